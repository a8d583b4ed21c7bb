// Sift: which of the gallery's items are wished for, and in what order.

/** @typedef {import("./items.js").Item} Item */

/** @typedef {{text: string, sort: string} & Record<string, string>} Wishes a choice for each sieve, "" for any */

/**
 * What items are told apart by, and the choices of each.
 * @type {Record<string, Record<string, (item: Item) => boolean>>}
 */
export const SIEVES = {
  origin: { "built-in": ({ own }) => !own, own: ({ own }) => own !== null },
  played: {
    unplayed: ({ played, waiting }) => !played && !waiting,
    waiting: ({ waiting }) => waiting,
    played: ({ played }) => played,
  },
  tiles: {
    few: ({ count }) => count <= 72,
    some: ({ count }) => count > 72 && count < 144,
    set: ({ count }) => count === 144,
    many: ({ count }) => count > 144,
  },
  layers: {
    low: ({ layers }) => layers <= 2,
    middle: ({ layers }) => layers === 3 || layers === 4,
    high: ({ layers }) => layers > 4,
  },
  stars: {
    gentle: ({ stars }) => stars === 1,
    medium: ({ stars }) => stars === 2,
    hard: ({ stars }) => stars === 3,
    unknown: ({ stars }) => stars === 0,
  },
  share: {
    "nearly-all": ({ share }) => share !== null && share >= 0.95,
    most: ({ share }) => share !== null && share >= 0.8 && share < 0.95,
    fewer: ({ share }) => share !== null && share < 0.8,
    unknown: ({ share }) => share === null,
  },
};

/** A collection is chosen by its name behind this sign, so that none can be taken for "favourites". */
export const NAMED = ":";
export const FAVOURITES = "favourites";

/** @type {Record<string, (a: Item, b: Item) => number>} ties keep the order of the shelf */
const ORDERS = {
  name: (a, b) => a.title.localeCompare(b.title, document.documentElement.lang, { numeric: true }),
  fewest: (a, b) => a.count - b.count,
  most: (a, b) => b.count - a.count,
  gentlest: (a, b) => (a.stars || 4) - (b.stars || 4),
  "most-winnable": (a, b) => (b.share ?? -1) - (a.share ?? -1),
  newest: (a, b) => (b.own?.added ?? 0) - (a.own?.added ?? 0),
};

/** How items can be sorted; the first is their own order. */
export const SORTS = ["shelf", ...Object.keys(ORDERS)];

/** @param {string} text @returns {string} letters as they are compared: small, without accents */
function plain(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** @param {Item} item @param {Wishes} wishes */
function fits(item, wishes) {
  for (const [name, choices] of Object.entries(SIEVES)) {
    const choice = wishes[name];
    if (choice && choices[choice] && !choices[choice](item)) return false;
  }
  const { collection = "", text } = wishes;
  if (collection === FAVOURITES && !item.favourite) return false;
  if (collection.startsWith(NAMED) && !item.collections.includes(collection.slice(NAMED.length))) {
    return false;
  }
  const told = plain(`${item.title} ${item.own?.author ?? ""} ${item.own?.source ?? ""}`);
  return plain(text)
    .split(/\s+/)
    .every((word) => told.includes(word));
}

/** @param {Item[]} items @param {Wishes} wishes @returns {Item[]} */
export function sift(items, wishes) {
  const found = items.filter((item) => fits(item, wishes));
  const order = ORDERS[wishes.sort];
  return order ? found.sort(order) : found;
}
