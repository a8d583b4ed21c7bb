// Offer: the layouts and houses there are, as the build wrote them down from core/, so that backs
// can lie on the table before Python has started.

/** @typedef {import("./types.js").Layout} Layout */
/** @typedef {import("./types.js").House} House */

const offer = OFFER;

/** @type {Layout[]} */
export const LAYOUTS = offer.layouts;

/** @type {House[]} the rules of each house, the default one first */
export const HOUSES = offer.houses;

/** @param {string} id @returns {Layout | undefined} */
export function layoutOf(id) {
  return LAYOUTS.find((layout) => layout.id === id);
}

/** @param {string} id @returns {House} a house's rules; the default house's where there is no such house */
export function houseOf(id) {
  return HOUSES.find((house) => house.id === id) ?? HOUSES[0];
}

/**
 * A guess at the layout that an address is about, good enough for backs: Python reads the code.
 * @param {string} code
 * @returns {Layout | undefined}
 */
export function guessLayout(code) {
  const letters = code
    .toLowerCase()
    .split("-")[1]
    ?.match(/^[a-z]+/)?.[0];
  return LAYOUTS.find((layout) => layout.letters === letters);
}
