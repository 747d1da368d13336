// Before the first round: each pirate's choice of a captain's card and of a starter deck, for all to see.

import { Picture } from "../../kit/drawing";
import { Place } from "../../kit/place";
import { Sea } from "../../kit/sea";
import { SeatMark } from "../../kit/seats";
import { t } from "../../kit/texts";
import { Face, OpenCard } from "./cards";
import { Hat, Mark } from "./marks";
import { sceneOf } from "./scenes";
import { partOf, type KingScene } from "./view";
import "./setup.css";

export function Setup({ scene }: { scene: KingScene }) {
  const pirates = Object.keys(scene.parts.cards).filter((id) => partOf(scene, id).kind === "pirate");
  return (
    <div class={`setup of-${scene.table.phase}`}>
      <Sea class="sea" />
      <Crew scene={scene} />
      {scene.table.phase === "pirate" ? (
        <section class="pirates" aria-label={t("board-pirates")}>
          <h2 class="caption">{t("board-pirates")}</h2>
          <ol>
            {pirates.map((id) => (
              <li key={id}>
                <OpenCard scene={scene} id={id} at={`pirate:${id}`} />
                <Taken scene={scene} seat={scene.table.seats.findIndex((seat) => seat.pirate === id)} />
              </li>
            ))}
          </ol>
        </section>
      ) : (
        <section class="decks" aria-label={t("board-decks")}>
          <h2 class="caption">{t("board-decks")}</h2>
          <ol>
            {Object.keys(scene.parts.decks).map((deck) => (
              <Deck key={deck} scene={scene} deck={deck} />
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Deck({ scene, deck }: { scene: KingScene; deck: string }) {
  const cards = scene.parts.decks[deck] ?? [];
  const name = t(`deck-${deck}`);
  return (
    <li>
      <Place at={`deck:${deck}`} label={t("board-deck", { name })} class="deck">
        <span class="strip deck-face" aria-hidden="true">
          <b class="deck-name">
            <Mark of={deck} /> {name}
          </b>
          <span class="deck-cards">
            {cards.map((id) => (
              <span key={id} data-zoom={id}>
                <Face scene={scene} id={id} />
              </span>
            ))}
          </span>
        </span>
      </Place>
      <Taken scene={scene} seat={scene.table.seats.findIndex((seat) => seat.deck === deck)} />
    </li>
  );
}

/** Whose it is already. */
function Taken({ scene, seat }: { scene: KingScene; seat: number }) {
  if (seat < 0) return null;
  return (
    <span class="taken">
      <SeatMark colour={scene.seats[seat]?.colour ?? ""} /> {scene.names[seat]}
    </span>
  );
}

/** Everybody in the order of choosing, with what they have. */
function Crew({ scene }: { scene: KingScene }) {
  const { captain, seats, actor } = scene.table;
  const order = seats.map((_, nth) => (captain + nth) % seats.length);
  return (
    <ol class="crew" aria-label={t("board-order")}>
      {order.map((seat) => {
        const { pirate, deck } = seats[seat]!;
        const drawing = pirate && sceneOf(pirate);
        return (
          <li key={seat} class={seat === actor ? "chooses" : ""}>
            <span class="portrait">{drawing ? <Picture of={drawing} fit="xMidYMid slice" /> : <SeatMark colour={scene.seats[seat]?.colour ?? ""} />}</span>
            <span class="who">
              <b>
                <SeatMark colour={scene.seats[seat]?.colour ?? ""} /> {scene.names[seat]} {seat === captain && <Hat />}
              </b>
              <span class="note">
                {pirate ? t(partOf(scene, pirate).name.slice(1)) : t(seat === actor ? "board-chooses" : "board-waits")}
                {deck && (
                  <>
                    {" "}
                    <Mark of={deck} /> <span class="deck-word">{t(`deck-${deck}`)}</span>
                  </>
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
