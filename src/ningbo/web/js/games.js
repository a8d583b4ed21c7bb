// Games: the unfinished ones, one for each house and layout, and the records of finished ones.

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Kept} Kept */
/** @typedef {import("./types.js").View} View */

const RECORDS = "records";

/** @param {string} house @param {string} layout */
function gameName(house, layout) {
  return `game.${house}.${layout || "other"}`;
}

/** @param {any} kept @returns {kept is Kept} */
function whole(kept) {
  return typeof kept?.save === "string" && typeof kept.code === "string";
}

/** @param {Store} store @param {string} house @returns {string} the layout last played there, or "" */
export function lastLayout(store, house) {
  return store.read(`layout.${house}`) ?? "";
}

/** @param {Store} store @returns {string} the house last chosen, or "" */
export function lastHouse(store) {
  return store.read("house") ?? "";
}

/**
 * @param {Store} store @param {string} house @param {string} layout
 * @returns {Kept | null}
 */
export function keptGame(store, house, layout) {
  const name = gameName(house, layout);
  const kept = store.readObject(name);
  if (kept === null) return null;
  if (whole(kept)) return kept;
  store.setAside(name);
  return null;
}

/** Moves a game that could not be loaded out of the way. @param {Store} store @param {string} house @param {string} layout */
export function setGameAside(store, house, layout) {
  store.setAside(gameName(house, layout));
}

/** @param {Store} store @returns {{house: string, layout: string, kept: Kept}[]} every unfinished game */
export function unfinished(store) {
  return store.names("game.").flatMap((name) => {
    const [, house, layout] = name.split(".");
    const kept = keptGame(store, house, layout);
    return kept ? [{ house, layout, kept }] : [];
  });
}

/**
 * Keeps what an action has led to. A won game leaves a record and nothing to go on with; the record
 * goes first, and is told apart by its text, so that a page closed between the two counts it once.
 * @param {Store} store @param {View} view @param {string} tiles a "1" for each slot with a tile in play
 */
export function keep(store, view, tiles) {
  const name = gameName(view.rules, view.layout);
  if (view.record) addRecord(store, view.record);
  if (view.save === null) store.remove(name);
  else store.writeObject(name, { code: view.code, save: view.save, time: view.time, tiles });
  if (lastLayout(store, view.rules) !== view.layout)
    store.write(`layout.${view.rules}`, view.layout);
}

/** Forgets an unfinished game that is over. @param {Store} store @param {View} view */
export function drop(store, view) {
  store.remove(gameName(view.rules, view.layout));
}

/** Notes how far the clock has come since the last action. @param {Store} store @param {View} view @param {number} time */
export function keepTime(store, view, time) {
  const kept = keptGame(store, view.rules, view.layout);
  if (kept?.code !== view.code || view.save === null) return;
  store.writeObject(gameName(view.rules, view.layout), { ...kept, time: Math.round(time) });
}

/** @param {Store} store @returns {string[]} the records of finished games, oldest first */
export function records(store) {
  const all = store.readObject(RECORDS);
  return Array.isArray(all) ? all.filter((one) => typeof one === "string") : [];
}

/** Adds a record once: its text is what tells it apart. @param {Store} store @param {string} record */
export function addRecord(store, record) {
  const all = records(store);
  if (!all.includes(record)) replaceRecords(store, [...all, record]);
}

/** @param {Store} store @param {string[]} all */
function replaceRecords(store, all) {
  store.writeObject(RECORDS, all);
}

/** Takes a record out again: what it told of goes on. @param {Store} store @param {string} record */
export function dropRecord(store, record) {
  replaceRecords(
    store,
    records(store).filter((other) => other !== record),
  );
}
