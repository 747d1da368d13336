// A card of Pirate King: a drawn scene, what it counts, what it does. One card serves the table, the lanes and the
// phone; the style sheet says how much of it is shown.

import cardDraw from "icon:card-draw";
import cardPick from "icon:card-pick";
import cardPlay from "icon:card-play";
import eye from "icon:eye-target";
import flip from "icon:vertical-flip";
import friends from "icon:three-friends";
import hand from "icon:swap-bag";
import masks from "icon:duality-mask";
import { Card, CardBack } from "../../kit/card";
import { Coin, Sword } from "../../kit/counters";
import { Picture, type Drawing } from "../../kit/drawing";
import { Place } from "../../kit/place";
import { say } from "../../kit/table/words";
import { t } from "../../kit/texts";
import { Hat, Mark, Skull } from "./marks";
import { sceneOf } from "./scenes";
import { cardInWords, faceOf, partOf, pirateOf, type CardFigures, type Effect, type KingScene, type LaidView, type CardView } from "./view";
import "./cards.css";

interface FaceProps {
  scene: KingScene;
  id: string;
  figures?: CardFigures; // as they count now; otherwise as printed
  of?: string; // the card whose face this is, for a copy
  class?: string;
}

export function Face({ scene, id, figures, of, class: more = "" }: FaceProps) {
  const part = partOf(scene, id);
  const counted = figures ?? part;
  const drawing = sceneOf(id);
  return (
    <Card kind={`king kind-${part.kind}`} class={more} name={<NameBar part={of ? partOf(scene, of) : part} copies={of !== undefined} />}>
      {drawing && <Picture of={drawing} class="scene" fit="xMidYMid slice" />}
      <span class="figures-of">
        <Worth part={part} counted={counted} />
        {counted.crowns > 0 && (
          <span class="crowns">
            {counted.crowns}
            <Mark of="crown" />
          </span>
        )}
        {part.effects.length > 0 && (
          <span class="signs">
            {part.effects.map((effect, nth) => (
              <Sign key={nth} of={effect} />
            ))}
          </span>
        )}
      </span>
      {part.curses > 0 && (
        <span class="curses">
          {Array.from({ length: part.curses }, (_, nth) => (
            <Skull key={nth} />
          ))}
        </span>
      )}
      {part.effects.length > 0 && (
        <span class="does">
          {part.effects.map((effect, nth) => (
            <Does key={nth} effect={effect} alone={part.effects.length === 1} />
          ))}
        </span>
      )}
    </Card>
  );
}

/** Swords and gold; none of either needs no sign. */
function Worth({ part, counted: { swords, gold } }: { part: CardView; counted: CardFigures }) {
  if (swords === 0 && gold === 0) return null;
  const more = swords > part.swords || gold > part.gold ? "more" : "";
  return (
    <span class={`worth ${more}`}>
      {swords > 0 && (
        <span class="swords">
          {swords}
          <Sword />
        </span>
      )}
      {gold > 0 && <Coin>{gold}</Coin>}
    </span>
  );
}

function NameBar({ part, copies }: { part: CardView; copies: boolean }) {
  const name = t(part.name.slice(1));
  return (
    <>
      {copies ? <Picture of={masks} class="mark" /> : <Mark of={part.symbols[0] ?? ""} />}
      <b class={name.length > 15 ? "longest" : name.length > 10 ? "long" : ""}>{name}</b>
    </>
  );
}

const SIGNS: Record<string, Drawing> = {
  reveal: cardDraw,
  copy_previous: masks,
  peek_reorder: eye,
  flip_down: flip,
  look_keep_one: cardPick,
  play_from_discard: cardPlay,
  lend_card: hand,
};

/** What a card does, in a sign: all others, or the thing it is about. */
function Sign({ of: { kind, target, symbol = "" } }: { of: Effect }) {
  const drawing = target === "others" ? friends : SIGNS[kind];
  if (drawing) return <Picture of={drawing} class="mark" />;
  if (kind === "take_captain") return <Hat />;
  return <Mark of={kind === "loot_into_play" ? "loot" : symbol} />;
}

