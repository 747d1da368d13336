// The frame of every game: bar, prompt, board, own zone, seats and log. The order in the document is the order of
// importance; the style sheet puts the parts where each screen has room for them.

import cog from "icon:cog";
import ruleBook from "icon:rule-book";
import scroll from "icon:scroll-quill";
import talkIcon from "icon:talk";
import threeFriends from "icon:three-friends";
import undo from "icon:anticlockwise-rotation";
import type { ComponentChildren } from "preact";
import type { Scene } from "./board";
import { watchOverflow } from "./overflow";
import { Dialog, closeDialog, openDialog, openedDialog } from "./dialog";
import { Picture, type Drawing } from "./drawing";
import { HouseCards } from "./house-cards";
import { Log } from "./log";
import { Prompt } from "./prompt";
import { RefusalStrip, CloseSign } from "./refusal";
import { ReplayBar } from "./replay";
import { Chevron, RulesDrawer } from "./rulebook";
import { Sea } from "./sea";
import { colourName, SeatMark, Seats } from "./seats";
import { LanguageSwitch } from "./settings-dialog";
import { mayTakeBack, takeBack } from "./table/actions";
import { openDrawer } from "./table/drawer";
import { takeDevice } from "./table/hot-seat";
import { lookAt, pastNumbers } from "./table/past";
import { offlineReason, scene, type Drawer, type Table } from "./table/state";
import { Talk } from "./talk";
import { t } from "./texts";
import "./table-page.css";

/** `children`: what a page offers in the prompt while there is nothing to choose, such as the way back to the result. */
export function TablePage({ table, children }: { table: Table; children?: ComponentChildren }) {
  const { board } = table;
  const now = table.ready ? scene(table) : null;
  if (!now || !board) return <Outlines table={table} />;
  if (table.covered) return <Cover table={table} scene={now} />;
  document.title = t(now.choices.length > 0 ? "page-title-yours" : "page-title", { game: t("game-name") });
  return (
    <div class={`table game-${table.about!.game} ${table.drawer ? "with-drawer" : ""} ${table.refused ? "with-refusal" : ""}`} data-n={now.n}>
      <TopBar table={table} heading={board.heading(now)} />
      <Prompt table={table} scene={now}>
        {children}
      </Prompt>
      <RefusalStrip table={table} />
      <main class="board" aria-label={t("page-table")} tabIndex={0} ref={watchOverflow}>
        {board.Table(now)}
      </main>
      {now.me >= 0 && <div class="own">{board.Own(now)}</div>}
      <Side table={table} scene={now} />
      {openedDialog() === "menu" && <Menu table={table} />}
    </div>
  );
}

function Side({ table, scene }: { table: Table; scene: Scene }) {
  const all = pastNumbers(table);
  const at = table.past ? all.indexOf(table.past.n) : all.length - 1;
  return (
    <aside class={`side ${table.drawer ? "has-drawer" : ""}`} aria-label={t("page-side")}>
      <Seats scene={scene} />
      {!table.drawer && table.board?.Extra && <div class="extra">{table.board.Extra(scene)}</div>}
      {table.drawer === "rules" && <RulesDrawer table={table} scene={scene} />}
      {table.drawer === "talk" && (
        <Drawn title={t("page-talk")}>
          <Talk table={table} />
        </Drawn>
      )}
      {table.drawer !== "rules" && table.drawer !== "talk" && (
        <div class={`log-side ${table.drawer === "log" ? "drawer" : ""}`} tabIndex={table.drawer === "log" ? -1 : undefined}>
          <button type="button" class="icon-button close-log" aria-label={t("page-close")} onClick={() => openDrawer("")}>
            <CloseSign />
          </button>
          <Log table={table} />
          <ReplayBar at={at} of={all.length} live={!table.past} lost={offlineReason(table) !== ""} go={(to) => void lookAt(all[to]!)} />
        </div>
      )}
    </aside>
  );
}

function Drawn({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="drawer" aria-label={title} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="icon-button" aria-label={t("page-close")} onClick={() => openDrawer("")}>
          <CloseSign />
        </button>
      </header>
      {children}
    </section>
  );
}

