// Start: what a draft can begin with: nothing, a layout that there is, or one that is made anew.

import { h } from "../dom.js";
import { HOUSES } from "../offer.js";
import { ownKeys, readOwn } from "../own.js";
import { drawSeed } from "../seeds.js";
import { say } from "../words.js";
import { WorkshopError } from "../workshop.js";
import { SYMMETRIES } from "./symmetries.js";

/** @typedef {import("../editor.js").Editor} Editor */

/** What a new layout has, unless told otherwise. */
const WISH = { tiles: 144, layers: 4, symmetry: "left-right" };

/** @param {Editor} editor */
export function startSection(editor) {
  return h(
    "details",
    {},
    h("summary", {}, say("editor.start")),
    h("p", { className: "small" }, say("editor.start.text")),
    layoutField(editor),
    ...generated(editor),
    h(
      "div",
      { className: "choices" },
      button("start-empty", () => begin(editor, "clear")),
    ),
  );
}

/** @param {Editor} editor @param {...string} edits */
async function begin(editor, ...edits) {
  await editor.edit(...edits);
  editor.middle();
  editor.showLayer(0);
}

/** @param {string} name @param {() => unknown} press */
function button(name, press) {
  const properties = { type: "button", "data-editor": name, onclick: press };
  return h("button", properties, say(`editor.${name}`));
}

/** @param {string} name @param {HTMLElement} control @param {...HTMLElement} more */
function field(name, control, ...more) {
  control.id = `editor-${name}`;
  control.dataset.editor = name;
  return h(
    "div",
    { className: "field" },
    h("label", { for: control.id }, say(`editor.${name}`)),
    control,
    ...more,
  );
}

/** The built-in layouts, and those of the player. @param {Editor} editor */
function layoutField(editor) {
  const { store } = editor.app;
  const own = ownKeys(store).flatMap((key) => readOwn(store, key) ?? []);
  const layouts = h(
    "select",
    {},
    HOUSES[0].layouts.map((id) => h("option", { value: id }, say(`layout.${id}`))),
    own.map(({ code, name }) => h("option", { value: code }, name || say("layout.own"))),
  );
  return field(
    "layouts",
    layouts,
    button("start-layout", () => begin(editor, `lay ${layouts.value}`)),
  );
}

/** A layout made anew, from a seed and a few wishes. @param {Editor} editor */
function generated(editor) {
  const number = (/** @type {number} */ value, /** @type {number} */ step) =>
    h("input", { type: "number", min: "0", step: String(step), value: String(value) });
  const seed = number(drawSeed(), 1);
  const tiles = number(WISH.tiles, 2);
  const layers = number(WISH.layers, 1);
  const symmetry = h(
    "select",
    {},
    SYMMETRIES.map((one) => h("option", { value: one }, say(`editor.symmetry.${one}`))),
  );
  symmetry.value = WISH.symmetry;
  const make = () =>
    generate(editor, {
      seed: seed.valueAsNumber || 0,
      tiles: tiles.valueAsNumber || 0,
      layers: layers.valueAsNumber || 0,
      symmetry: symmetry.value,
    });
  const another = () => {
    seed.value = String(drawSeed());
    return make();
  };
  return [
    h("h3", {}, say("editor.new")),
    field("new-tiles", tiles),
    field("new-layers", layers),
    field("new-symmetry", symmetry),
    field("new-seed", seed, button("new-make", make), button("new-another", another)),
  ];
}

/**
 * @param {Editor} editor
 * @param {{seed: number, tiles: number, layers: number, symmetry: string}} wish
 */
async function generate(editor, wish) {
  editor.say(say("editor.new.making"));
  try {
    const { code } = await editor.app.workshop.ask({ do: "generate", ...wish });
    await begin(editor, `lay ${code}`, `symmetry ${wish.symmetry}`);
    editor.say(say("editor.new.made", { seed: String(wish.seed), count: editor.view.count }));
  } catch (error) {
    if (!(error instanceof WorkshopError)) throw error;
    editor.say(say(error.told.key, error.told.values), true);
  }
}
