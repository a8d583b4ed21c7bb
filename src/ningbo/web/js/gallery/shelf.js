// Shelf: favourites and the player's own collections, of built-in and own layouts alike.

import { tidy } from "../own.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {{name: string, layouts: string[]}} Collection */
/** @typedef {{favourites: string[], collections: Collection[]}} Shelf ids, or keys of own layouts */

export const SHELF = "shelf";

/** @param {any} list @returns {string[]} */
function texts(list) {
  return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
}

/** @param {any} kept @returns {Shelf} as far as it can be read */
export function shelfFrom(kept) {
  const collections = Array.isArray(kept?.collections) ? kept.collections : [];
  return {
    favourites: texts(kept?.favourites),
    collections: collections.flatMap((/** @type {any} */ one) =>
      typeof one?.name === "string" ? [{ name: tidy(one.name), layouts: texts(one.layouts) }] : [],
    ),
  };
}

/** @param {Store} store */
export function readShelf(store) {
  return shelfFrom(store.readObject(SHELF));
}

/** @param {Store} store @param {Shelf} shelf an empty collection is none */
export function writeShelf(store, { favourites, collections }) {
  const filled = collections.filter((one) => one.layouts.length > 0);
  return store.writeObject(SHELF, { favourites, collections: filled });
}

/** @param {string[]} list @param {string} id @param {boolean} on @returns {string[]} */
function withOrWithout(list, id, on) {
  const others = list.filter((one) => one !== id);
  return on ? [...others, id] : others;
}

/** @param {Store} store @param {string} id @param {boolean} on */
export function setFavourite(store, id, on) {
  const shelf = readShelf(store);
  shelf.favourites = withOrWithout(shelf.favourites, id, on);
  return writeShelf(store, shelf);
}

/**
 * Puts a layout into a collection, which is begun if there is none of that name, or takes it out.
 * @param {Store} store @param {string} id @param {string} name @param {boolean} on
 */
export function setCollected(store, id, name, on) {
  const shelf = readShelf(store);
  const known = shelf.collections.find((one) => one.name === name);
  if (known) known.layouts = withOrWithout(known.layouts, id, on);
  else if (on) shelf.collections.push({ name, layouts: [id] });
  return writeShelf(store, shelf);
}

/** Takes a layout out of everything. @param {Store} store @param {string} id */
export function takeOffShelf(store, id) {
  const { favourites, collections } = readShelf(store);
  const others = (/** @type {string[]} */ list) => list.filter((one) => one !== id);
  writeShelf(store, {
    favourites: others(favourites),
    collections: collections.map(({ name, layouts }) => ({ name, layouts: others(layouts) })),
  });
}

/** @param {Shelf} one @param {Shelf} other @returns {Shelf} what is in either of them */
export function joined(one, other) {
  const collections = structuredClone(one.collections);
  for (const { name, layouts } of other.collections) {
    const known = collections.find((collection) => collection.name === name);
    if (known) known.layouts = [...new Set([...known.layouts, ...layouts])];
    else collections.push({ name, layouts });
  }
  return { favourites: [...new Set([...one.favourites, ...other.favourites])], collections };
}
