// A ship as its board shows it: what lies in the hold, who is in the sails, which guns can fire.

import cannon from "icon:cannon";
import crate from "icon:cargo-crate";
import leak from "icon:leak";
import sail from "icon:sail";
import type { ComponentChildren } from "preact";
import { Picture } from "../../kit/drawing";
import { Place } from "../../kit/place";
import { t } from "../../kit/texts";
import { Discovery, Goods, Sailor } from "./marks";
import { cannonsMost, cargoOf, colourOf, familyOf, rarityOf, sailsOf, type SeaScene, type SeatView } from "./view";
import "./hull.css";

export function times<T>(count: number, make: (nth: number) => T): T[] {
  return Array.from({ length: Math.max(0, count) }, (_, nth) => make(nth));
}

/** Cells lie in two rows. */
const inRow = (cells: number): number => Math.max(1, Math.ceil(cells / 2));
const columns = (cells: number) => ({ "--columns": String(inRow(cells)) });

/** How many cells a ship has side by side, over all parts of its board. */
export function across(scene: SeaScene, seat: number): number {
  const ship = scene.table.seats[seat]!;
  return inRow(ship.spaces) + inRow(sailsOf(scene, seat)) + inRow(cannonsMost(scene, ship)) + inRow(Math.max(ship.deck, ship.strength_limit));
}

/** A part of the board: its name, what it amounts to, and its cells. */
export function Group({ name, note, children }: { name: string; note: string; children: ComponentChildren }) {
  return (
    <div class={`group ${name}`}>
      <h2>
        {t(`board-${name}`)} <span class="note">{note}</span>
      </h2>
      {children}
    </div>
  );
}

function Cell({ kind, label, children }: { kind: string; label: string; children?: ComponentChildren }) {
  return (
    <li class={`cell ${kind}`}>
      {children}
      <span class="unseen">{label}</span>
    </li>
  );
}

interface HoldProps {
  scene: SeaScene;
  seat: number;
  theirs?: boolean; // somebody else's: nothing in it can be chosen here
}

/** The hold: sailors, leaks, goods, discoveries, then the places still free. */
export function HoldCells({ scene, seat, theirs = false }: HoldProps) {
  const ship = scene.table.seats[seat]!;
  const colour = colourOf(scene, seat);
  const goods = cargoOf(ship);
  return (
    <ol class="cells" aria-label={t("board-hold")} style={columns(ship.spaces)}>
      {times(ship.sailors, (nth) => (
        <Cell key={`sailor ${nth}`} kind="full" label={t("board-cell-sailor")}>
          <Sailor colour={colour} />
        </Cell>
      ))}
      {times(ship.leaks, (nth) => (
        <Cell key={`leak ${nth}`} kind="full hurt" label={t("board-cell-leak")}>
          <Sailor colour={colour} />
          <Picture of={leak} class="wound" />
        </Cell>
      ))}
      {goods.map((kind, nth) =>
        theirs || goods.indexOf(kind) !== nth ? (
          <Cell key={`${kind} ${nth}`} kind="full" label={t(`board-good-${kind}`)}>
            <Goods kind={kind} />
          </Cell>
        ) : (
          <li key={`${kind} ${nth}`} class="cell full">
            <Place at={`cargo:${kind}`} label={t(`board-good-${kind}`)} class="berth">
              <Goods kind={kind} />
            </Place>
          </li>
        ),
      )}
      {ship.discoveries.map((token) => {
        const family = theirs ? null : familyOf(scene, token);
        const mark = <Discovery rarity={rarityOf(token)} family={family} />;
        return theirs ? (
          <Cell key={token} kind="full" label={discoveryInWords(token, family)}>
            {mark}
          </Cell>
        ) : (
          <li key={token} class="cell full">
            <Place at={`token:${token}`} label={discoveryInWords(token, family)} class="berth">
              {mark}
            </Place>
          </li>
        );
      })}
      {times(ship.free, (nth) => (
        <Cell key={`free ${nth}`} kind="empty" label={t("board-cell-free")} />
      ))}
    </ol>
  );
}

export function discoveryInWords(token: string, family: string | null): string {
  const rarity = rarityOf(token);
  return family ? t("board-discovery-known", { rarity, family }) : t("board-discovery", { rarity });
}

/** The sails: those with a sailor, those free, those the load or a shot has taken. */
export function SailCells({ scene, seat }: HoldProps) {
  const ship = scene.table.seats[seat]!;
  const whole = Math.max(0, sailsOf(scene, seat) - ship.sail_damage);
  const burdened = Math.min(ship.load, Math.max(0, whole - ship.sails));
  return (
    <ol class="cells" aria-label={t("board-sails")} style={columns(sailsOf(scene, seat))}>
      {times(ship.sails, (nth) => (
        <Cell key={`sailor ${nth}`} kind="full" label={t("board-cell-sailor")}>
          <Sailor colour={colourOf(scene, seat)} />
        </Cell>
      ))}
      {times(whole - burdened - ship.sails, (nth) => (
        <Cell key={`free ${nth}`} kind="full sail" label={t("board-cell-sail")}>
          <Picture of={sail} />
        </Cell>
      ))}
      {times(burdened, (nth) => (
        <Cell key={`load ${nth}`} kind="full load" label={t("board-cell-load")}>
          <Picture of={crate} />
        </Cell>
      ))}
      {times(ship.sail_damage, (nth) => (
        <Cell key={`torn ${nth}`} kind="full broken" label={t("board-cell-torn")}>
          <Picture of={sail} />
        </Cell>
      ))}
    </ol>
  );
}

export function CannonCells({ scene, ship }: { scene: SeaScene; ship: SeatView }) {
  return (
    <ol class="cells" aria-label={t("board-cannons")} style={columns(cannonsMost(scene, ship))}>
      {times(ship.cannons - ship.cannon_damage, (nth) => (
        <Cell key={`gun ${nth}`} kind="full gun" label={t("board-cell-cannon")}>
          <Picture of={cannon} />
        </Cell>
      ))}
      {times(ship.cannon_damage, (nth) => (
        <Cell key={`hit ${nth}`} kind="full gun broken" label={t("board-cell-cannon-hit")}>
          <Picture of={cannon} />
        </Cell>
      ))}
      {times(cannonsMost(scene, ship) - ship.cannons, (nth) => (
        <Cell key={`none ${nth}`} kind="empty" label={t("board-cell-cannon-none")} />
      ))}
    </ol>
  );
}

export function DeckCells({ scene, seat }: HoldProps) {
  const ship = scene.table.seats[seat]!;
  return (
    <ol class="cells" aria-label={t("board-deck")} style={columns(Math.max(ship.deck, ship.strength_limit))}>
      {times(ship.deck, (nth) => (
        <Cell key={`sailor ${nth}`} kind="full" label={t("board-cell-sailor")}>
          <Sailor colour={colourOf(scene, seat)} />
        </Cell>
      ))}
      {times(ship.strength_limit - ship.deck, (nth) => (
        <Cell key={`free ${nth}`} kind="empty" label={t("board-cell-free")} />
      ))}
    </ol>
  );
}
