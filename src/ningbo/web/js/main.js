// Main: makes the page's parts, joins them, and starts the first game.

import { act } from "./actions.js";
import { announce } from "./announce.js";
import { readArrival } from "./arrival.js";
import { Art } from "./art.js";
import { Clock } from "./clock.js";
import { showWon } from "./dialogs/won.js";
import { closeAll, onDialog, openDialog } from "./dialogs.js";
import { Fit } from "./fit.js";
import * as games from "./games.js";
import { Guide } from "./guide.js";
import { listen } from "./input.js";
import { focusClosest, listenToKeys } from "./keys.js";
import { speakLanguage } from "./languages.js";
import { updateList } from "./list.js";
import { guessLayout, HOUSES, houseOf, LAYOUTS, layoutOf } from "./offer.js";
import { showAway, showPanels } from "./panels.js";
import { drawSeed, Play } from "./play.js";
import { Prover } from "./prover.js";
import { createDrawn, render, repaint } from "./render.js";
import { applySettings, dims, keepSettings, loadSettings, showsWords } from "./settings.js";
import { play as playSound } from "./sound.js";
import { createState } from "./state.js";
import { showStatus, showTime } from "./status.js";
import { Store } from "./store.js";
import { Tabs } from "./tabs.js";
import { beginAfresh, keepOffline } from "./update.js";
import { showUpdate } from "./update-note.js";
import { showProof } from "./winnable.js";
import { fill } from "./words.js";
import { RuntimeFault, WorkerClient } from "./worker-client.js";

const createWorker = () => new Worker(new URL(WORKER_FILE, import.meta.url), { type: "module" });

const element = (/** @type {string} */ id) =>
  /** @type {HTMLElement} */ (document.getElementById(id));

/** @typedef {import("./art.js").TileSet} TileSet */

/** How long the player's first taps come before anything that can wait. */
const LATER_MS = 1500;
/** How long a won board is looked at before the card comes: its last flight. */
const CARD_MS = 450;

const arrival = readArrival(location.href);
if (arrival.address !== location.href) history.replaceState(null, "", arrival.address);

const store = new Store(
  () => localStorage,
  (why) => announce(`notice.storage.${why}`, {}, true),
);
const settings = loadSettings(store);
applySettings(settings);

const state = createState();
const art = new Art();
const drawn = createDrawn(element("board"), art);
const clock = new Clock(showTime);
const fit = new Fit(element("table"), state, drawn);
const play = new Play(state, drawn, store, clock, {
  fit: () => fit.now(),
  shown,
  drew: () => updateList(state),
  hear: (sound) => settings.sound && playSound(sound),
  refocus: (/** @type {HTMLElement} */ left) => focusClosest(app, Number(left.dataset.was)),
});
const guide = new Guide(
  play,
  /** @type {HTMLElement} */ (document.querySelector("#controls [data-action=hint]")),
);

/** @type {import("./app.js").App} */
const app = {
  state,
  drawn,
  play,
  store,
  settings,
  fit,
  guide,
  clock,
  prover: new Prover(createWorker),
  choose,
  enterHouse,
  away: false,
};

// -- what follows from a view ------------------------------------------------------------------

/** @param {import("./types.js").View} view @param {boolean} dealt */
function shown(view, dealt) {
  drawn.dim = dims(settings, state.house, view.layout);
  if (art.words !== showsWords(settings, state.house)) dress();
  render(state, drawn);
  if (showPanels(state)) fit.now();
  if (location.hash.slice(1) !== view.code) {
    history.replaceState(null, "", `${location.pathname}${location.search}#${view.code}`);
  }
  if (!state.building) showProof(app, view);
  if (dealt) return state.building ? undefined : takeShortcut();
  if (view.phase === "won" && view.record) setTimeout(() => showWon(app), CARD_MS);
  guide.changed(view);
}

/** @param {Partial<import("./settings.js").Settings>} change */
async function choose(change) {
  Object.assign(settings, change);
  keepSettings(store, settings);
  if (change.language) await reword();
  dress();
}

