// The bids for the order of the turn: one row per slot, the highest first, and what each would cost and give.

import { Coin } from "../../kit/counters";
import { shortText, Place } from "../../kit/place";
import { SeatMark } from "../../kit/seats";
import { t } from "../../kit/texts";
import { bankPays } from "./actions";
import { times } from "./hull";
import { PirateToken } from "./marks";
import { looking } from "./pointing";
import { bidsOf, colourOf, numberIn, type SeaScene } from "./view";
import "./bids.css";

export function Bids({ scene }: { scene: SeaScene }) {
  const { neutral } = scene.table;
  const bids = bidsOf(scene);
  const slots = scene.parts.bids.map((price, slot) => ({ price, slot })).reverse();
  return (
    <div class="matter bidding">
      <h2>{t("board-bids")}</h2>
      <ol class="ladder" aria-label={t("board-bids")}>
        {slots.map(({ price, slot }) => {
          const owner = bids.indexOf(slot);
          if (owner >= 0) {
            return (
              <li key={slot}>
                <Place at={`bid:${slot}`} label={`${scene.names[owner] ?? ""}, ${t("board-bid-made", { price })}`} class="rung taken">
                  <Coin>{price}</Coin>
                  <SeatMark colour={colourOf(scene, owner)} />
                  <span aria-hidden="true">
                    <b>{scene.names[owner]}</b> <span class="note">{t("board-bid-made", { price })}</span>
                  </span>
                </Place>
              </li>
            );
          }
          if (neutral.includes(slot)) {
            return (
              <li key={slot}>
                <Place at={`bid:${slot}`} label={`${t("board-bid", { price })}, ${t("board-bid-neutral")}`} class="rung taken">
                  <Coin>{price}</Coin>
                  <span class="note" aria-hidden="true">
                    {t("board-bid-neutral")}
                  </span>
                </Place>
              </li>
            );
          }
          return (
            <li key={slot} {...looking(`bid:${slot}`)}>
              <Rung scene={scene} slot={slot} price={price} />
            </li>
          );
        })}
      </ol>
      <section class="bribe">
        <h3>
          {t("board-bribe")} <span class="note">{t("board-bribe-note", { doubloons: bribeOf(scene) })}</span>
        </h3>
        <ol>
          {scene.table.pirates.map((pirate, nth) => (
            <li key={nth} class={scene.table.drawn.includes(nth + 1) ? "drawn" : ""}>
              <PirateToken number={nth + 1} />
              <span class="figure">
                <Coin />
                {pirate.purse}
              </span>
              <span class="note">{scene.table.drawn.includes(nth + 1) ? t("board-drawn") : t("board-may-be-drawn")}</span>
            </li>
          ))}
        </ol>
        <p class="note">{t("board-bribe-rule")}</p>
      </section>
    </div>
  );
}

function Rung({ scene, slot, price }: { scene: SeaScene; slot: number; price: number }) {
  const me = scene.table.seats[scene.me];
  const choice = scene.choices.find(({ place }) => place === `bid:${slot}`);
  const banks = numberIn(choice?.hint ?? null, "n") ?? 0;
  const [from, to] = placesOf(scene, slot);
  const left = me ? me.money + banks * bankPays(scene) - price : 0;
  return (
    <Place at={`bid:${slot}`} label={t("board-bid", { price })} class="rung">
      <Coin>{price}</Coin>
      <span class="place-in-turn" aria-hidden="true">
        {from === to ? t("board-place-sure", { place: from }) : t("board-place-between", { from, to })}
      </span>
      {choice?.refusal ? (
        <span class="because" aria-hidden="true">
          {shortText(choice.refusal.text)}
        </span>
      ) : (
        me &&
        choice && (
          <>
            <span class={`bank ${banks > 0 ? "forced" : "note"}`} aria-hidden="true">
              {banks > 0 ? t("board-banks", { count: banks }) : t("board-no-bank")}
            </span>
            <span class="tokens" aria-hidden="true">
              {times(me.tokens - banks, (nth) => (
                <SeatMark key={nth} colour={colourOf(scene, scene.me)} />
              ))}
              {times(banks, (nth) => (
                <i key={nth} class="spent" />
              ))}
            </span>
            <span class="left" aria-hidden="true">
              {t("board-left")} <Coin />
              <b>{left}</b>
            </span>
          </>
        )
      )}
    </Place>
  );
}

/** The places in the turn this slot can lead to, while others have still to bid. */
function placesOf(scene: SeaScene, slot: number): [number, number] {
  const { actor } = scene.table;
  const bids = bidsOf(scene);
  const me = scene.choices.length > 0 ? scene.me : (actor ?? scene.me);
  const others = bids.filter((_, seat) => seat !== me);
  const higher = others.filter((bid) => bid !== null && bid > slot).length;
  const prices = scene.parts.bids.length;
  const free = Array.from({ length: prices }, (_, one) => one).filter((one) => one > slot && !bids.includes(one) && !scene.table.neutral.includes(one)).length;
  const waiting = Math.min(others.filter((bid) => bid === null).length, free);
  return [higher + 1, higher + 1 + waiting];
}

/** What the pirates would get if nobody bid any more: the two highest bids. */
function bribeOf(scene: SeaScene): number {
  const { neutral } = scene.table;
  const bids = bidsOf(scene);
  const paid = [...bids.filter((bid): bid is number => bid !== null), ...neutral].map((slot) => scene.parts.bids[slot] ?? 0);
  return paid.sort((one, other) => other - one).slice(0, 2).reduce((sum, price) => sum + price, 0);
}
