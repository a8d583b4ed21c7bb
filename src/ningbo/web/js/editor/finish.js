// Finish: what is done with a draft: tried, kept in the gallery, shared, written to a file, sampled.

import { newDeal } from "../actions.js";
import { dealLink } from "../address.js";
import { h } from "../dom.js";
import { exportLayouts, FORMATS } from "../gallery/files.js";
import { keepCode } from "../gallery/keep.js";
import { LONGEST_NAME } from "../own.js";
import { number, percent, say } from "../words.js";
import { WorkshopError } from "../workshop.js";
import { offerWayBack } from "./way-back.js";

/** @typedef {import("../editor.js").Editor} Editor */

/** Deals of a sample. */
const DEALS = 20;
/** @param {Editor} editor */
export function finishSection(editor) {
  const name = h("input", {
    id: "editor-name",
    maxLength: LONGEST_NAME,
    autocomplete: "off",
    "data-editor": "name",
  });
  name.oninput = () => {
    editor.drafts.name = name.value.trim();
    editor.drafts.keep();
  };
  const format = h(
    "select",
    { id: "editor-format", "data-editor": "format" },
    FORMATS.map((one) => h("option", { value: one }, say(`editor.format.${one}`))),
  );
  const found = h("p", { className: "small", "data-editor": "sampled" });
  const button = (/** @type {string} */ action, /** @type {() => unknown} */ press, strong = "") =>
    h(
      "button",
      { type: "button", className: strong, "data-editor": action, onclick: press },
      say(`editor.${action}`),
    );
  return h(
    "section",
    {},
    h("h3", {}, say("editor.finish")),
    h("div", { className: "field" }, h("label", { for: "editor-name" }, say("editor.name")), name),
    h(
      "div",
      { className: "choices" },
      button("try", () => tryIt(editor), "strong"),
      button("save", () => save(editor)),
      button("link", () => copyLink(editor)),
      button("sample", () => sample(editor, found)),
    ),
    found,
    h(
      "div",
      { className: "field" },
      h("label", { for: "editor-format" }, say("editor.format")),
      format,
      button("export", () => exportAs(editor, format.value)),
    ),
  );
}

/** Says why something can't be done, and fails otherwise. @param {Editor} editor @param {unknown} error */
function refuse(editor, error) {
  if (!(error instanceof WorkshopError)) throw error;
  editor.say(say(error.told.key, error.told.values), true);
}

/** @param {Editor} editor @returns {string} the code of the layout; "" after saying that there is none */
function codeOf(editor) {
  const { code } = editor.view;
  if (!code) editor.say(say("editor.empty"), true);
  return code;
}

/** Deals on the draft, at the table behind. @param {Editor} editor */
async function tryIt(editor) {
  const layout = codeOf(editor);
  if (!layout) return;
  const { app } = editor;
  const reply = await newDeal(app, { layout });
  if (reply.error) return editor.say(say(reply.error.key, reply.error.values), true);
  offerWayBack(app);
  editor.close();
}

/** @param {Editor} editor */
async function save(editor) {
  const code = codeOf(editor);
  if (!code) return;
  try {
    const { kind, name, why } = await keepCode(editor.app, code, editor.drafts.name);
    if (why) editor.say(say(why.key, why.values), kind === "refused");
    else editor.say(say("editor.saved", { name: name || say("layout.own") }));
  } catch (error) {
    refuse(editor, error);
  }
}

/** @param {Editor} editor */
async function copyLink(editor) {
  const code = codeOf(editor);
  if (!code) return;
  const link = dealLink(code);
  try {
    await navigator.clipboard.writeText(link);
    editor.say(say("message.copied", { link }));
  } catch {
    editor.say(say("message.copy.by-hand", { link }));
  }
}

/** @param {Editor} editor @param {string} format */
async function exportAs(editor, format) {
  const code = codeOf(editor);
  if (!code) return;
  const { app, drafts } = editor;
  const layouts = [{ code, name: drafts.name, author: "" }];
  try {
    const notes = await exportLayouts(app, format, layouts, drafts.name);
    const told = notes.map((note) => say(note.key, note.values));
    editor.say([say("editor.exported"), ...told].join(" "));
  } catch (error) {
    refuse(editor, error);
  }
}

/**
 * Deals on the draft again and again and tells how many can be won, while it lies as it is.
 * @param {Editor} editor @param {HTMLElement} told
 */
async function sample(editor, told) {
  const layout = codeOf(editor);
  if (!layout) return;
  const { app } = editor;
  const signal = editor.begin();
  signal.addEventListener(
    "abort",
    () => {
      told.textContent = say("editor.sample.changed");
    },
    { once: true },
  );
  /** @type {any} */
  let found;
  told.textContent = say("editor.sampling", { count: 0, most: DEALS });
  try {
    while (!found || found.deals < DEALS) {
      const answer = await app.workshop.ask({ do: "study", layout, found }, signal);
      if (signal.aborted) return;
      found = answer.found;
      told.textContent = say("editor.sampling", { count: found.deals, most: DEALS });
    }
  } catch (error) {
    told.textContent = "";
    return refuse(editor, error);
  }
  const decided = found.won + found.lost;
  told.textContent = say("editor.sampled", {
    count: found.deals,
    share: decided ? percent(found.won / decided) : "–",
    open: found.open,
    difficulty: number(Math.round(found.difficulty)),
    band: say(`band.${found.band}`),
  });
}
