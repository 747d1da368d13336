// The wind in figures and words, and the pirates it drives.

import cannon from "icon:cannon";
import chest from "icon:locked-chest";
import person from "icon:person";
import sail from "icon:sail";
import storm from "icon:whirlwind";
import { Coin } from "../../kit/counters";
import { Picture, type Drawing } from "../../kit/drawing";
import { shortText, Place } from "../../kit/place";
import { SeatMark } from "../../kit/seats";
import { t } from "../../kit/texts";
import { PirateToken } from "./marks";
import { Rose } from "./rose";
import { called, colourOf, costOf, type PirateView, type SeaScene } from "./view";
import "./wind.css";

export function Wind({ scene }: { scene: SeaScene }) {
  const { wind, storms } = scene.table;
  if (!wind) return null;
  return (
    <section class="wind" aria-label={t("board-wind-name")}>
      <Rose wind={wind} cost={(direction) => costOf(scene, direction)} />
      <div class="about-wind">
        <h2>{t("board-wind", { direction: `@board-to-${wind}` })}</h2>
        <p class="note">{t("board-wind-note")}</p>
        <p class="storms">
          <Picture of={storm} />
          {t("board-storms", { at: storms.map(called).join(", "), count: storms.length })}
        </p>
      </div>
    </section>
  );
}

export function Pirates({ scene }: { scene: SeaScene }) {
  return (
    <section class="pirates" aria-label={t("board-pirates")}>
      <h2 class="caption">{t("board-pirates")}</h2>
      <ol>
        {scene.table.pirates.map((pirate, nth) => (
          <li key={nth}>
            <Place at={`pirate:${nth + 1}`} label={pirateInWords(pirate, nth + 1)} class="pirate-card">
              <PirateToken number={nth + 1} />
              <span class="strengths" aria-hidden="true">
                <Figure of={person} now={pirate.sailors - pirate.sailor_damage} hurt={pirate.sailor_damage > 0} />
                <Figure of={cannon} now={pirate.cannons - pirate.cannon_damage} hurt={pirate.cannon_damage > 0} />
                <Figure of={sail} now={pirate.sails - pirate.sail_damage} hurt={pirate.sail_damage > 0} />
                <span class="figure">
                  <Coin />
                  {pirate.purse}
                </span>
              </span>
              <span class="state note" aria-hidden="true">
                {pirate.controller !== null && <SeatMark colour={colourOf(scene, pirate.controller)} />}
                {whyNot(scene, nth + 1) || (pirate.fought ? t("board-has-fought") : pirate.at ? called(pirate.at) : "")}
                {pirate.treasure > 0 && (
                  <>
                    <Picture of={chest} />
                    {pirate.treasure}
                  </>
                )}
              </span>
            </Place>
          </li>
        ))}
      </ol>
    </section>
  );
}

function whyNot(scene: SeaScene, number: number): string {
  const refusal = scene.choices.find(({ place }) => place === `pirate:${number}`)?.refusal;
  return refusal ? shortText(refusal.text) : "";
}

function Figure({ of, now, hurt }: { of: Drawing; now: number; hurt: boolean }) {
  return (
    <span class={`figure ${hurt ? "hurt" : ""}`}>
      <Picture of={of} />
      {now}
    </span>
  );
}

function pirateInWords(pirate: PirateView, number: number): string {
  return t("board-pirate", {
    ship: `@pirate-${number}`,
    at: pirate.at ? called(pirate.at) : "",
    sailors: pirate.sailors - pirate.sailor_damage,
    cannons: pirate.cannons - pirate.cannon_damage,
    sails: pirate.sails - pirate.sail_damage,
    purse: pirate.purse,
    treasure: pirate.treasure,
  });
}
