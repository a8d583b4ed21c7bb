// Editor: a layout being made, on a table of its own; loaded when it is first opened. What an edit
// does and why one can't be done is decided in Python (workshop/draft.py): here it is drawn and heard.

import "./workshop-words.js";

import { dialog, show, whenClosed } from "./dialogs.js";
import { h } from "./dom.js";
import { Drafts } from "./editor/drafts.js";
import { finishSection } from "./editor/finish.js";
import { listenToKeys } from "./editor/keys.js";
import { Panel } from "./editor/panel.js";
import { listenToPointers } from "./editor/pointer.js";
import { Stage } from "./editor/stage.js";
import { startSection } from "./editor/start.js";
import { toolbar } from "./editor/tools.js";
import { loadStyle } from "./late-style.js";
import { say } from "./words.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./types.js").Slot} Slot */
/** @typedef {import("./editor/drafts.js").DraftView} DraftView */
/** @typedef {"put" | "block" | "move" | "erase"} Tool */

/**
 * Opens the editor with the draft at hand.
 * @param {App} app
 * @param {{layout?: string, name?: string}} [wish] a layout to lay on its table, by its code or a built-in's id
 * @returns {Promise<void>} settled when the draft is drawn
 */
export async function openEditor(app, { layout, name } = {}) {
  await loadStyle("editor-style", EDITOR_STYLE);
  const editor = new Editor(app);
  await editor.open(layout, name);
}

