// A board for any game without a drawn one: what the view holds as lists, and the choices by their places. It knows no game
// and needs none: names come from the components, sentences from the texts.

import type { Board, Scene } from "./board";
import { Place } from "./place";
import { say } from "./table/words";
import { t, words } from "./texts";
import "./generic-board.css";

type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** The name of a card or piece by its id, if the components or the texts have one. */
function nameOf(scene: Scene, id: string): string {
  for (const kind of Object.values((scene.parts ?? {}) as Record<string, Record<string, { name?: string }>>)) {
    const name = typeof kind === "object" && kind ? kind[id]?.name : undefined;
    if (name) return say({ key: name.replace(/^@/, ""), args: {} });
  }
  return words().has(id) ? t(id) : id.replaceAll("_", " ");
}

function heading(name: string): string {
  return words().has(`part-${name}`) ? t(`part-${name}`) : name.replaceAll("_", " ");
}

function Shown({ scene, value }: { scene: Scene; value: Value }) {
  if (value === null) return <span class="none">–</span>;
  if (typeof value === "boolean") return <span>{t(value ? "page-yes" : "page-no")}</span>;
  if (typeof value === "number") return <b>{value}</b>;
  if (typeof value === "string") return <span class="chip">{nameOf(scene, value)}</span>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <span class="none">–</span>;
    return (
      <ul class="row">
        {value.map((one) => (
          <li>
            <Shown scene={scene} value={one} />
          </li>
        ))}
      </ul>
    );
  }
  return <Parts scene={scene} parts={value} />;
}

function Parts({ scene, parts }: { scene: Scene; parts: { [name: string]: Value } }) {
  return (
    <dl class="parts">
      {Object.entries(parts).map(([name, value]) => (
        <div key={name}>
          <dt>{heading(name)}</dt>
          <dd>
            <Shown scene={scene} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function seatsOf(scene: Scene): { [name: string]: Value }[] {
  const { seats } = scene.table as { seats?: { [name: string]: Value }[] };
  return Array.isArray(seats) ? seats : [];
}

export const genericBoard: Board<{ [name: string]: Value }, { [name: string]: Value }> = {
  Table(scene) {
    const { seats: _, ...rest } = scene.table;
    const places = [...new Set(scene.choices.map((choice) => choice.place))].filter((place) => place !== "button");
    return (
      <div class="generic">
        {places.length > 0 && (
          <section aria-label={t("page-actions")}>
            <h2 class="caption">{t("page-actions")}</h2>
            <ul class="row">
              {places.map((place) => (
                <li key={place}>
                  <Place at={place} label={nameOf(scene, place.split(":").pop()!)}>
                    <span class="tag">{scene.choices.filter((choice) => choice.place === place).map((choice) => say(choice.label)).join(" / ")}</span>
                  </Place>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-label={t("page-table")}>
          <h2 class="caption">{t("page-table")}</h2>
          <Parts scene={scene} parts={rest} />
        </section>
      </div>
    );
  },
  Own(scene) {
    const own = { ...(seatsOf(scene)[scene.me] ?? {}), ...(scene.own ?? {}) };
    if (scene.me < 0) return null;
    return (
      <section class="generic" aria-label={t("page-own")} tabIndex={0}>
        <h2 class="caption">{t("page-own")}</h2>
        <Parts scene={scene} parts={own} />
      </section>
    );
  },
  SeatLine(scene, seat) {
    const figures = Object.entries(seatsOf(scene)[seat] ?? {}).filter(([name, value]) => typeof value === "number" && name !== "points");
    return figures.map(([name, value]) => (
      <span key={name} class="figure">
        {heading(name)} <b>{String(value)}</b>
      </span>
    ));
  },
  points(scene, seat) {
    const points = seatsOf(scene)[seat]?.["points"];
    return typeof points === "number" ? points : 0;
  },
  heading: () => [],
};
