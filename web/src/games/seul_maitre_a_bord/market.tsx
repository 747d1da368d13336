// The market: what each cargo costs and brings, and the glory of the next delivery.

import { Coin } from "../../kit/counters";
import { Place } from "../../kit/place";
import { t } from "../../kit/texts";
import { Goods } from "./marks";
import { GOODS, type Good, type SeaScene } from "./view";
import "./market.css";

export function Market({ scene }: { scene: SeaScene }) {
  return (
    <table class="market">
      <caption class="unseen">{t("board-market")}</caption>
      <thead>
        <tr>
          <th class="caption" scope="col">
            {t("board-market")}
          </th>
          <th scope="col">{t("board-buy")}</th>
          <th scope="col">{t("board-sell")}</th>
          <th scope="col">{t("board-slots")}</th>
        </tr>
      </thead>
      <tbody>
        {GOODS.map((kind) => (
          <Row key={kind} scene={scene} kind={kind} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ scene, kind }: { scene: SeaScene; kind: Good }) {
  const good = scene.parts.goods[kind]!;
  const row = scene.table.market[kind]!;
  const name = t(`board-good-${kind}`);
  const black = row.next === null;
  return (
    <tr>
      <th scope="row">
        <Goods kind={kind} />
        <span class="good-name">{name}</span>
      </th>
      <td>
        <Place at={`buy:${kind}`} label={t("board-buy-for", { name, price: good.buy })} class="trade">
          <span aria-hidden="true">
            {good.buy}
            <Coin />
          </span>
        </Place>
      </td>
      <td>
        <Place at={`sell:${kind}`} label={t(black ? "board-black-for" : "board-sell-for", { name, price: black ? good.black_market : good.sell })} class="trade selling">
          <span aria-hidden="true">
            {black ? good.black_market : good.sell}
            <Coin />
          </span>
        </Place>
      </td>
      <td>
        <ol class="slots" aria-label={black ? t("board-slots-full") : t("board-slots-next", { vp: row.next ?? 0, cubes: row.cubes })}>
          {good.slot_vp.map((vp, nth) => (
            <li key={nth} class={nth >= row.slots.length ? "closed" : nth < row.cubes ? "sold" : nth === row.cubes ? "upcoming" : ""} aria-hidden="true">
              {nth < row.cubes ? <Goods kind={kind} /> : nth >= row.slots.length ? "×" : vp}
            </li>
          ))}
          {black && <li class="black">{t("board-black")}</li>}
        </ol>
      </td>
    </tr>
  );
}
