// Main: makes the page's parts, joins them, and starts the first game.

import { act } from "./actions.js";
import { nameDeal } from "./address.js";
import { announce } from "./announce.js";
import { readArrival } from "./arrival.js";
import { Art } from "./art.js";
import { Clock } from "./clock.js";
import { Coach } from "./coach.js";
import { showWon } from "./dialogs/won.js";
import { closeAll, onDialog, openDialog } from "./dialogs.js";
import { Fit } from "./fit.js";
import { Guide } from "./guide.js";
import { Hand } from "./hand.js";
import { listen } from "./input.js";
import { focusClosest, listenToKeys } from "./keys.js";
import { speakLanguage } from "./languages.js";
import { Light } from "./light.js";
import { updateList } from "./list.js";
import { rehearse } from "./names.js";
import { showAway, showPanels } from "./panels.js";
import { Play } from "./play.js";
import { Prover } from "./prover.js";
import { createDrawn, render, repaint } from "./render.js";
import { begin, chosenHouse, followAddress, inProgress, layFirstBacks, revive } from "./session.js";
import {
  applySettings,
  coaches,
  dims,
  keepSettings,
  loadSettings,
  showsWords,
} from "./settings.js";
import { Show } from "./show.js";
import { play as playSound } from "./sound.js";
import { createState } from "./state.js";
import { showStatus, showTime } from "./status.js";
import { Store } from "./store.js";
import { Tabs } from "./tabs.js";
import { beginAfresh, keepOffline, whenKept } from "./update.js";
import { showUpdate } from "./update-note.js";
import { fade, makeRoom, welcome } from "./welcome.js";
import { showProof } from "./winnable.js";
import { fill } from "./words.js";
import { RuntimeFault, WorkerClient } from "./worker-client.js";
import { Workshop } from "./workshop.js";

/** @param {string} [name] who is asked: "coach" and "workshop" answer as such, others as the table */
const createWorker = (name) =>
  new Worker(new URL(WORKER_FILE, import.meta.url), { type: "module", name });
/** Begun before anything else: the runtime starts while the page lays its first backs. */
const client = new WorkerClient(
  () => createWorker(),
  () => revive(app),
);

const element = (/** @type {string} */ id) =>
  /** @type {HTMLElement} */ (document.getElementById(id));

/** @typedef {import("./art.js").TileSet} TileSet */

/** How long the player must have left the page alone before anything is done that can wait. */
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
  fit: () => fit.place(),
  shown,
  drew: () => updateList(state),
  hear: (sound) => settings.sound && playSound(sound),
  refocus: (/** @type {HTMLElement} */ left) => focusClosest(app, Number(left.dataset.was)),
});
const guide = new Guide(
  play,
  /** @type {HTMLElement} */ (document.querySelector("#controls [data-action=hint]")),
);

const coach = new Coach(() => createWorker("coach"));
const light = new Light(element("light"), coach);

/** @type {import("./app.js").App} */
const app = {
  state,
  drawn,
  play,
  hand: new Hand(play),
  store,
  settings,
  fit,
  guide,
  clock,
  coach,
  show: new Show(play, fit),
  prover: new Prover(() => createWorker("prover")),
  workshop: new Workshop(() => createWorker("workshop")),
  choose,
  away: false,
};

// -- what follows from a view ------------------------------------------------------------------

/** @param {import("./types.js").View} view @param {boolean} dealt */
function shown(view, dealt) {
  const dim = dims(settings, state.house, view.layout);
  if (dim !== drawn.dim) {
    drawn.dim = dim;
    render(state, drawn);
  }
  if (art.words !== showsWords(settings, state.house)) dress();
  if (showPanels(state)) fit.now();
  nameDeal(view.code);
  if (!state.building) showProof(app, view);
  app.show.follow(view);
  followLight();
  if (dealt) return state.building ? makeRoom(app) : takeShortcut();
  if (view.phase === "won" && view.record) setTimeout(() => showWon(app), CARD_MS);
  guide.changed(view);
  if (view.started) fade(app);
}

/** The light follows the game that lies face up. */
function followLight() {
  light.follow(state.building ? null : state.view, coaches(settings, state.house));
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
  light.reword();
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
  followLight();
}

/** Makes ready what the first faces want, while Python starts: the backs are painted first. */
async function prepare() {
  await new Promise((next) => requestAnimationFrame(next));
  await new Promise((next) => setTimeout(next));
  rehearse();
  drawn.skins.prepare(drawn.dim);
}

/** Does, once, what a shortcut of the installed game's icon asked for. */
function takeShortcut() {
  const { go } = arrival;
  arrival.go = "";
  if (go) act(app, go, document.body);
}

// -- the page around -----------------------------------------------------------------------------

/** The table can be played: time for what nobody waits for. */
function settle() {
  guide.begin();
  if (arrival.unread) announce("error.share", { given: arrival.unread }, true);
  rest(() => {
    whenKept().then(() => light.wake());
    keepOffline((accept) => {
      if (!app.away) showUpdate(accept, () => fit.now());
    });
  });
}

/** Does something, once, as soon as the player rests. @param {() => void} act */
function rest(act) {
  const inputs = ["pointerdown", "keydown"];
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, LATER_MS);
  };
  const end = () => {
    for (const input of inputs) removeEventListener(input, wait, true);
    act();
  };
  let timer = setTimeout(end, LATER_MS);
  for (const input of inputs) addEventListener(input, wait, true);
}

/** The runtime can't start: one clear sentence, and the table stays as it is. @param {unknown} why */
function cannotPlay(why) {
  const refused = why instanceof RuntimeFault && why.refused;
  announce(refused ? "error.page.webassembly" : "error.page.runtime", {}, true);
}

const tabs = new Tabs(() => {
  play.keepTime();
  store.mine = false;
  app.away = true;
  clock.stop();
  closeAll();
  element("note").hidden = true;
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
  if (document.hidden) play.keepTime();
  play.tell(document.hidden ? "hidden" : "-hidden");
});

addEventListener("pagehide", () => {
  play.keepTime();
});

addEventListener("hashchange", () => followAddress(app));

welcome(app, chosenHouse(store), "coming");
layFirstBacks(app);
listen(app);
listenToKeys(app);
dress().then(prepare);

if (!inProgress(store)) beginAfresh();
const claimed = tabs.claim();
play.client = client;
Promise.all([claimed, reword()])
  .then(() => {
    welcome(app, chosenHouse(store), "shown");
    return begin(app);
  })
  .then(settle)
  .catch(cannotPlay);
