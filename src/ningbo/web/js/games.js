// Games: the unfinished ones, one for each house and layout, and the records of finished ones.

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./store.js").Kept} Kept */
/** @typedef {import("./types.js").View} View */

const RECORDS = "records";

/** Where games on every own layout were kept before each had a name of its own. */
const OTHER = "other";

/** @param {string} house @param {string} layout */
function gameName(house, layout) {
  return `game.${house}.${layout || OTHER}`;
}

/** @param {any} kept @returns {kept is Kept} */
function whole(kept) {
  return typeof kept?.save === "string" && typeof kept.code === "string";
}

/** @param {Store} store @param {string} house @returns {string} the layout last played there, or "" */
export function lastLayout(store, house) {
  return lastPlayed(store, house)[0];
}

/** @param {Store} store @param {string} house @returns {string} its own code, where the page doesn't bring it along */
export function lastShape(store, house) {
  return lastPlayed(store, house)[1] ?? "";
}

/** @param {Store} store @param {string} house @returns {string[]} a layout and perhaps its code */
function lastPlayed(store, house) {
  return (store.read(`layout.${house}`) ?? "").split(" ");
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

/**
 * The unfinished game on a layout.
 * @param {Store} store @param {string} house @param {string} layout an id or a `y1.` code
 * @returns {{layout: string, kept: Kept} | null}
 */
export function gameOn(store, house, layout) {
  const shape = layout.trim();
  if (shape.includes(".")) {
    const found = unfinished(store).find(
      (game) => game.house === house && game.kept.shape === shape,
    );
    return found ?? null;
  }
  const kept = layout ? keptGame(store, house, layout) : null;
  return kept && { layout, kept };
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
  const { code, layout, rules, save, shape, time } = view;
  const name = gameName(rules, layout);
  if (view.record) addRecord(store, view.record);
  if (save === null) store.remove(name);
  else store.writeObject(name, { code, save, time, tiles, shape });
  if (shape && keptGame(store, rules, OTHER)?.code === code) store.remove(gameName(rules, OTHER));
  if (lastLayout(store, rules) !== layout)
    store.write(`layout.${rules}`, shape ? `${layout} ${shape}` : layout);
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
