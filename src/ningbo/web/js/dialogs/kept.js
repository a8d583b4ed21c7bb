// Kept: the part of the settings that takes everything kept away as a file, or reads one in.

import { ask } from "../dialogs.js";
import { h, icon } from "../dom.js";
import { today } from "../seeds.js";
import {
  draftToCheck,
  exportText,
  importKept,
  layoutsToCheck,
  readFile,
  saveFile,
  textsToCheck,
} from "../transfer.js";
import { say } from "../words.js";
import { WorkshopError } from "../workshop.js";

/** @typedef {import("../app.js").App} App */

/** @param {App} app @returns {HTMLElement} */
export function keptSection(app) {
  const told = h("p", { className: "warn", role: "alert" });
  const picked = h("input", {
    type: "file",
    accept: ".json,application/json",
    hidden: true,
    id: "import-file",
  });
  picked.onchange = async () => {
    const file = picked.files?.[0];
    if (file) told.textContent = await read(app, await file.text());
    picked.value = "";
  };
  const take = () => saveFile(exportText(app.store), `ningbo-${today()}.json`);
  return h(
    "section",
    {},
    h("h3", {}, say("kept.title")),
    h("p", { className: "small" }, say("kept.text")),
    h(
      "div",
      { className: "choices" },
      h(
        "button",
        { type: "button", id: "export", onclick: take },
        icon("export"),
        say("kept.export"),
      ),
      h(
        "button",
        { type: "button", id: "import", onclick: () => picked.click() },
        icon("import"),
        say("kept.import"),
      ),
      picked,
    ),
    told,
  );
}

/**
 * Checks a file whole, asks, and takes it over.
 * @param {App} app @param {string} text @returns {Promise<string>} what is wrong with it, or ""
 */
async function read(app, text) {
  const file = readFile(text);
  if ("error" in file) return say(file.error.key, file.error.values);
  const { wrong } = await app.play.ask({ do: "check", texts: textsToCheck(file.kept) });
  const foreign = wrong ?? (await wrongLayout(app, file.kept));
  if (foreign) return say("error.import.content", { reason: say(foreign.key, foreign.values) });
  if (!(await ask(say("kept.ask"), say("kept.ask.text"), say("kept.import")))) return "";
  importKept(app.store, file.kept);
  location.reload();
  return "";
}

/**
 * @param {App} app @param {Record<string, string>} kept
 * @returns {Promise<import("../types.js").Message | null>} what is wrong with the layouts and the draft
 */
async function wrongLayout(app, kept) {
  const layouts = layoutsToCheck(kept);
  const draft = draftToCheck(kept);
  if (!layouts.length && !draft) return null;
  try {
    await app.workshop.ask({ do: "check", layouts, draft });
    return null;
  } catch (error) {
    if (error instanceof WorkshopError) return error.told;
    throw error;
  }
}
