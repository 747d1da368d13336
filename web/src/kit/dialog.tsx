// A sheet over the page for what is no part of the game: settings, keys, the small menu.

import type { ComponentChildren } from "preact";
import { redraw } from "./redraw";
import { CloseSign } from "./refusal";
import { t } from "./texts";
import "./dialog.css";

export type DialogName = "" | "settings" | "keys" | "menu" | "crew" | "board"; // board: one of the game's own

let open: DialogName = "";

export function openedDialog(): DialogName {
  return open;
}

export function openDialog(name: DialogName): void {
  open = open === name ? "" : name;
  redraw();
}

export function closeDialog(): void {
  if (!open) return;
  open = "";
  redraw();
}

interface DialogProps {
  title: string;
  children: ComponentChildren;
  class?: string;
}

export function Dialog({ title, children, class: name = "" }: DialogProps) {
  return (
    <dialog
      class={`dialog ${name}`}
      aria-label={title}
      ref={showModal}
      onCancel={leave}
      onClose={({ currentTarget }) => currentTarget.isConnected && closeDialog()}
      onClick={(event) => event.target === event.currentTarget && closeDialog()}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="icon-button" aria-label={t("page-close")} onClick={closeDialog}>
          <CloseSign />
        </button>
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}

/** Escape: the browser tells of the end of a sheet late, perhaps after a key that has opened the next one. */
function leave({ currentTarget: sheet }: { currentTarget: HTMLDialogElement }): void {
  sheet.close(); // gives the focus back
  closeDialog();
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector<HTMLElement>(".dialog-body input:checked")?.focus(); // what is set, rather than the way out
}
