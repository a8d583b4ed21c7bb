// Panel: beside the editor's table, what the draft is like, its layers, its symmetry and its table.

import { h, icon } from "../dom.js";
import { number, say } from "../words.js";
import { axisHere } from "./keys.js";
import { SYMMETRIES } from "./symmetries.js";

/** @typedef {import("../editor.js").Editor} Editor */

/** How long the table has to rest before it is asked whether the draft can be emptied. */
const REST_MS = 350;
const FOUND = ["tiles", "layers", "size", "free", "floating", "emptied"];

export class Panel {
  /** @param {Editor} editor */
  constructor(editor) {
    this.editor = editor;
    /** @type {Record<string, HTMLElement>} */
    this.found = Object.fromEntries(
      FOUND.map((name) => [name, h("dd", { "data-editor-found": name })]),
    );
    this.found.size.dir = "ltr";
    this.warning = h("p", { className: "warn", "data-editor": "warning" });
    this.layerName = h("b", { "data-editor": "layer" });
    this.symmetry = h(
      "select",
      { id: "editor-symmetry", "data-editor": "symmetry" },
      SYMMETRIES.map((one) => h("option", { value: one }, say(`editor.symmetry.${one}`))),
    );
    this.symmetry.onchange = () => editor.edit(`symmetry ${this.symmetry.value}`);
    this.element = h(
      "section",
      { className: "editor-panel" },
      this.layers(),
      this.findings(),
      this.symmetries(),
      this.table(),
    );
    /** @type {AbortController | null} the question whether it can be emptied */
    this.asking = null;
  }

  /** @param {string} name @param {() => unknown} press @param {SVGElement} [picture] */
  button(name, press, picture) {
    const words = say(`editor.${name}`);
    const properties = { type: "button", "data-editor": name, onclick: press };
    return picture
      ? h("button", { ...properties, title: words, "aria-label": words }, picture)
      : h("button", properties, words);
  }

  layers() {
    const { editor } = this;
    return h(
      "div",
      { className: "editor-layer" },
      this.button("layer-down", () => editor.goToLayer(editor.layer - 1), icon("down")),
      this.layerName,
      this.button("layer-up", () => editor.goToLayer(editor.layer + 1), icon("up")),
      this.button("layer-clear", () => editor.edit(`clear ${editor.layer}`)),
    );
  }

  /** A switch of what is drawn. @param {"outlined" | "whole"} name */
  check(name) {
    const { editor } = this;
    const id = `editor-${name}`;
    const box = h("input", { type: "checkbox", id, checked: editor[name], "data-editor": name });
    box.onchange = () => {
      editor[name] = box.checked;
      editor.stage.draw();
    };
    return h("label", { className: "check", for: id }, box, h("span", {}, say(`editor.${name}`)));
  }

  findings() {
    return h(
      "div",
      {},
      h(
        "dl",
        { className: "results" },
        FOUND.map((name) =>
          h("div", {}, h("dt", {}, say(`editor.found.${name}`)), this.found[name]),
        ),
      ),
      this.warning,
      this.check("outlined"),
      this.check("whole"),
    );
  }

  symmetries() {
    const { editor } = this;
    return h(
      "div",
      {},
      h(
        "div",
        { className: "field" },
        h("label", { for: "editor-symmetry" }, say("editor.symmetry")),
        this.symmetry,
      ),
      h(
        "div",
        { className: "choices" },
        this.button("axis-here", () => axisHere(editor)),
        this.button("axis-middle", () => editor.edit("axis middle")),
      ),
    );
  }

  /** The table's size, and all tiles moved on it. */
  table() {
    const { editor } = this;
    const edits = {
      wider: "grow 2,0",
      narrower: "grow -2,0",
      higher: "grow 0,2",
      lower: "grow 0,-2",
      "shift-left": "shift -1,0,0",
      "shift-right": "shift 1,0,0",
      "shift-up": "shift 0,-1,0",
      "shift-down": "shift 0,1,0",
      "shift-above": "shift 0,0,1",
      "shift-below": "shift 0,0,-1",
      clear: "clear",
    };
    return h(
      "details",
      {},
      h("summary", {}, say("editor.table")),
      h(
        "div",
        { className: "choices" },
        Object.entries(edits).map(([name, edit]) => this.button(name, () => editor.edit(edit))),
      ),
    );
  }

  draw() {
    const { layer, view } = this.editor;
    const { count, free, perLayer, slots, unsupported } = view;
    const layers = Math.max(perLayer.length, layer + 1);
    this.layerName.textContent = say("editor.layer", {
      layer: layer + 1,
      layers,
      count: perLayer[layer] ?? 0,
    });
    this.symmetry.value = view.symmetry;
    const extent = (/** @type {number[]} */ values) =>
      values.length ? (Math.max(...values) - Math.min(...values) + 2) / 2 : 0;
    const width = extent(slots.map(([x]) => x));
    const height = extent(slots.map(([, y]) => y));
    this.found.tiles.textContent = number(count);
    this.found.layers.textContent = number(perLayer.length);
    this.found.size.textContent = say("editor.size", { width, height });
    this.found.free.textContent = number(free.length);
    this.found.floating.textContent = number(unsupported.length);
    this.warn(count % 2 ? say("editor.odd", { count }) : "");
  }

  /** @param {string} text */
  warn(text) {
    this.warning.textContent = text;
  }

  /** The draft has changed: once the table rests, asks whether it can be emptied. */
  follow() {
    this.asking?.abort();
    const asking = new AbortController();
    this.asking = asking;
    const { drafts, closed } = this.editor;
    const { count } = this.editor.view;
    this.found.emptied.textContent = say(count ? "editor.emptied.thinking" : "editor.emptied.none");
    delete this.found.emptied.dataset.answer;
    if (!count) return;
    closed.signal.addEventListener("abort", () => asking.abort(), { once: true });
    setTimeout(async () => {
      if (asking.signal.aborted) return;
      const emptied = await drafts.emptied(asking.signal).catch(() => null);
      if (!asking.signal.aborted) this.tellEmptied(emptied);
    }, REST_MS);
  }

  /** @param {boolean | null} emptied */
  tellEmptied(emptied) {
    const answer = emptied === null ? "unknown" : emptied ? "yes" : "no";
    this.found.emptied.textContent = say(`editor.emptied.${answer}`);
    this.found.emptied.dataset.answer = answer;
    if (answer === "no" && this.editor.view.count % 2 === 0) this.warn(say("editor.trapped"));
  }
}
