// Actions: what each control of the page does, by the name in its data-action.

import { dealLink } from "./address.js";
import { announce } from "./announce.js";
import { clearSafe, demonstrate, giveHint, goBack, showCoach } from "./dialogs/coach.js";
import { showCode } from "./dialogs/code.js";
import { showHelp } from "./dialogs/help.js";
import { showMenu } from "./dialogs/menu.js";
import { showRules } from "./dialogs/rules.js";
import { showSettings } from "./dialogs/settings.js";
import { showStatistics } from "./dialogs/stats.js";
import { ask, closeAll } from "./dialogs.js";
import { listShown, showList } from "./list.js";
import { drawSeed } from "./seeds.js";
import { dealWinnable } from "./winnable.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */

/** @param {App} app @param {Record<string, unknown>} [wishes] layout, method */
export function newDeal(app, wishes = {}) {
  return app.play.deal({ do: "new", seed: drawSeed(), ...wishes });
}

/**
 * A deal of this layout that was rated beforehand; the packs are fetched when first asked for.
 * @param {App} app @param {string} band
 */
async function ratedDeal(app, band) {
  const layout = app.state.view?.layout ?? "";
  const { layouts } = await import("./packs.js");
  return app.play.deal({ do: "band", band, layout, packs: layouts, seed: drawSeed() });
}

/** The house's shuffle, by a seed drawn here. @param {App} app */
function shuffle({ play, state }) {
  const word = state.house.shuffle === "random" ? "random" : "shuffle";
  return play.act(`${word} ${drawSeed()}`);
}

/** Shuffles after asking: one key should not be enough. @param {App} app */
export async function askToShuffle(app) {
  if (app.state.view?.phase === "paused" || app.state.view?.phase === "won") return;
  const { shuffle: kind } = app.state.house;
  if (await ask(say("shuffle.ask"), say(`shuffle.${kind}`), say("action.shuffle"))) shuffle(app);
}

/** @param {App} app */
function pause({ play, state }) {
  if (state.building || state.view?.phase === "won") return;
  return play.act(state.view?.phase === "paused" ? "resume" : "pause");
}

/** @param {App} app @param {HTMLElement} button */
async function copy(app, button) {
  const link = dealLink(app.state.view?.code ?? "");
  try {
    await navigator.clipboard.writeText(link);
    announce("message.copied", { link });
    const words = button.querySelector("span");
    if (words) words.textContent = say("action.copied");
  } catch {
    announce("message.copy.by-hand", { link });
    showCode(app);
  }
}

/** @param {App} app @param {boolean} on */
export function fullWindow(app, on) {
  document.getElementById("app")?.classList.toggle("full", on);
  const leave = document.getElementById("leave");
  if (leave) leave.hidden = !on;
  app.fit.now();
}

async function fullScreen() {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    announce("message.fullscreen.refused");
  }
}

/** @type {Record<string, (app: App, button: HTMLElement) => unknown>} */
const ACTIONS = {
  undo: ({ play }) => play.act("undo"),
  redo: ({ play }) => play.act("redo"),
  hint: ({ play }) => play.act("hint"),
  shuffle,
  pause,
  resume: pause,
  new: (app) => newDeal(app),
  restart: ({ play }) => play.deal({ do: "act", action: "restart" }),
  takeback: ({ play }) => play.takeBack(),
  daily: ({ play }, button) => play.deal({ do: "daily", day: button?.dataset.day }),
  "new-peel": (app) => newDeal(app, { method: "peel" }),
  "new-build": (app) => newDeal(app, { method: "build" }),
  "new-random": (app) => newDeal(app, { method: "random" }),
  "new-winnable": dealWinnable,
  "band-easy": (app) => ratedDeal(app, "easy"),
  "band-medium": (app) => ratedDeal(app, "medium"),
  "band-hard": (app) => ratedDeal(app, "hard"),
  "band-expert": (app) => ratedDeal(app, "expert"),
  larger: ({ fit }) => fit.larger(),
  fit: ({ fit }) => fit.all(),
  fullwindow: (app) => fullWindow(app, true),
  leave: (app) => fullWindow(app, false),
  fullscreen: fullScreen,
  list: ({ state }) => showList(state, !listShown()),
  proven: giveHint,
  safe: clearSafe,
  demonstrate,
  "way-back": goBack,
};

/** Those that open a dialog, and copying, which leaves the one it is in open. @type {typeof ACTIONS} */
const OPENERS = {
  menu: showMenu,
  layouts: async (app) => (await import("./gallery.js")).showGallery(app),
  rules: showRules,
  stats: showStatistics,
  settings: showSettings,
  help: showHelp,
  code: showCode,
  copy,
  coach: showCoach,
  replay: async (app, button) => (await import("./dialogs/replay.js")).showReplay(app, button),
  editor: async (app) => (await import("./editor.js")).openEditor(app),
};

/**
 * @param {App} app @param {string} name @param {HTMLElement} button
 */
export function act(app, name, button) {
  if (app.away) return;
  app.guide.rest();
  if (Object.hasOwn(OPENERS, name)) return OPENERS[name](app, button);
  closeAll();
  app.play.tower.skip();
  return ACTIONS[name]?.(app, button);
}
