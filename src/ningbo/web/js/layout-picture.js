// Layout picture: a small drawing of a layout, from its slots.

import { say } from "./words.js";

/** @typedef {import("./types.js").Layout} Layout */
/** @typedef {[number, number]} Place the upper left corner of a face */

const NS = "http://www.w3.org/2000/svg";
const [WIDTH, HEIGHT, DEPTH] = [30, 40, 4];
/** How far a free tile's outline lies within its face. */
const INSET = 3;

/** @param {string} tag @param {Record<string, string | number>} attributes */
function svg(tag, attributes) {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/**
 * @param {Layout} layout
 * @param {{layer?: number, free?: readonly number[], name?: string}} [show] only one layer (from 1), the
 *   rest faint; slots to outline as free; and the layout's name where it is none of the built-in ones
 */
export function layoutPicture(
  layout,
  { layer, free = [], name = say(`layout.${layout.id}`) } = {},
) {
  const places = layout.slots.map(placeOf);
  const left = Math.min(...places.map(([x]) => x)) - 2;
  const top = Math.min(...places.map(([, y]) => y)) - 2;
  const width = Math.max(...places.map(([x]) => x)) + WIDTH + DEPTH + 2 - left;
  const height = Math.max(...places.map(([, y]) => y)) + HEIGHT + DEPTH + 2 - top;
  const picture = svg("svg", {
    class: "layout-picture",
    viewBox: `${left} ${top} ${width} ${height}`,
    role: "img",
    "aria-label": say("layouts.picture", { layout: name }),
  });
  const outlined = new Set(free);
  for (let z = 0; z < Math.min(layout.layers, layer ?? layout.layers); z += 1) {
    const slots = layout.slots.flatMap((slot, number) => (slot[2] === z ? [number] : []));
    const on = slots.map((slot) => places[slot]);
    const open = slots.filter((slot) => outlined.has(slot)).map((slot) => places[slot]);
    picture.append(...drawLayer(on, open, z, layer !== undefined && z + 1 < layer));
  }
  return picture;
}

/** @param {import("./types.js").Slot} slot @returns {Place} */
function placeOf([x, y, z]) {
  return [(x * WIDTH) / 2 - z * DEPTH, (y * HEIGHT) / 2 - z * DEPTH];
}

/**
 * A layer in one path for each of its parts: a side shows only where no neighbour's face lies on it, so
 * that all faces may come after all sides.
 * @param {Place[]} places @param {Place[]} open the free ones among them @param {number} z @param {boolean} faint
 */
function drawLayer(places, open, z, faint) {
  const extra = faint ? " faint" : "";
  const parts = [
    svg("path", { class: `side${extra}`, d: places.map(side).join("") }),
    svg("path", {
      class: `face height-${Math.min(z, 6)}${extra}`,
      d: places.map(([x, y]) => box(x, y, WIDTH, HEIGHT, 3)).join(""),
    }),
  ];
  if (open.length && !faint)
    parts.push(svg("path", { class: "free", d: open.map(outline).join("") }));
  return parts;
}

/** @param {Place} place */
function side([x, y]) {
  return `M${x + WIDTH} ${y}l${DEPTH} ${DEPTH}v${HEIGHT}h${-WIDTH}l${-DEPTH} ${-DEPTH}h${WIDTH}z`;
}

/** @param {Place} place */
function outline([x, y]) {
  return box(x + INSET, y + INSET, WIDTH - 2 * INSET, HEIGHT - 2 * INSET, 2);
}

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r of its corners */
function box(x, y, w, h, r) {
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}` +
    `h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`
  );
}