/** Says everything in the language that was chosen. */
async function reword() {
  await speakLanguage(settings.language);
  fill(document);
  delete element("picker").dataset.house;
  if (art.words) {
    art.forget();
    repaint(drawn);
  }
  updateList(state);
  render(state, drawn);
  if (!state.view) return;
  shown(state.view, true);
  showStatus(state);
  play.say(state.view);
}

/** Puts the settings on the table. */
async function dress() {
  applySettings(settings);
  drawn.highlight = settings.match;
  drawn.dim = dims(settings, state.house, state.view?.layout ?? "");
  const choice = { index: settings.index, words: showsWords(settings, state.house) };
  const changed = await art.choose(/** @type {TileSet} */ (settings.tiles), choice);
  if (changed) repaint(drawn);
  else render(state, drawn);
}

/** Does, once, what a shortcut of the installed game's icon asked for. */
function takeShortcut() {
  const { go } = arrival;
  arrival.go = "";
  if (go) act(app, go, document.body);
}

// -- which game ----------------------------------------------------------------------------------

/** The house of this visit: the address's, else the last one chosen, else the default. */
function chosenHouse() {
  const asked = new URLSearchParams(location.search).get("rules");
  if (asked === null) return houseOf(games.lastHouse(store)).id;
  if (HOUSES.some((house) => house.id === asked)) return asked;
  setTimeout(() =>
    announce(
      "error.rules.unknown",
      { given: asked, ids: HOUSES.map(({ id }) => id).join(", ") },
      true,
    ),
  );
  return houseOf(games.lastHouse(store)).id;
}

/** The code in the address, or "". */
function addressCode() {
  try {
    return decodeURIComponent(location.hash.slice(1)).trim();
  } catch {
    return location.hash.slice(1);
  }
}

/**
 * The unfinished game to go on with: the one the address names, else the last one of the house.
 * @param {string} house
 */
function waitingGame(house) {
  const code = addressCode().toLowerCase();
  const waiting = games.unfinished(store).filter((game) => game.house === house);
  if (code) return waiting.find((game) => game.kept.code === code) ?? null;
  const last = games.lastLayout(store, house);
  return waiting.find((game) => game.layout === last) ?? null;
}

/** Whether this visit goes on with a game that has begun. */
function inProgress() {
  const kept = waitingGame(chosenHouse())?.kept;
  return kept !== undefined && (kept.time > 0 || kept.tiles.includes("0"));
}

/** Backs on the table at once, from what the last visit left or the address says. */
function layFirstBacks() {
  const house = chosenHouse();
  const game = waitingGame(house);
  const { firstLayout } = houseOf(house);
  const layout =
    layoutOf(game?.layout ?? "") ??
    guessLayout(addressCode()) ??
    layoutOf(games.lastLayout(store, house));
  play.layBacks(layout ?? layoutOf(firstLayout) ?? LAYOUTS[0], game?.kept.tiles);
}

/** What to ask the worker for at the start, or when it has to be started again. */
function firstRequest() {
  const rules = state.view?.rules ?? chosenHouse();
  const last = games.lastLayout(store, rules);
  const layout = houseOf(rules).layouts.includes(last) ? last : "";
  return { do: "start", rules, seed: drawSeed(), layout };
}

/** Starts the first game of the visit. */
async function begin() {
  const house = chosenHouse();
  const game = waitingGame(house);
  const code = addressCode();
  const request = firstRequest();
  if (game) {
    const { save, time } = game.kept;
    const reply = await play.deal({ ...request, save, time });
    if (!reply.error) return;
    games.setGameAside(store, house, game.layout);
    await fallBack(request, reply.error);
  } else if (code) {
    const reply = await play.deal({ ...request, code });
    if (reply.error) await fallBack(request, reply.error);
  } else {
    const last = games.lastLayout(store, house);
    await play.deal(request);
    if (last && !request.layout) announce("notice.layout.gone", { layout: last }, true);
  }
}

