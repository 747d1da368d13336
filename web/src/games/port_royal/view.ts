// What the server says of Port Royal, as generated from its structs, and how the page finds its way in it.

import type { Colour, Components, ExpeditionView, Odds, OwnView, PersonView, SeatView, ShipView, TableView, TaxView } from "../../generated/port_royal";
import type { Scene } from "../../kit/board";

export type { Colour, Components, Kind, Odds, OwnView, Rules, Symbol, TableView } from "../../generated/port_royal";

/** A card knows its id once it was looked up by it. */
type Known<View> = View & { id: string };

export type Ship = Known<ShipView>;
export type Person = Known<PersonView>;
export type Expedition = Known<ExpeditionView>;
export type Tax = Known<TaxView>;
export type Part = Ship | Person | Expedition | Tax;

export type PortRoyalScene = Scene<TableView, OwnView, Components, Odds>;

export const COLOURS: Colour[] = ["yellow", "blue", "green", "red", "black"];

export function partOf(scene: PortRoyalScene, id: string): Part {
  const part = scene.parts.cards[id];
  if (!part) throw new Error(`there is no card ${id}`);
  return Object.assign(part, { id });
}

export function partsOf(scene: PortRoyalScene, ids: string[]): Part[] {
  return ids.map((id) => partOf(scene, id));
}

export function company(scene: PortRoyalScene, seat: number): SeatView {
  return scene.table.seats[seat]!;
}
