// Shapes: layouts that the page doesn't bring along, read from their codes for drawing. Python reads
// a code, and says what is wrong with it; here it only has to be good enough for backs and pictures.

import { layoutOf, meet } from "./offer.js";

/** @typedef {import("./types.js").Layout} Layout */
/** @typedef {import("./types.js").Slot} Slot */

const MAX_TILES = 1024;

/** @param {string} text @returns {boolean} whether this sets out to be the code of a layout alone */
export function isShape(text) {
  return /^\s*y1\./i.test(text);
}

/**
 * The places of a layout's tiles.
 * @param {string} code `y1.…`, or `x1.…`, whose faces are passed over (docs/codes.md)
 * @returns {Slot[] | null} null for what can't be read
 */
export function readSlots(code) {
  const bytes = readBytes(code);
  /** @type {Slot[]} */
  const slots = [];
  let z = 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const [step, y, x, run] = bytes.subarray(at, at + 4);
    if (run === 0) return slots.length ? slots : null;
    z += step;
    for (let tile = 0; tile < run; tile += 1) slots.push([x + 2 * tile, y, z]);
    if (slots.length > MAX_TILES) return null;
  }
  return null;
}

/** @param {string} code @returns {Uint8Array} nothing where it isn't written in the right signs */
function readBytes(code) {
  const text = /^\s*[xy]1\.([\w-]+)\s*$/i.exec(code)?.[1] ?? "";
  try {
    const signs = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/**
 * The geometry of a layout that is kept under `id`.
 * @param {string} id @param {string} [code] where the page may not have met it yet
 * @returns {Layout | undefined}
 */
export function layoutBy(id, code = "") {
  const known = layoutOf(id);
  if (known || !code) return known;
  const slots = readSlots(code);
  return slots ? meet(layoutFrom(id, slots)) : undefined;
}

/** @param {string} id @param {Slot[]} slots @returns {Layout} of which nothing but its shape is known */
export function layoutFrom(id, slots) {
  const layers = Math.max(...slots.map(([, , z]) => z)) + 1;
  const perLayer = Array.from({ length: layers }, () => 0);
  for (const [, , z] of slots) perLayer[z] += 1;
  return {
    id,
    name: "",
    letters: "",
    stars: 0,
    count: slots.length,
    perLayer,
    winnable: null,
    free: [],
    slots,
    layers,
  };
}

/** @param {Layout | null} one @param {Layout} other whether tiles lie in the same places */
export function sameShape(one, other) {
  return one !== null && (one === other || String(one.slots) === String(other.slots));
}
