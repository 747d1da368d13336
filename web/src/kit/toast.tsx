// Short notes at the edge: nothing that has to be answered, gone by themselves.

import { redraw } from "./redraw";
import { t, type Argument } from "./texts";
import "./toast.css";

interface Note {
  number: number;
  words: string;
}

const STAYS = 5000;
let notes: Note[] = [];
let counted = 0;

export function toast(key: string, args: Record<string, Argument> = {}): void {
  const note = { number: ++counted, words: t(key, args) };
  notes = [...notes.slice(-2), note];
  setTimeout(() => {
    notes = notes.filter((other) => other !== note);
    redraw();
  }, STAYS);
  redraw();
}

export function Toasts() {
  return (
    <div class="toasts" role="status">
      {notes.map((note) => (
        <p key={note.number} class="toast">
          {note.words}
        </p>
      ))}
    </div>
  );
}
