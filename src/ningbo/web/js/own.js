// Own layouts: what the gallery keeps of each, one entry a layout, so that storage full in the middle
// of many loses none that was kept.

/** @typedef {import("./store.js").Store} Store */

/**
 * @typedef {object} Own a layout of the player's
 * @property {string} code `y1.…`
 * @property {string} name
 * @property {string} author
 * @property {string} source the file that it came from, or ""
 * @property {number} added when, in ms since 1970
 * @property {number} count of its tiles
 * @property {number} layers
 * @property {boolean | null} emptied whether it can be emptied in free pairs; null for unknown
 * @property {number} free tiles that are free at the start
 * @property {Found} [found] what its study has found so far
 */

/** @typedef {{deals: number, won: number, lost: number, open: number, difficulty: number, band: string}} Found
 * see workshop/study.py */

const START = "own.";
export const LONGEST_NAME = 80;

/** @param {any} own @returns {own is Own} */
function whole(own) {
  return typeof own?.code === "string" && typeof own.name === "string";
}

/** @param {Store} store @param {string} key what games on it are kept as @returns {Own | null} */
export function readOwn(store, key) {
  const own = store.readObject(START + key);
  if (own === null) return null;
  if (whole(own)) return own;
  store.setAside(START + key);
  return null;
}

/**
 * @param {Store} store @param {string} key @param {Own} own
 * @returns {boolean} whether it is kept; for this visit only, where the browser keeps nothing at all
 */
export function writeOwn(store, key, own) {
  return store.writeObject(START + key, own) || (store.mine && !store.box);
}

/** @param {Store} store @param {string} key */
export function removeOwn(store, key) {
  store.remove(START + key);
}

/** @param {Store} store @returns {string[]} the keys of all own layouts */
export function ownKeys(store) {
  return store.names(START).map((name) => name.slice(START.length));
}

/**
 * A name as the page shows it: on one line, of a bearable length, and without the signs that turn the
 * direction of the text around it or take no room.
 * @param {string} name
 */
export function tidy(name) {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]+/gu, " ");
  return [...plain.replace(/\s+/g, " ").trim()].slice(0, LONGEST_NAME).join("").trim();
}
