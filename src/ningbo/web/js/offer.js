// Offer: the layouts and houses there are, as the build wrote them down from core/, so that backs
// can lie on the table before Python has started.

/** @typedef {import("./types.js").Layout} Layout */
/** @typedef {import("./types.js").House} House */

const offer = OFFER;

/** @type {Layout[]} the layouts that the page brings along */
export const LAYOUTS = offer.layouts;

/** The others that it has met in this visit, by what games on them are kept as. @type {Map<string, Layout>} */
const met = new Map();

/** @type {House[]} the rules of each house, the default one first */
export const HOUSES = offer.houses;

/** @param {string} id @returns {Layout | undefined} one that the page brings along or has met */
export function layoutOf(id) {
  return LAYOUTS.find((layout) => layout.id === id) ?? met.get(id);
}

/** Remembers a layout, unless its like has been met before. @param {Layout} layout @returns {Layout} */
export function meet(layout) {
  const known = met.get(layout.id);
  if (known?.name) return known;
  met.set(layout.id, layout);
  return layout;
}

/** @param {string} id @returns {string[]} the bands of difficulty in which a layout has rated deals */
export function bandsOf(id) {
  return offer.bands[id] ?? [];
}

/** @param {string} id @returns {House} a house's rules; the default house's where there is no such house */
export function houseOf(id) {
  return HOUSES.find((house) => house.id === id) ?? HOUSES[0];
}

/**
 * A guess at the layout that a deal's code is about, good enough for backs: Python reads the code.
 * @param {string} code
 * @returns {string} the id of a built-in layout, or ""
 */
export function guessId(code) {
  const letters = code.toLowerCase().match(/^\s*[0-9]+-([a-z]+)/)?.[1];
  return offer.letters[letters ?? ""] ?? "";
}
