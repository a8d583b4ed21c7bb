// Items: what the gallery shows, built-in and own layouts with all that is known of each.

import { keptGame } from "../games.js";
import { layoutOf } from "../offer.js";
import { ownKeys, readOwn } from "../own.js";
import { layoutBy } from "../shapes.js";
import { say } from "../words.js";
import { readShelf } from "./shelf.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../own.js").Own} Own */
/** @typedef {import("../types.js").Layout} Layout */
/** @typedef {import("../types.js").Statistics} Statistics */

/**
 * @typedef {object} Item
 * @property {string} id of a built-in layout, or the key of an own one
 * @property {string} title
 * @property {Own | null} own null for a built-in layout
 * @property {number} count
 * @property {number} layers
 * @property {number} stars 0 while the difficulty isn't known
 * @property {number | null} share of the random deals that can be won, as far as it is known
 * @property {number | null} best time in this house
 * @property {boolean} played
 * @property {boolean} waiting an unfinished game
 * @property {boolean} favourite
 * @property {string[]} collections
 * @property {import("../types.js").Message | null} unfit why it can't be played
 */

/** The stars of a band of difficulty, as those of the built-in layouts. @type {Record<string, number>} */
const STARS = { easy: 1, medium: 2, hard: 3, expert: 3 };

/**
 * @param {App} app @param {Statistics[]} statistics
 * @returns {Item[]} the built-in layouts of the house, then the own ones, the last added first
 */
export function gatherItems({ state, store }, statistics) {
  const { house } = state;
  const shelf = readShelf(store);
  const stats = new Map(
    statistics.filter((one) => one.rules === house.id).map((one) => [one.layout, one]),
  );
  const common = (/** @type {string} */ id) => ({
    id,
    best: stats.get(id)?.best ?? null,
    played: stats.has(id),
    waiting: isWaiting(store, house.id, id),
    favourite: shelf.favourites.includes(id),
    collections: shelf.collections.filter((one) => one.layouts.includes(id)).map((one) => one.name),
  });
  const builtIn = house.layouts.flatMap((id) => {
    const layout = layoutOf(id);
    return layout ? [{ ...common(id), ...factsOf(layout) }] : [];
  });
  const own = ownKeys(store).flatMap((key) => {
    const kept = readOwn(store, key);
    return kept ? [{ ...common(key), ...factsOfOwn(kept) }] : [];
  });
  return [...builtIn, ...own.sort((a, b) => b.own.added - a.own.added)];
}

/** @param {import("../store.js").Store} store @param {string} house @param {string} id */
function isWaiting(store, house, id) {
  const kept = keptGame(store, house, id);
  return kept?.tiles.includes("0") ?? false;
}

/** @param {Layout} layout */
function factsOf(layout) {
  return {
    title: say(`layout.${layout.id}`),
    own: null,
    count: layout.count,
    layers: layout.layers,
    stars: layout.stars,
    share: layout.winnable?.share ?? null,
    unfit: null,
  };
}

/** @param {Own} own */
export function factsOfOwn(own) {
  const { found } = own;
  const decided = found ? found.won + found.lost : 0;
  return {
    title: own.name || say("layout.own"),
    own,
    count: own.count,
    layers: own.layers,
    stars: found ? (STARS[found.band] ?? 0) : 0,
    share: found && decided ? found.won / decided : null,
    unfit: unfitness(own),
  };
}

/** @param {Own} own @returns {import("../types.js").Message | null} why a shape can't be played */
function unfitness(own) {
  if (own.count % 2) return { key: "gallery.odd", values: { count: own.count } };
  return own.emptied === false ? { key: "gallery.trap" } : null;
}

/** @param {Item} item @returns {Layout | undefined} its geometry */
export function layoutOfItem(item) {
  return layoutBy(item.id, item.own?.code);
}