/** What a card does, in a sign and a few words; of several effects only the signs. */
function Does({ effect, alone }: { effect: Effect; alone: boolean }) {
  const { kind, target, n = 1, symbol = "", swords = 0, gold = 0 } = effect;
  const words = alone ? t(`board-does-${kind}`, { target, n }) : "";
  if (kind === "gain_per") {
    return (
      <span class="doing">
        +{swords > 0 && <>{swords}<Sword /></>}
        {gold > 0 && <>{gold}<Coin /></>} {words} <Mark of={symbol} />
      </span>
    );
  }
  return (
    <span class="doing">
      <Sign of={effect} /> {words} {kind === "flip_down" && <Mark of={symbol} />}
    </span>
  );
}

/** A card that copied nothing. */
function Blank({ scene, of }: { scene: KingScene; of: string }) {
  return (
    <Card kind="king blank" name={<NameBar part={partOf(scene, of)} copies />}>
      <Picture of={masks} class="unmade" />
    </Card>
  );
}

export function nameOf(scene: KingScene, id: string): string {
  return t(partOf(scene, id).name.slice(1));
}

/** A card in a play area in words: its name and figures as they count, what it copies, whose it is. */
function laidInWords(scene: KingScene, laid: LaidView, host: number): string {
  const face = faceOf(laid);
  if (laid.down) return t("some-card-down", { name: nameOf(scene, laid.card) });
  const parts = [face ? say(cardInWords(partOf(scene, face), laid)) : t("card-blank")];
  if (face !== laid.card) parts.push(t("board-copied-by", { name: nameOf(scene, laid.card) }));
  if (laid.owner !== host) parts.push(t("board-lent-by", { name: scene.names[laid.owner] ?? "" }));
  return parts.join(", ");
}

interface LaidCardProps {
  scene: KingScene;
  host: number;
  laid: LaidView;
  place: number;
}

/** A card where it lies in a play area. */
export function LaidCard({ scene, host, laid, place }: LaidCardProps) {
  const face = faceOf(laid);
  const at = `area:${host}:${place}`;
  const { state, last } = pirateOf(scene, host);
  const acting = [scene.table.hitting, scene.table.stack.at(-1)].some((effect) => effect?.host === host && effect.place === place);
  const newest = state === "sea" && scene.table.step > 1 && last?.[0] === host && last[1] === place;
  const shade = [state === "sunk" ? "lost" : "", laid.down ? "down" : "", acting ? "acting" : ""].join(" ");
  return (
    <Place at={at} label={laidInWords(scene, laid, host)} zoom={face ?? laid.card} last={newest || acting} shade={shade} class="laid">
      {face ? <Face scene={scene} id={face} figures={shownFigures(scene, laid, face, state === "sunk")} {...(face !== laid.card ? { of: laid.card } : {})} /> : <Blank scene={scene} of={laid.card} />}
      {laid.down && (
        <span class="turned" data-thing={`down:${host}:${place}`} aria-hidden="true">
          <CardBack />
        </span>
      )}
      {laid.owner !== host && (
        <span class="lent" aria-hidden="true">
          {t("board-lent")}
        </span>
      )}
    </Place>
  );
}

/** What a lost or turned card shows is what is printed on it: it counts nothing, and its look says so. */
function shownFigures(scene: KingScene, laid: LaidView, face: string, lost: boolean): CardFigures {
  return lost || laid.down ? partOf(scene, face) : laid;
}

/** A card that lies for everybody to see, and may be chosen. */
export function OpenCard({ scene, id, at, zoom = id }: { scene: KingScene; id: string; at: string; zoom?: string }) {
  return (
    <Place at={at} label={say(cardInWords(partOf(scene, id)))} zoom={zoom} class="open-card">
      <Face scene={scene} id={id} />
    </Place>
  );
}