export class Editor {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.drafts = new Drafts(app);
    /** @type {DraftView} */
    this.view = this.drafts.view;
    /** The layer that is edited, from 0. */
    this.layer = 0;
    /** Where the next tile would lie. @type {[number, number]} */
    this.cursor = [14, 8];
    /** @type {Tool} */
    this.tool = "put";
    this.half = false;
    /** The tile taken up with a key. @type {Slot | null} */
    this.carried = null;
    /** The corner of a block begun with a key. @type {Slot | null} */
    this.corner = null;
    /** Whether free tiles are outlined. */
    this.outlined = true;
    /** Whether all layers are drawn clear. */
    this.whole = false;
    /** Which opening of the dialog this is: what comes later is no longer shown. */
    this.closed = new AbortController();
    /** @type {AbortController | null} what is found out in the background */
    this.working = null;
    this.said = h("p", { className: "said", role: "status", "data-editor": "said" });
    this.stage = new Stage(this);
    this.panel = new Panel(this);
    this.tools = toolbar(this);
  }

  /** @param {string} [layout] @param {string} [name] */
  async open(layout, name) {
    const side = h(
      "div",
      { className: "editor-side" },
      this.panel.element,
      finishSection(this),
      startSection(this),
      keysSection(),
    );
    const main = h(
      "div",
      { className: "editor-main" },
      this.tools.element,
      this.stage.element,
      this.said,
    );
    const element = show("editor", say("editor.title"), main, side);
    whenClosed(element, () => this.end());
    listenToPointers(this);
    listenToKeys(this, element);
    this.stage.watch(this.closed.signal);
    this.say(say("editor.opening"));
    this.draw();
    if (name) this.drafts.name = name;
    const opened = await this.drafts.open(layout ? [`lay ${layout}`] : []).catch(this.fail);
    if (!opened || !this.here) return;
    /** @type {HTMLInputElement} */ (side.querySelector("#editor-name")).value = this.drafts.name;
    this.middle();
    this.adopt(opened);
    this.stage.element.focus({ preventScroll: true });
  }

  /** @returns {boolean} whether the dialog is still open */
  get here() {
    return !this.closed.signal.aborted && dialog("editor").open;
  }

  // -- editing -------------------------------------------------------------------------------

  /**
   * Makes edits and shows what came of them.
   * @param {...string} edits such as "toggle 4,2,0": see workshop/draft.py
   */
  async edit(...edits) {
    this.working?.abort();
    const view = await this.drafts.edit(edits).catch(this.fail);
    if (view && this.here) this.adopt(view);
  }

  /** The workshop can't be had: one sentence, the draft stays as it is, and the next edit tries again. */
  fail = () => {
    this.app.workshop.close();
    this.say(say("error.page.more"), true);
  };

  /** Something is found out in the background, until the draft changes. @returns {AbortSignal} */
  begin() {
    this.working?.abort();
    this.working = new AbortController();
    return this.working.signal;
  }

  close() {
    dialog("editor").close();
  }

  end() {
    this.closed.abort();
    this.working?.abort();
  }

  /** @param {DraftView} view */
  adopt(view) {
    this.view = view;
    const told = view.refused ?? view.message;
    if (told) this.say(say(told.key, told.values), Boolean(view.refused));
    else this.say(say(view.count ? "editor.ready" : "editor.ready.empty", { count: view.count }));
    if (!this.drafts.kept) this.say(`${this.said.textContent} ${say("editor.unkept")}`, true);
    this.draw();
    this.panel.follow();
  }

  draw() {
    this.stage.draw();
    this.stage.drawGhosts();
    this.panel.draw();
    this.tools.draw();
  }

  /** @param {string} key @returns {string} */
  words(key) {
    return say(`editor.${key}`);
  }

  /** @param {string} text @param {boolean} [warn] */
  say(text, warn = false) {
    // A reader is silent about a text equal to the one before: an unseen blank makes it another.
    this.said.textContent = this.said.textContent === text ? `${text}\u00a0` : text;
    this.said.classList.toggle("warn", warn);
  }

  // -- where one is --------------------------------------------------------------------------

  /** @returns {string} the cursor's place as edits name it */
  get place() {
    return `${this.cursor[0]},${this.cursor[1]},${this.layer}`;
  }

  /** Puts the cursor into the middle of the table. */
  middle() {
    const [width, height] = this.drafts.view.table;
    this.cursor = [2 * Math.floor((width - 2) / 4), 2 * Math.floor((height - 2) / 4)];
  }

  /** @param {number} x @param {number} y */
  goTo(x, y) {
    const [width, height] = this.view.table;
    this.cursor = [Math.max(0, Math.min(x, width - 2)), Math.max(0, Math.min(y, height - 2))];
    this.stage.drawGhosts();
    this.stage.follow();
  }

  /** @param {number} layer */
  showLayer(layer) {
    this.layer = Math.max(0, Math.min(layer, this.view.mostLayers - 1));
    this.draw();
  }

  /** Goes to a layer and says so. @param {number} layer */
  goToLayer(layer) {
    this.showLayer(layer);
    const count = this.view.perLayer[this.layer] ?? 0;
    this.say(say("editor.layer.said", { layer: this.layer + 1, count }));
  }

  /** @param {Tool} tool */
  take(tool) {
    this.tool = tool;
    this.leave();
    this.tools.draw();
  }

  /** Gives up what was begun with a key. @returns {boolean} whether there was anything */
  leave() {
    const begun = this.carried ?? this.corner;
    this.carried = null;
    this.corner = null;
    if (begun) this.say(say("editor.left"));
    this.stage.drawGhosts();
    return begun !== null;
  }

  /**
   * The slot of the layer's tile that lies over a point in half tiles, or -1.
   * @param {number} x @param {number} y
   */
  slotAt(x, y) {
    return this.view.slots.findIndex(
      ([left, top, z]) => z === this.layer && left <= x && x < left + 2 && top <= y && y < top + 2,
    );
  }

  /** The slots of the layer's tiles that a tile at the cursor would lie over, each once. */
  slotsUnder() {
    const [x, y] = this.cursor;
    const corners = [this.slotAt(x, y), this.slotAt(x + 1, y), this.slotAt(x, y + 1)];
    corners.push(this.slotAt(x + 1, y + 1));
    return [...new Set(corners)].filter((slot) => slot >= 0);
  }

  /** Says where the cursor is and what lies there. */
  sayPlace() {
    const [x, y] = this.cursor;
    const { view } = this;
    const under = this.slotsUnder();
    const [first] = under;
    const [left, top] = view.slots[first] ?? [];
    const whole = left === x && top === y;
    const state = whole
      ? view.free.includes(first)
        ? "free"
        : "tile"
      : under.length
        ? "part"
        : "empty";
    const where = { x: x / 2 + 1, y: y / 2 + 1, layer: this.layer + 1 };
    this.say(say(`editor.cursor.${state}`, where));
  }
}

/** What the keys do. */
function keysSection() {
  const rows = [
    "move",
    "whole",
    "put",
    "remove",
    "layer",
    "carry",
    "block",
    "axis",
    "undo",
    "leave",
  ];
  return h(
    "details",
    {},
    h("summary", {}, say("editor.keys")),
    h(
      "dl",
      { className: "editor-keys" },
      rows.map((row) =>
        h(
          "div",
          {},
          h("dt", {}, say(`editor.keys.${row}`)),
          h("dd", {}, say(`editor.keys.${row}.does`)),
        ),
      ),
    ),
  );
}
