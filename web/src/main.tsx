import "./kit/style/kit.css";
import "./pages/controls.css";
import { openedDialog } from "./kit/dialog";
import { KeysDialog, listenToKeys } from "./kit/keys";
import { mount, redraw } from "./kit/redraw";
import { shownPage, startRouting } from "./kit/route";
import { applySettings, onSettings, settings } from "./kit/settings";
import { SettingsDialog } from "./kit/settings-dialog";
import { currentTable } from "./kit/table/state";
import { loadWords, useWords, words } from "./kit/texts";
import { Toasts } from "./kit/toast";
import { watchPointer, Zoom } from "./kit/zoom";
import { routes } from "./pages/routes";

function Page() {
  const shown = shownPage();
  if (!shown) return null;
  return (
    <>
      <shown.Page />
      {openedDialog() === "settings" && <SettingsDialog />}
      {openedDialog() === "keys" && <KeysDialog />}
      <Toasts />
      <Zoom />
    </>
  );
}

/** Another language: the words are brought first, then everything is said in it. */
async function speak(): Promise<void> {
  const wanted = settings.language;
  const spoken = await (currentTable()?.speak(wanted) ?? loadWords(wanted));
  if (settings.language !== wanted) return;
  useWords(spoken);
  redraw();
}

async function start(): Promise<void> {
  applySettings();
  await speak();
  onSettings(() => {
    if (settings.language !== words().language) void speak();
  });
  listenToKeys();
  watchPointer();
  await startRouting(routes);
  mount(Page, document.getElementById("page")!);
}

void start();
