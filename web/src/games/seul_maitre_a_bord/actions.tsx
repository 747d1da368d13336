// The nine actions of a turn: those played here are chosen here, the others show the way to where they are chosen.

import anchorBank from "icon:bank";
import buoy from "icon:life-buoy";
import butterfly from "icon:butterfly";
import cap from "icon:graduate-cap";
import flag from "icon:flying-flag";
import hammer from "icon:hammer-nails";
import pirateFlag from "icon:pirate-flag";
import scales from "icon:scales";
import wheel from "icon:ship-wheel";
import { Picture, type Drawing } from "../../kit/drawing";
import { shortText, Place } from "../../kit/place";
import type { Choice } from "../../kit/protocol";
import { refuse } from "../../kit/table/actions";
import { currentTable, offlineReason } from "../../kit/table/state";
import { say } from "../../kit/table/words";
import { t } from "../../kit/texts";
import { isPhone, openTab } from "./tabs";
import { choicesFor, isLegal, RARITIES, type SeaScene } from "./view";
import "./actions.css";

interface Action {
  id: string;
  icon: Drawing;
  at?: string; // where it is chosen, if by one click
  kind?: string; // otherwise the kind of places where it is chosen
  tab?: string; // and the part of a phone's table they are in
}

const ACTIONS: Action[] = [
  { id: "navigation", icon: wheel, kind: "space" },
  { id: "shipyard", icon: hammer, at: "action:shipyard" },
  { id: "academy", icon: cap, kind: "specialist", tab: "crew" },
  { id: "discovery", icon: butterfly, kind: "rarity" },
  { id: "piracy", icon: pirateFlag, kind: "pirate", tab: "pirates" },
  { id: "market", icon: scales, at: "action:market" },
  { id: "bank", icon: anchorBank, at: "action:bank" },
  { id: "recovery", icon: buoy, at: "action:recover" },
  { id: "reinforcement", icon: flag, at: "action:reinforce" },
];

export function Actions({ scene }: { scene: SeaScene }) {
  const isOpen = ({ at, kind }: Action) => scene.choices.some((choice) => isLegal(choice) && (at ? choice.place === at : choice.place.startsWith(`${kind}:`)));
  const shown = isPhone() ? [...ACTIONS.filter(isOpen), ...ACTIONS.filter((action) => !isOpen(action))] : ACTIONS;
  return (
    <section class="turn-actions" aria-label={t("board-actions")}>
      <h2 class="caption">{t("board-actions")}</h2>
      <ol>
        {shown.map((action) => (
          <li key={action.id}>
            <Deed scene={scene} action={action} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Deed({ scene, action }: { scene: SeaScene; action: Action }) {
  if (action.id === "discovery") return <DiscoveryDeed scene={scene} action={action} />;
  if (action.kind) return <Guide scene={scene} action={action} />;
  const [choice] = scene.choices.filter(({ place }) => place === action.at);
  return (
    <Place at={action.at!} label={t(`action-${action.id}`)} class="deed">
      <Face action={action} note={noteOf(scene, action, choice)} />
    </Place>
  );
}

function Face({ action, note }: { action: Action; note: string }) {
  return (
    <>
      <Picture of={action.icon} />
      <span class="words" aria-hidden="true">
        <b>{t(`action-${action.id}`)}</b>
        {note && <span>{note}</span>}
      </span>
    </>
  );
}

const isUsed = (scene: SeaScene, action: Action): boolean => scene.table.used.some((used) => used === action.id);

/** Under the name: why not, what it brings, or how often it may be played. */
function noteOf(scene: SeaScene, action: Action, choice: Choice | undefined): string {
  if (choice?.refusal) return shortText(choice.refusal.text);
  if (choice?.hint) return say(choice.hint);
  if (action.id === "bank") return t("board-note-bank", { doubloons: bankPays(scene) });
  if (isUsed(scene, action)) return t("board-note-used");
  return t(`board-note-${action.id}`);
}

/** Whether this is the moment to choose an action. */
function isAsked(scene: SeaScene): boolean {
  return scene.table.phase === "act" && scene.choices.length > 0;
}

export function bankPays(scene: SeaScene): number {
  return scene.parts.rules.bank.doubloons_per_token;
}

/** An action that is chosen elsewhere: on the chart, among the crew, among the pirates. */
function Guide({ scene, action }: { scene: SeaScene; action: Action }) {
  const choices = scene.table.phase === "act" ? choicesFor(scene, action.kind!) : [];
  const legal = choices.filter(isLegal);
  const [barred] = choices.filter((choice) => !isLegal(choice));
  const table = currentTable();
  const note = legal.length > 0 ? t(`board-guide-${action.id}`) : barred ? shortText(barred.refusal!.text) : t(`board-note-${action.id}`);
  if (choices.length === 0) {
    const why = isUsed(scene, action) ? t("board-note-used") : isAsked(scene) ? t(`board-why-${action.id}`) : note;
    return (
      <div class={`deed ${isAsked(scene) ? "barred" : ""}`}>
        <span class="unseen">
          {t(`action-${action.id}`)}. {why}
        </span>
        <Face action={action} note={why} />
      </div>
    );
  }
  const off = legal.length === 0 || (table !== null && offlineReason(table) !== "");
  return (
    <button type="button" class={`deed guide ${off ? "barred" : "legal"}`} aria-disabled={off} aria-label={`${t(`action-${action.id}`)}. ${note}`} onClick={() => (legal[0] ? showTheWay(legal[0], action) : barred && refuse(barred))}>
      <Face action={action} note={note} />
    </button>
  );
}

function showTheWay(choice: Choice, action: Action): void {
  if (action.tab) openTab(action.tab);
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`button[data-thing="${CSS.escape(choice.place)}"]`)?.focus());
}

/** A discovery is chosen by how rare it is, or by looking through the whole pile. */
function DiscoveryDeed({ scene, action }: { scene: SeaScene; action: Action }) {
  const study = scene.choices.find(({ place }) => place === "action:study");
  const rarities = RARITIES.filter((rarity) => scene.choices.some(({ place }) => place === `rarity:${rarity}`));
  const [first] = choicesFor(scene, "rarity");
  const none = rarities.length === 0 || choicesFor(scene, "rarity").every((choice) => !isLegal(choice));
  if (study && (isLegal(study) || rarities.length === 0)) {
    return (
      <Place at="action:study" label={t("action-discovery")} class="deed">
        <Face action={action} note={study.refusal ? shortText(study.refusal.text) : say(study.label)} />
      </Place>
    );
  }
  const used = scene.table.used.includes("discovery");
  return (
    <div class={`deed discovering ${none && isAsked(scene) ? "barred" : ""}`} role="group" aria-label={t("action-discovery")}>
      <Face action={action} note={none ? (first?.refusal ? shortText(first.refusal.text) : t(used ? "board-note-used" : "board-note-discovery")) : ""} />
      {rarities.length > 0 && (
        <span class="rarities">
          {rarities.map((rarity) => (
            <Place key={rarity} at={`rarity:${rarity}`} label={t("board-rarity", { rarity })} class={`rarity ${rarity}`}>
              <span aria-hidden="true">{t("board-rarity", { rarity })}</span>
            </Place>
          ))}
        </span>
      )}
    </div>
  );
}