export function TopBar({ table, heading }: { table: Table; heading: string[] }) {
  const name = table.about?.name ?? "";
  return (
    <header class="bar">
      <a class="back" href="/" aria-label={t("page-home")}>
        <Chevron left />
      </a>
      <a class="wordmark" href="/">
        Flibuste
      </a>
      <h1>{table.ready ? t("game-name") : ""}</h1>
      {table.about?.house_cards && <HouseCards />}
      <p class="about">
        <span class="table-name">{name && t("page-table-name", { name })}</span>
        {heading.map((words) => (
          <span class="heading">{words}</span>
        ))}
      </p>
      <nav class="tools" aria-label={t("page-tools")}>
        <Tool icon={undo} name="page-take-back" off={!mayTakeBack(table)} act={takeBack} class="tool-undo" />
        <DrawerTool table={table} icon={scroll} drawer="log" class="tool-log" />
        <DrawerTool table={table} icon={ruleBook} drawer="rules" class="tool-rules" />
        <DrawerTool table={table} icon={talkIcon} drawer="talk" class="tool-talk" unread={table.unread} />
        {table.about?.phase === "playing" && <Tool icon={threeFriends} name="page-crew" act={() => openDialog("crew")} class="tool-crew" />}
        <Tool icon={cog} name="page-settings" act={() => openDialog("settings")} class="tool-settings" />
        <button type="button" class="icon-button tool-menu" aria-label={t("page-menu")} aria-haspopup="dialog" onClick={() => openDialog("menu")}>
          <svg class="picture" viewBox="0 0 20 20" aria-hidden="true">
            <path d="M10 4h.01M10 10h.01M10 16h.01" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" />
          </svg>
        </button>
      </nav>
      <LanguageSwitch />
    </header>
  );
}

interface ToolProps {
  icon: Drawing;
  name: string;
  act(): void;
  class: string;
  off?: boolean;
}

function Tool({ icon, name, act, class: more, off = false }: ToolProps) {
  return (
    <button type="button" class={`icon-button ${more}`} aria-label={t(name)} title={t(name)} aria-disabled={off} onClick={() => !off && act()}>
      <Picture of={icon} />
    </button>
  );
}

interface DrawerToolProps {
  table: Table;
  icon: Drawing;
  drawer: Exclude<Drawer, "">;
  class: string;
  unread?: number;
}

function DrawerTool({ table, icon, drawer, class: more, unread = 0 }: DrawerToolProps) {
  const name = unread > 0 ? t("page-talk-unread", { count: unread }) : t(`page-${drawer}`);
  return (
    <button
      type="button"
      class={`icon-button ${more} ${table.drawer === drawer ? "on" : ""}`}
      aria-label={name}
      title={name}
      aria-expanded={table.drawer === drawer}
      onClick={() => openDrawer(drawer)}
    >
      <Picture of={icon} />
      {unread > 0 && <span class="badge">{unread}</span>}
    </button>
  );
}

function Menu({ table }: { table: Table }) {
  const item = (words: string, act: () => void, off = false) => (
    <button
      type="button"
      class="menu-item"
      disabled={off}
      onClick={() => {
        closeDialog();
        act();
      }}
    >
      {words}
    </button>
  );
  return (
    <Dialog title={t("page-menu")} class="menu">
      {item(t("page-take-back"), takeBack, !mayTakeBack(table))}
      {item(t("page-rules"), () => openDrawer("rules"))}
      {item(table.unread > 0 ? t("page-talk-unread", { count: table.unread }) : t("page-talk"), () => openDrawer("talk"))}
      {item(t("page-log"), () => openDrawer("log"))}
      {table.about?.phase === "playing" && item(t("page-crew"), () => openDialog("crew"))}
      {item(t("page-settings"), () => openDialog("settings"))}
      {item(t("page-keys"), () => openDialog("keys"))}
      <a class="menu-item" href="/">
        {t("page-home")}
      </a>
    </Dialog>
  );
}

/** Between two persons at one device: nothing of the table, until the one it is for has come. */
function Cover({ table, scene }: { table: Table; scene: Scene }) {
  const name = scene.names[table.next] ?? "";
  const colour = scene.seats[table.next]?.colour ?? "";
  document.title = t("page-title", { game: t("game-name") });
  return (
    <div class={`cover seat-${colour}`}>
      <Sea />
      <main aria-label={t("page-question")} tabIndex={-1} data-refuge>
        <SeatMark colour={colour} label={colourName(colour)} />
        <h1>{t("page-pass-to", { name })}</h1>
        <p>{t("page-pass-to.help", { name })}</p>
        <div class="actions">
          <button type="button" class="button primary large" data-digit="1" onClick={takeDevice}>
            <span class="label">{t("page-pass-taken", { name })}</span>
            <kbd aria-hidden="true">1</kbd>
          </button>
        </div>
      </main>
    </div>
  );
}

/** Before anything is known: the zones, so that nothing jumps when it arrives. */
function Outlines({ table }: { table: Table }) {
  const closed = table.connection.status === "closed";
  return (
    <div class="table outlines" aria-busy={!closed}>
      <TopBar table={table} heading={[]} />
      <section class="prompt waiting">
        <p class="sentence">
          <strong>{closed ? t("page-closed") : t("page-opening")}</strong>
        </p>
      </section>
      <main class="board" aria-label={t("page-table")} />
      <div class="own" />
      <aside class="side" aria-label={t("page-side")} />
    </div>
  );
}
