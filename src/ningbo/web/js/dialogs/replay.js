// Replay: a finished game step by step, with the verdict along a bar.

import { Art } from "../art.js";
import { show, whenClosed } from "../dialogs.js";
import { h, icon } from "../dom.js";
import { records } from "../games.js";
import { place } from "../geometry.js";
import { createDrawn, layOut, mount, position, render } from "../render.js";
import { showsWords } from "../settings.js";
import { layoutBy } from "../shapes.js";
import { createState } from "../state.js";
import { say } from "../words.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").Film} Film */

/** Milliseconds between two steps of a replay that runs. */
const STEP_MS = 700;
/** The part of the window's height that the board may take. */
const PART = 0.55;

/**
 * @param {App} app @param {HTMLElement} button names the record by its place among those kept, the
 *   last one if it doesn't
 */
export async function showReplay(app, button) {
  const record = records(app.store).at(Number(button.dataset.record ?? -1));
  if (!record) return;
  const stage = h("div", { className: "replay-board", role: "img", inert: true });
  const note = h("p", { role: "status", "data-replay": "note" }, say("coach.thinking"));
  const bar = h("div", { className: "verdicts", "data-replay": "bar" });
  const controls = h("div", { className: "replay-controls" });
  const element = show("replay", say("replay.title"), stage, bar, controls, note);
  const asking = new AbortController();
  const closed = new Promise((done) => whenClosed(element, () => done(null)));
  closed.then(() => asking.abort());
  try {
    const film = await app.coach.frames(record, asking.signal);
    const replay = new Replay(app, film, { stage, note, bar, controls });
    closed.then(() => replay.close());
    await replay.begin();
    const { trail } = await app.coach.analyse(record, ["trail"], asking.signal);
    if (trail) replay.judge(trail.verdicts, trail.losing);
  } catch {
    if (!asking.signal.aborted) note.textContent = say("coach.silent");
  }
}

/** @typedef {{stage: HTMLElement, note: HTMLElement, bar: HTMLElement, controls: HTMLElement}} Parts */

class Replay {
  /** @param {App} app @param {Film} film @param {Parts} parts */
  constructor(app, film, parts) {
    this.app = app;
    this.film = film;
    this.parts = parts;
    this.step = 0;
    /** @type {string[]} */
    this.verdicts = [];
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.running = undefined;
    this.state = createState();
    this.drawn = createDrawn(parts.stage, new Art());
    this.range = h("input", {
      type: "range",
      min: "0",
      max: String(film.actions.length),
      value: "0",
      "aria-label": say("replay.step"),
      "data-replay": "step",
    });
  }

  /** Lays the board and the controls. */
  async begin() {
    const { app, drawn, film, parts, range, state } = this;
    const layout = layoutBy(film.layout, film.shape);
    if (!layout) return;
    const { settings } = app;
    await drawn.art.choose(/** @type {import("../art.js").TileSet} */ (settings.tiles), {
      index: settings.index,
      words: showsWords(settings, state.house),
    });
    state.layout = layout;
    state.building = false;
    layOut(drawn, layout);
    const room = parts.stage.getBoundingClientRect();
    position(drawn, place(layout.slots, room.width, innerHeight * PART, devicePixelRatio));
    this.toggle = button("play", say("replay.play"), () => this.run());
    parts.controls.append(
      button("previous", say("replay.previous"), () => this.go(this.step - 1)),
      this.toggle,
      button("next", say("replay.next"), () => this.go(this.step + 1)),
      range,
    );
    range.oninput = () => this.go(Number(range.value));
    this.draw();
    mount(drawn);
  }

  /** Goes to a step, and stops there. @param {number} step */
  go(step) {
    this.stop();
    this.step = Math.max(0, Math.min(step, this.film.actions.length));
    this.draw();
  }

  /** Runs, or stops. */
  run() {
    if (this.running) return this.stop();
    if (this.step === this.film.actions.length) this.step = 0;
    this.running = setInterval(() => {
      if (this.step === this.film.actions.length) return this.stop();
      this.step += 1;
      this.draw();
    }, STEP_MS);
    this.label("pause");
  }

  stop() {
    clearInterval(this.running);
    this.running = undefined;
    this.label("play");
  }

  close() {
    this.stop();
    this.drawn.skins.discard();
  }

  /** @param {"play" | "pause"} name */
  label(name) {
    this.toggle?.replaceChildren(icon(name), h("span", {}, say(`replay.${name}`)));
  }

  /** The verdicts are known. @param {string[]} verdicts @param {number | null} losing */
  judge(verdicts, losing) {
    this.verdicts = verdicts;
    this.parts.bar.replaceChildren(...runs(verdicts));
    if (losing !== null) this.go(losing);
    else this.draw();
  }

  draw() {
    const { drawn, film, parts, range, state, step } = this;
    const hidden = { pairs: [], why: [], phase: "playing", hint: [], blocking: [] };
    state.view = /** @type {any} */ ({ ...film, ...hidden, ...film.frames[step] });
    for (const element of render(state, drawn).left) element.remove();
    range.value = String(step);
    const words = this.words();
    parts.note.textContent = words;
    parts.stage.setAttribute("aria-label", words);
    range.setAttribute("aria-valuetext", words);
  }

  /** What the step was, and what the game was worth after it. */
  words() {
    const { film, step, verdicts } = this;
    const action = film.actions[step - 1] ?? "";
    const [word] = action.split(" ");
    const slot = Number(word.split("-")[0]);
    const face = film.frames[Math.max(0, step - 1)].faces.slice(2 * slot, 2 * slot + 2);
    const done = !action
      ? say("replay.deal")
      : word.includes("-")
        ? say("replay.pair", { face })
        : say(`replay.${word}`);
    const verdict = verdicts[step] ? say(`light.${verdicts[step]}`) : say("light.thinking");
    return say("replay.note", { step, count: film.actions.length, done, verdict });
  }
}

/** @param {string[]} verdicts @returns {HTMLElement[]} a part of the bar for each run of one verdict */
function runs(verdicts) {
  /** @type {HTMLElement[]} */
  const parts = [];
  for (const [index, verdict] of verdicts.entries()) {
    if (verdict !== verdicts[index - 1]) {
      parts.push(h("i", { "data-verdict": verdict }));
      parts[parts.length - 1].style.flexGrow = "0";
    }
    const last = parts[parts.length - 1];
    last.style.flexGrow = String(Number(last.style.flexGrow) + 1);
  }
  return parts;
}

/** @param {string} name @param {string} words @param {() => unknown} press */
function button(name, words, press) {
  const properties = { type: "button", "data-replay": name, onclick: press };
  return h("button", properties, icon(name), h("span", {}, words));
}
