// Pictures: every drawing lies once in the page and is shown by reference, so that it follows the theme.

export interface Drawing {
  id: string;
  viewBox: string;
}

const SVG = "http://www.w3.org/2000/svg";
let sheet: SVGDefsElement | null = null;

function sheetOfDrawings(): SVGDefsElement {
  if (sheet) return sheet;
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "drawings");
  svg.setAttribute("aria-hidden", "true");
  sheet = svg.appendChild(document.createElementNS(SVG, "defs"));
  document.body.prepend(svg);
  return sheet;
}

/** Lays a drawing on the sheet; called by the modules `icon:...` and `art:...` when they load. */
export function draw(id: string, viewBox: string, body: string): Drawing {
  const group = document.createElementNS(SVG, "g");
  group.id = id;
  group.innerHTML = body;
  sheetOfDrawings().append(group);
  return { id, viewBox };
}

interface PictureProps {
  of: Drawing;
  class?: string;
  label?: string; // what it means, where no text beside it says so
  fit?: string; // preserveAspectRatio
}

export function Picture({ of, class: name, label, fit }: PictureProps) {
  return (
    <svg
      class={name ? `picture ${name}` : "picture"}
      viewBox={of.viewBox}
      preserveAspectRatio={fit}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
      focusable="false"
    >
      <use href={`#${of.id}`} />
    </svg>
  );
}
