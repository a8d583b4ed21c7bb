// Session: which game a visit begins with, goes on with, and changes to.

import { addressCode, addressHouse, dropHouse } from "./address.js";
import { announce } from "./announce.js";
import { closeAll } from "./dialogs.js";
import * as games from "./games.js";
import { guessId, HOUSES, houseOf, LAYOUTS, layoutOf } from "./offer.js";
import { drawSeed } from "./seeds.js";
import { isShape, layoutBy, layoutFrom, readSlots } from "./shapes.js";
import { leave } from "./welcome.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./types.js").Message} Message */

/** The house of this visit: the address's, else the last one chosen, else the default. @param {Store} store */
export function chosenHouse(store) {
  const asked = addressHouse();
  const known = HOUSES.some((house) => house.id === asked);
  return houseOf(known && asked ? asked : games.lastHouse(store)).id;
}

/** Says so where the address names a house that there isn't. */
function checkHouse() {
  const given = addressHouse();
  const ids = HOUSES.map(({ id }) => id);
  if (given === null || ids.includes(given)) return;
  announce("error.rules.unknown", { given, ids: ids.join(", ") }, true);
}

/**
 * The unfinished game to go on with: the one the address names, else the last one of the house.
 * @param {Store} store
 */
function waitingGame(store) {
  const house = chosenHouse(store);
  const code = addressCode();
  if (isShape(code)) return games.gameOn(store, house, code);
  const waiting = games.unfinished(store).filter((game) => game.house === house);
  if (code) return waiting.find(({ kept }) => sameCode(kept.code, code)) ?? null;
  const last = games.lastLayout(store, house);
  return waiting.find((game) => game.layout === last) ?? null;
}

/** @param {string} one @param {string} other */
function sameCode(one, other) {
  return one.toLowerCase() === other.toLowerCase();
}

/** Whether this visit goes on with a game that has begun. @param {Store} store */
export function inProgress(store) {
  const kept = waitingGame(store)?.kept;
  return kept !== undefined && (kept.time > 0 || kept.tiles.includes("0"));
}

/** Backs on the table at once, from what the last visit left or the address says. @param {App} app */
export async function layFirstBacks({ play, state, store }) {
  const game = waitingGame(store);
  const code = addressCode();
  const known = game ? layoutOfGame(game) : namedBy(code);
  const guessed = game ? "" : guessId(code);
  if (known || !guessed) {
    play.tower.layBacks(known ?? expected(store), game?.kept.tiles);
    return;
  }
  // One of the others: its backs come a moment later, or with the deal if that is quicker.
  await import("./further-layouts.js").catch(() => {});
  const layout = layoutOf(guessed);
  if (layout && !state.layout) play.tower.layBacks(layout);
}

/** @param {{layout: string, kept: import("./store.js").Kept}} game */
function layoutOfGame({ layout, kept }) {
  return layoutBy(layout, kept.shape) ?? namedBy(kept.code);
}

/** @param {string} code @returns {import("./types.js").Layout | undefined} the layout it is about, if that is at hand */
function namedBy(code) {
  const slots = readSlots(code);
  return slots ? layoutFrom("", slots) : layoutOf(guessId(code));
}

/** The layout of a visit that nothing else is known of. @param {Store} store */
function expected(store) {
  const house = chosenHouse(store);
  const last = layoutBy(games.lastLayout(store, house), games.lastShape(store, house));
  return last ?? layoutOf(houseOf(house).firstLayout) ?? LAYOUTS[0];
}

/**
 * What to ask the worker for at the start, or when it has to be started again.
 * @param {App} app @param {string} [rules]
 */
function startRequest({ state, store }, rules = state.view?.rules ?? chosenHouse(store)) {
  const last = games.lastLayout(store, rules);
  const offered = houseOf(rules).layouts.includes(last) ? last : "";
  const layout = last.startsWith("own-") ? games.lastShape(store, rules) : offered;
  return { do: "start", rules, seed: drawSeed(), layout };
}

