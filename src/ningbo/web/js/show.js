// Show: plays a line to the end on the board, at a chosen speed, a step at a time if wanted, until it
// is stopped or anything else happens on the table.

import { announce } from "./announce.js";
import { openDialog } from "./dialogs.js";
import { h, icon } from "./dom.js";
import { say } from "./words.js";

/** Milliseconds between two pairs. @type {Record<string, number>} */
const SPEEDS = { slow: 2400, normal: 1200, fast: 350 };

const panel = /** @type {HTMLElement} */ (document.getElementById("show"));

export class Show {
  /** @param {import("./play.js").Play} play @param {import("./fit.js").Fit} fit */
  constructor(play, fit) {
    this.play = play;
    this.fit = fit;
    /** @type {[number, number][]} pairs still to be played */
    this.line = [];
    this.speed = "normal";
    this.playing = false;
    /** Whether a pair of ours is on its way to the worker. */
    this.acting = false;
    /** The view that our last pair led to: after another one the show ends. */
    this.sequence = -1;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {[number, number][]} line @returns {Promise<void>} when the game is marked as shown */
  async begin(line) {
    const { view, error } = await this.play.act("show");
    if (!view || error) return;
    this.line = [...line];
    this.sequence = view.seq;
    this.playing = true;
    this.draw();
    announce("show.begun", { count: line.length });
    this.wait();
  }

  get on() {
    return this.line.length > 0;
  }

  /** The table has a view: one of ours, or a reason to end. @param {import("./types.js").View} view */
  follow(view) {
    if (this.on && view.seq !== this.sequence && !this.acting) this.stop();
  }

  wait() {
    clearTimeout(this.timer);
    if (this.playing && this.on) this.timer = setTimeout(() => this.step(), SPEEDS[this.speed]);
  }

  /** Plays the next pair. */
  async step() {
    const [pair] = this.line;
    if (!pair || this.acting) return;
    if (openDialog()) return this.wait();
    this.acting = true;
    const [a, b] = pair;
    const { view, error } = await this.play.act(`${Math.min(a, b)}-${Math.max(a, b)}`);
    this.acting = false;
    if (!view || error) return this.stop();
    this.sequence = view.seq;
    this.line = this.line.slice(1);
    if (!this.on) return this.stop();
    this.wait();
  }

  /** Goes on by itself, or waits for steps. */
  toggle() {
    this.playing = !this.playing;
    this.draw();
    this.wait();
  }

  stop() {
    clearTimeout(this.timer);
    this.line = [];
    this.playing = false;
    this.draw();
  }

  /** @param {string} speed */
  choose(speed) {
    this.speed = speed;
    this.wait();
  }

  draw() {
    const was = panel.hidden;
    panel.hidden = !this.on;
    if (this.on) panel.replaceChildren(...this.controls());
    else panel.replaceChildren();
    if (was !== panel.hidden) this.fit.now();
  }

  /** @returns {Node[]} */
  controls() {
    const choices = Object.keys(SPEEDS).map((speed) =>
      h("option", { value: speed, selected: speed === this.speed }, say(`show.speed.${speed}`)),
    );
    const select = h("select", { "aria-label": say("show.speed"), "data-show": "speed" }, choices);
    select.onchange = () => this.choose(select.value);
    const toggle = this.playing ? "pause" : "play";
    return [
      control(toggle, say(`show.${toggle}`), () => this.toggle()),
      control("next", say("show.step"), () => this.step()),
      select,
      control("close", say("show.stop"), () => this.stop()),
    ];
  }
}

/** @param {string} name @param {string} words @param {() => unknown} press */
function control(name, words, press) {
  const properties = { type: "button", "data-show": name, onclick: press };
  return h("button", properties, icon(name), h("span", {}, words));
}
