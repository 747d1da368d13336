// Questions that take the place of the nine actions: the shipyard, a pile looked through, damage to bear.

import cannon from "icon:cannon";
import crate from "icon:cargo-crate";
import hammer from "icon:hammer-nails";
import letter from "icon:scroll-unfurled";
import leak from "icon:leak";
import person from "icon:person";
import sail from "icon:sail";
import specialist from "icon:graduate-cap";
import { Picture, type Drawing } from "../../kit/drawing";
import { shortText, Place } from "../../kit/place";
import type { Choice } from "../../kit/protocol";
import { say } from "../../kit/table/words";
import { t } from "../../kit/texts";
import { Losses } from "./combat";
import { discoveryInWords } from "./hull";
import { Discovery } from "./marks";
import { choicesFor, familyOf, rarityOf, type SeaScene } from "./view";

const PICTURES: Record<string, Drawing> = { recruit: person, hire: specialist, sails: sail, hold: crate, cannon, letter, sail, leak };

function pictureOf(place: string): Drawing {
  const [, word = ""] = place.split(":");
  return PICTURES[word] ?? PICTURES[word.split("-")[0]!] ?? hammer;
}

function Offer({ choice }: { choice: Choice }) {
  return (
    <Place at={choice.place} label={say(choice.label)} class="deed offer">
      <Picture of={pictureOf(choice.place)} />
      <span class="words" aria-hidden="true">
        <b>{say(choice.label)}</b>
        {choice.refusal && <span>{shortText(choice.refusal.text)}</span>}
      </span>
    </Place>
  );
}

export function Yard({ scene }: { scene: SeaScene }) {
  const offers = [...choicesFor(scene, "yard"), ...choicesFor(scene, "damage")];
  if (offers.length === 0) return null;
  return (
    <section class="turn-actions yard" aria-label={t("action-shipyard")}>
      <h2 class="caption">{t("action-shipyard")}</h2>
      <ol>
        {offers.map((choice) => (
          <li key={choice.place}>
            <Offer choice={choice} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A pile of discoveries in the hands of who may look through it. */
export function Search({ scene }: { scene: SeaScene }) {
  const offers = choicesFor(scene, "pile");
  if (offers.length === 0) return null;
  return (
    <section class="turn-actions browsing" aria-label={t("board-pile-of")}>
      <h2 class="caption">{t("board-pile-of")}</h2>
      <ol>
        {offers.map((choice) => {
          const token = choice.place.slice("pile:".length);
          return (
            <li key={token}>
              <Place at={choice.place} label={discoveryInWords(token, familyOf(scene, token))} class="deed offer">
                <Discovery rarity={rarityOf(token)} family={familyOf(scene, token)} />
                <span class="words" aria-hidden="true">
                  <b>{discoveryInWords(token, familyOf(scene, token))}</b>
                  {choice.refusal && <span>{shortText(choice.refusal.text)}</span>}
                </span>
              </Place>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Sailors to lose, pairs of them to pay for. */
export function Toll({ scene }: { scene: SeaScene }) {
  const pairs = choicesFor(scene, "pairs");
  return (
    <section class="turn-actions toll" aria-label={t("board-toll")}>
      <h2 class="caption">{t("board-toll")}</h2>
      <Losses scene={scene} />
      {pairs.length > 0 && (
        <ol>
          {pairs.map((choice) => (
            <li key={choice.place}>
              <Offer choice={choice} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
