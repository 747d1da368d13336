// The cards of Port Royal. Each face is one drawing for all sizes; what it says in pictures, `describe` says in words.

import cardPickup from "icon:card-pickup";
import compass from "icon:compass";
import crossedSabres from "icon:crossed-sabres";
import sinkingShip from "icon:sinking-ship";
import skull from "icon:skull-crossed-bones";
import taxes from "icon:receive-money";
import treasureMap from "icon:treasure-map";
import flute from "art:ship-flute";
import frigate from "art:ship-frigate";
import galleon from "art:ship-galleon";
import pinnace from "art:ship-pinnace";
import skiff from "art:ship-skiff";
import waves from "art:wave-band";
import { Card } from "../../kit/card";
import { Coin, Shield, Sword } from "../../kit/counters";
import { Picture, type Drawing } from "../../kit/drawing";
import { t, words } from "../../kit/texts";
import { calling, Flag, nameOf, SymbolMark } from "./marks";
import type { Colour, Expedition, Part, Person, PortRoyalScene, Rules, Ship, Tax } from "./view";
import "./cards.css";

const SHIPS: Record<Colour, Drawing> = { yellow: pinnace, blue: flute, green: skiff, red: frigate, black: galleon };

interface FaceProps {
  scene: PortRoyalScene;
  part: Part;
  pays?: number; // what you pay for the person now
  gains?: number; // what the ship brings you now
  counts?: string; // its share in a sum that is shown
}

export function Face({ scene, part, pays, gains, counts }: FaceProps) {
  const { rules } = scene.parts;
  switch (part.type) {
    case "ship":
      return <ShipFace ship={part} gains={gains} />;
    case "person":
      return <PersonFace rules={rules} person={part} pays={pays} counts={counts} />;
    case "expedition":
      return <ExpeditionFace expedition={part} />;
    case "tax":
      return <TaxFace rules={rules} tax={part} />;
  }
}

function Name({ part }: { part: Part }) {
  const name = nameOf(part);
  const brief = `${part.name.replace(/^@/, "")}.short`;
  if (!words().has(brief)) return <b class={name.length > 10 ? "long" : ""}>{name}</b>;
  return (
    <b class="long">
      <span class="whole">{name}</span>
      <span class="brief">{t(brief)}</span>
    </b>
  );
}

function ShipFace({ ship, gains = ship.coins }: { ship: Ship; gains: number | undefined }) {
  return (
    <Card
      kind={`ship sky-${ship.color}`}
      name={
        <>
          <Flag color={ship.color} />
          <Name part={ship} />
          {gains !== ship.coins && <s>{ship.coins}</s>}
        </>
      }
    >
      <Picture of={SHIPS[ship.color]} class="hull" />
      <Picture of={waves} class="waves" fit="xMidYMin slice" />
      <span class="strength">
        {ship.skull ? (
          <Picture of={skull} class="skull" />
        ) : (
          <>
            <Picture of={crossedSabres} />
            <b>{ship.swords}</b>
          </>
        )}
      </span>
      <Coin class="gain">{gains}</Coin>
    </Card>
  );
}

interface PersonFaceProps {
  rules: Rules;
  person: Person;
  pays: number | undefined;
  counts: string | undefined;
}

function PersonFace({ rules, person, pays, counts }: PersonFaceProps) {
  return (
    <Card
      kind={`person ${pays === undefined ? "hired" : ""}`}
      name={
        <>
          <Name part={person} />
          {pays !== undefined && pays !== person.cost && <s>{person.cost}</s>}
        </>
      }
    >
      <span class="ability">
        <Ability rules={rules} person={person} />
      </span>
      <Shield points={person.points} />
      <span class={`medallion ${person.color ? `sky-${person.color}` : ""}`}>
        <Picture of={calling(person.kind)} />
      </span>
      <span class="caption-line">{effectOf(rules, person)}</span>
      {pays !== undefined && <Coin class="price">{pays}</Coin>}
      {counts && <span class="counts">{counts}</span>}
    </Card>
  );
}

function Ability({ rules, person }: { rules: Rules; person: Person }) {
  switch (person.kind) {
    case "trader":
      return (
        <>
          {person.color && <Flag color={person.color} />}
          <Coin>+{rules.trader_bonus}</Coin>
        </>
      );
    case "sailor":
    case "pirate":
      return Array.from({ length: person.swords }, () => <Sword />);
    case "mademoiselle":
      return <Coin>−{rules.mademoiselle_discount}</Coin>;
    case "jester":
      return (
        <>
          <Picture of={sinkingShip} />
          <Coin>+{rules.jester_coins}</Coin>
        </>
      );
    case "admiral":
      return (
        <>
          <b>{rules.admiral_from_cards}+</b>
          <Coin>+{rules.admiral_coins}</Coin>
        </>
      );
    case "governor":
      return (
        <>
          <b>+{rules.governor_takes}</b>
          <Picture of={cardPickup} />
        </>
      );
    default:
      return <Picture of={compass} />;
  }
}

function ExpeditionFace({ expedition }: { expedition: Expedition }) {
  return (
    <Card kind="expedition" name={<Name part={expedition} />}>
      <span class="ability">
        <Picture of={treasureMap} />
      </span>
      <Shield points={expedition.points} />
      <span class="symbols">
        {expedition.requires.map((symbol) => (
          <SymbolMark symbol={symbol} done={false} />
        ))}
      </span>
    </Card>
  );
}

function TaxFace({ rules, tax }: { rules: Rules; tax: Tax }) {
  return (
    <Card kind="tax" name={<Name part={tax} />}>
      <span class="medallion">
        <Picture of={taxes} />
      </span>
      <span class="caption-line">{t(`caption-tax-${tax.bonus}`, { coins: rules.tax_bonus })}</span>
    </Card>
  );
}

/** What a person does, in a few words. */
function effectOf(rules: Rules, person: Person): string {
  switch (person.kind) {
    case "trader":
      return t("caption-trader", { coins: rules.trader_bonus });
    case "mademoiselle":
      return t("caption-mademoiselle", { coins: rules.mademoiselle_discount });
    case "jester":
      return t("caption-jester", { coins: rules.jester_coins });
    case "admiral":
      return t("caption-admiral", { cards: rules.admiral_from_cards, coins: rules.admiral_coins });
    case "governor":
      return t("caption-governor", { cards: rules.governor_takes });
    case "sailor":
    case "pirate":
      return t("caption-swords", { swords: person.swords });
    case "jack_of_all_trades":
      return t("caption-jack");
    default:
      return t("caption-expedition");
  }
}

/** The card in words, for whoever cannot see it. */
export function describe(scene: PortRoyalScene, part: Part, pays?: number, gains?: number): string {
  switch (part.type) {
    case "ship":
      return t(part.skull ? "board-ship-skull" : "board-ship", { name: part.name, swords: part.swords, coins: gains ?? part.coins });
    case "person": {
      const about = { name: part.name, points: part.points, effect: effectOf(scene.parts.rules, part) };
      return pays === undefined ? t("board-person", about) : t("board-person-price", { ...about, price: pays });
    }
    case "expedition":
      return t("board-expedition", { points: part.points, coins: part.coins });
    case "tax":
      return nameOf(part);
  }
}
