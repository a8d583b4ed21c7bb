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

/**
 * @typedef {object} Found what a study has found: see workshop/study.py
 * @property {number} deals
 * @property {number} won
 * @property {number} lost
 * @property {number} open
 * @property {number} plays
 * @property {number} wins
 * @property {number} difficulty
 * @property {string} band
 */

const START = "own.";
export const LONGEST_NAME = 80;
const BANDS = ["easy", "medium", "hard", "expert"];

/**
 * What is kept of a layout, as it has to be: it may have come from anybody's file.
 * @param {any} kept @returns {Own}
 */
function ownFrom(kept) {
  const { code, name, author, source, added, count, layers, free, emptied, found } = kept;
  return {
    code,
    name: tidy(String(name ?? "")),
    author: tidy(String(author ?? "")),
    source: tidy(String(source ?? "")),
    added: amount(added),
    count: amount(count),
    layers: amount(layers),
    free: amount(free),
    emptied: typeof emptied === "boolean" ? emptied : null,
    found: typeof found === "object" && found !== null ? foundFrom(found) : undefined,
  };
}

/** @param {any} kept @returns {Found} */
function foundFrom({ deals, won, lost, open, plays, wins, difficulty, band }) {
  return {
    deals: amount(deals),
    won: amount(won),
    lost: amount(lost),
    open: amount(open),
    plays: amount(plays),
    wins: amount(wins),
    difficulty: amount(difficulty),
    band: BANDS.includes(band) ? band : BANDS[0],
  };
}

/** @param {unknown} kept @returns {number} what is none is nothing */
function amount(kept) {
  return typeof kept === "number" && kept >= 0 ? kept : 0;
}

/** @param {Store} store @param {string} key what games on it are kept as @returns {Own | null} */
export function readOwn(store, key) {
  const kept = store.readObject(START + key);
  if (kept === null) return null;
  if (typeof kept.code === "string") return ownFrom(kept);
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
