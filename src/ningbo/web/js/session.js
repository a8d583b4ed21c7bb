// Session: which game a visit begins with, goes on with, and changes to.

import { addressCode, addressHouse, dropHouse } from "./address.js";
import { announce } from "./announce.js";
import { closeAll } from "./dialogs.js";
import * as games from "./games.js";
import { guessLayout, HOUSES, houseOf, LAYOUTS, layoutOf } from "./offer.js";
import { drawSeed } from "./seeds.js";
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
  const code = addressCode().toLowerCase();
  const waiting = games.unfinished(store).filter((game) => game.house === house);
  if (code) return waiting.find((game) => game.kept.code.toLowerCase() === code) ?? null;
  const last = games.lastLayout(store, house);
  return waiting.find((game) => game.layout === last) ?? null;
}

/** Whether this visit goes on with a game that has begun. @param {Store} store */
export function inProgress(store) {
  const kept = waitingGame(store)?.kept;
  return kept !== undefined && (kept.time > 0 || kept.tiles.includes("0"));
}

/** Backs on the table at once, from what the last visit left or the address says. @param {App} app */
export function layFirstBacks({ play, store }) {
  const house = chosenHouse(store);
  const game = waitingGame(store);
  const layout =
    layoutOf(game?.layout ?? "") ??
    guessLayout(addressCode()) ??
    layoutOf(games.lastLayout(store, house)) ??
    layoutOf(houseOf(house).firstLayout);
  play.tower.layBacks(layout ?? LAYOUTS[0], game?.kept.tiles);
}

/**
 * What to ask the worker for at the start, or when it has to be started again.
 * @param {App} app @param {string} [rules]
 */
function startRequest({ state, store }, rules = state.view?.rules ?? chosenHouse(store)) {
  const last = games.lastLayout(store, rules);
  const layout = houseOf(rules).layouts.includes(last) ? last : "";
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
    await play.deal(request);
    if (last && !request.layout) announce("notice.layout.gone", { layout: last }, true);
  }
  checkHouse();
}

/**
 * Starts with the deal of a code. An unfinished game whose place it takes is laid first, so that the
 * rules give it up and it can be taken back.
 * @param {App} app @param {string} code
 */
async function beginWith(app, code) {
  const { play, store } = app;
  const request = startRequest(app);
  const layout = guessLayout(code)?.id ?? "";
  const last = games.lastLayout(store, request.rules);
  const kept =
    games.keptGame(store, request.rules, layout) ?? games.keptGame(store, request.rules, last);
  const laid = kept ? await play.ask({ ...request, save: kept.save, time: kept.time }) : null;
  const opens = laid?.view ? { do: "open", code } : { ...request, code };
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
  if (reply.error) await play.deal(request);
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
  await play.deal({ ...startRequest(app, rules), save: kept?.save, time: kept?.time });
  guide.begin();
}

/** The address has been changed by hand: opens what it names. @param {App} app */
export async function followAddress(app) {
  const { play, state } = app;
  const code = addressCode();
  if (!state.view || app.away || code.toLowerCase() === state.view.code.toLowerCase()) return;
  closeAll();
  const reply = code ? await play.deal({ do: "open", code }) : null;
  if (!reply || reply.error) play.table.shown(state.view, true);
}
