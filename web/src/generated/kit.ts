// Written by tools/page_types.py from the structs in Python; edit those.

/** A sentence still without words. */
export interface Text {
  key: string;
  args: Record<string, string | number | Text | Text[]>;
}

/** Why a move is not legal: the clause that says so ("" for a reason of the house) and what is missing. */
export interface Refusal {
  clause: string;
  text: Text;
  counted: string[]; // places of the things that were counted for the sum in the text
}

export interface Clause {
  id: string;
  marks: string[]; // in the order of the text
  text: string; // with its marks, on one line
  section: number;
}

export interface Section {
  number: number;
  title: string;
  clauses: Clause[];
  notes: string[]; // paragraphs that are no clause, such as examples
}

export interface Rulebook {
  title: string;
  preface: string[];
  sections: Section[];
}