/** Starts the first game of the visit. @param {App} app */
export async function begin(app) {
  const { play, store } = app;
  const game = waitingGame(store);
  const code = addressCode();
  const request = startRequest(app);
  if (game) {
    const { save, time } = game.kept;
    const reply = await play.deal({ ...request, save, time });
    if (reply.error) {
      games.setGameAside(store, request.rules, game.layout);
      await fallBack(app, reply.error);
    }
  } else if (code) await beginWith(app, code);
  else {
    const last = games.lastLayout(store, request.rules);
    await dealFirst(app, request);
    if (last && !request.layout) announce("notice.layout.gone", { layout: last }, true);
  }
  checkHouse();
}

/**
 * A new game in a house, on the layout last played there; on its first one where that can't be dealt.
 * @param {App} app @param {ReturnType<typeof startRequest>} request
 */
async function dealFirst({ play }, request) {
  const reply = await play.deal(request);
  if (reply.error && request.layout) await play.deal({ ...request, layout: "" });
}

/**
 * Starts with the deal of a code. An unfinished game whose place it takes is laid first, so that the
 * rules give it up and it can be taken back.
 * @param {App} app @param {string} code
 */
async function beginWith(app, code) {
  const { play, store } = app;
  const request = startRequest(app);
  const last = games.lastLayout(store, request.rules);
  const game =
    games.gameOn(store, request.rules, guessId(code)) ?? games.gameOn(store, request.rules, last);
  const { save, time } = game?.kept ?? {};
  const laid = save ? await play.ask({ ...request, save, time }) : null;
  const opens = laid?.view ? { do: "open", code, seed: request.seed } : { ...request, code };
  const reply = await play.ask(opens);
  if (reply.view) await play.build(reply.view, laid?.view ?? null);
  if (reply.error) await fallBack(app, reply.error);
}

/**
 * What was asked for can't be: says why, and plays the game that was there, else a new one.
 * @param {App} app @param {Message} error
 */
async function fallBack(app, error) {
  const { play, store } = app;
  const request = startRequest(app);
  const last = games.keptGame(store, request.rules, games.lastLayout(store, request.rules));
  const reply = await play.deal({ ...request, save: last?.save, time: last?.time });
  if (reply.error) await dealFirst(app, request);
  play.refuse(error);
}

/** Brings a new worker's table to where the old one's was. @param {App} app */
export async function revive(app) {
  const { clock, play, state, store } = app;
  const { view } = state;
  if (!view || !play.client) return;
  const kept = games.keptGame(store, view.rules, view.layout);
  const save = kept?.code === view.code ? kept.save : "";
  const time = Math.round(clock.now());
  const request = { ...startRequest(app), save, code: save ? "" : view.code, time };
  await play.client.send(request, true);
  if (document.hidden) await play.client.send({ do: "clock", event: "hidden" }, true);
  await play.client.send({ do: "clock", event: "built" }, true);
}

/** Plays by another house's rules: its unfinished game, else a new one. @param {App} app @param {string} rules */
export async function enterHouse(app, rules) {
  const { guide, play, state, store } = app;
  closeAll();
  store.write("house", rules);
  leave(app);
  dropHouse();
  if (rules === state.view?.rules) return;
  const kept = games.keptGame(store, rules, games.lastLayout(store, rules));
  const request = startRequest(app, rules);
  if (kept) await play.deal({ ...request, save: kept.save, time: kept.time });
  else await dealFirst(app, request);
  guide.begin();
}

/** The address has been changed by hand: opens what it names. @param {App} app */
export async function followAddress(app) {
  const { play, state, store } = app;
  const code = addressCode();
  if (!state.view || app.away || sameCode(code, state.view.code)) return;
  closeAll();
  if (isShape(code)) {
    const game = games.gameOn(store, state.view.rules, code);
    if (game?.layout === state.view.layout) return play.table.shown(state.view, true);
    if (await play.resume(code)) return;
  }
  const reply = code ? await play.deal({ do: "open", code, seed: drawSeed() }) : null;
  if (!reply || reply.error) play.table.shown(state.view, true);
}
