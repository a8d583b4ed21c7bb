// Titles: what a layout is called. Built-in ones are words; the names of own ones are the player's.

import { readOwn } from "./own.js";
import { known, say } from "./words.js";

/**
 * @param {import("./store.js").Store} store @param {string} id what games on the layout are kept as
 * @returns {string}
 */
export function titleOf(store, id) {
  if (known(`layout.${id}`)) return say(`layout.${id}`);
  return readOwn(store, id)?.name || say("layout.own");
}