/**
 * What was asked for can't be: says why, and plays the game that was there, else a new one.
 * @param {ReturnType<typeof firstRequest>} request @param {import("./types.js").Message} error
 */
async function fallBack(request, error) {
  const last = games.keptGame(store, request.rules, games.lastLayout(store, request.rules));
  const reply = await play.deal({ ...request, save: last?.save, time: last?.time });
  if (reply.error) await play.deal(request);
  play.refuse(error);
}

/** Brings a new worker's table to where the old one's was. */
async function revive() {
  const { view } = state;
  if (!view || !play.client) return;
  const kept = games.keptGame(store, view.rules, view.layout);
  const save = kept?.code === view.code ? kept.save : "";
  const request = {
    ...firstRequest(),
    save,
    code: save ? "" : view.code,
    time: Math.round(clock.now()),
  };
  await play.client.send(request, true);
  await play.client.send({ do: "clock", event: "built" }, true);
}

/** @param {string} rules */
async function enterHouse(rules) {
  closeAll();
  store.write("house", rules);
  // The address named a house for the visit: the player has chosen another since.
  const address = new URL(location.href);
  address.searchParams.delete("rules");
  history.replaceState(null, "", address);
  if (rules === state.view?.rules) return;
  const layout = games.lastLayout(store, rules);
  const kept = games.keptGame(store, rules, layout);
  const request = { ...firstRequest(), rules, layout };
  await play.deal({ ...request, save: kept?.save, time: kept?.time });
  guide.begin();
}

// -- the page around -----------------------------------------------------------------------------

/** The table can be played: time for what nobody waits for. */
function settle() {
  guide.begin();
  if (arrival.unread) announce("error.share", { given: arrival.unread }, true);
  setTimeout(() => {
    keepOffline((accept) => {
      if (!app.away) showUpdate(accept, () => fit.now());
    });
  }, LATER_MS);
}

/** The runtime can't start: one clear sentence, and the table stays as it is. @param {unknown} why */
function cannotPlay(why) {
  const refused = why instanceof RuntimeFault && why.refused;
  announce(refused ? "error.page.webassembly" : "error.page.runtime", {}, true);
}

const tabs = new Tabs(() => {
  if (state.view) games.keepTime(store, state.view, clock.now());
  store.mine = false;
  app.away = true;
  clock.stop();
  closeAll();
  for (const id of ["board", "status", "controls", "stuck", "picker"]) element(id).inert = true;
  showAway(() => location.reload());
});

/** What the open dialog is to the clock; "" while none is open. @type {"" | "dialog" | "stats"} */
let heldBy = "";

// A dialog that gives way to another closes after that one has opened: what counts is what is open.
onDialog(() => {
  guide.rest();
  const open = openDialog();
  const holds = open ? (open.id === "stats" ? "stats" : "dialog") : "";
  if (holds === heldBy || !state.view) return;
  if (holds) play.tell(holds);
  if (heldBy) play.tell(`-${heldBy}`);
  heldBy = holds;
});

document.addEventListener("visibilitychange", () => {
  if (!state.view || app.away) return;
  if (document.hidden) games.keepTime(store, state.view, clock.now());
  play.tell(document.hidden ? "hidden" : "-hidden");
});

addEventListener("pagehide", () => {
  if (state.view) games.keepTime(store, state.view, clock.now());
});

addEventListener("hashchange", async () => {
  const code = addressCode();
  if (!state.view || app.away || code.toLowerCase() === state.view.code) return;
  closeAll();
  if (!code) return shown(state.view, true);
  const reply = await play.deal({ do: "open", code });
  if (reply.error) shown(state.view, true);
});

layFirstBacks();
listen(app);
listenToKeys(app);
dress();

if (!inProgress()) beginAfresh();
const claimed = tabs.claim();
play.client = new WorkerClient(createWorker, revive);
Promise.all([claimed, reword()]).then(begin).then(settle).catch(cannotPlay);
