// Transfer: everything that is kept, as one file to take away, and such a file read in again.

import { joined, readShelf, SHELF, shelfFrom, writeShelf } from "./gallery/shelf.js";
import { addRecord } from "./games.js";
import { VERSION } from "./store.js";

/** @typedef {import("./store.js").Store} Store */
/** @typedef {import("./types.js").Message} Message */

const FORMAT = "ningbo-kept";

/** What is replaced by what a file holds; records are added to those that are there. */
const WHOLE = /^(settings|house|guided|gallery|layout\.[a-z-]+)$/;
/** An own layout: it is added, or takes the place of what is kept of the same. */
const OWN = /^own\.(own-[0-9]+-[0-9a-f]{8})$/;
/** The layout being made: like a game, it takes the place of another, which is set aside. */
const DRAFT = "draft";
const GAME = /^game\.[a-z-]+\.[a-z0-9-]+$/;

/** @param {Store} store @returns {string} a file of everything that is kept */
export function exportText(store) {
  const kept = Object.fromEntries(store.names().map((name) => [name, store.read(name)]));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, kept }, null, 1)}\n`;
}

/** Offers a text for saving. @param {string} text @param {string} name of the file */
export function saveFile(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/**
 * Reads a file's text without touching anything.
 * @param {string} text
 * @returns {{kept: Record<string, string>} | {error: Message}}
 */
export function readFile(text) {
  /** @type {any} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return { error: { key: "error.import.foreign" } };
  }
  if (file?.format !== FORMAT || typeof file.kept !== "object" || file.kept === null) {
    return { error: { key: "error.import.foreign" } };
  }
  if (!(file.version <= VERSION)) {
    const values = { version: String(file.version), known: VERSION };
    return { error: { key: "error.import.newer", values } };
  }
  if (Object.values(file.kept).some((one) => typeof one !== "string")) {
    return { error: { key: "error.import.damaged" } };
  }
  return { kept: file.kept };
}

/** @param {Record<string, string>} kept @returns {string[]} the saves and records in a file, to be checked */
export function textsToCheck(kept) {
  const games = Object.keys(kept).filter((name) => GAME.test(name));
  return [...games.map((name) => parsed(kept[name])?.save ?? ""), ...recordsIn(kept)];
}

/**
 * @param {Record<string, string>} kept
 * @returns {[string, string][]} key and code of each own layout in a file, to be checked
 */
export function layoutsToCheck(kept) {
  return Object.keys(kept).flatMap((name) => {
    const key = OWN.exec(name)?.[1];
    return key ? [/** @type {[string, string]} */ ([key, String(parsed(kept[name])?.code)])] : [];
  });
}

/** @param {Record<string, string>} kept @returns {string} the draft in a file, "" for none */
export function draftToCheck(kept) {
  return DRAFT in kept ? String(parsed(kept[DRAFT])?.text) : "";
}

/** @param {Record<string, string>} kept @returns {string[]} */
function recordsIn(kept) {
  const all = parsed(kept.records ?? "[]");
  return Array.isArray(all) ? all.map(String) : [""];
}

/** @param {string} text @returns {any} null for what is no JSON */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Takes over what a file holds, all of which has been checked.
 * @param {Store} store @param {Record<string, string>} kept
 */
export function importKept(store, kept) {
  for (const record of recordsIn(kept)) addRecord(store, record);
  for (const [name, text] of Object.entries(kept)) {
    const begun = GAME.test(name) || name === DRAFT;
    if (begun && store.read(name) !== text) store.setAside(name);
    if (begun || WHOLE.test(name) || OWN.test(name)) store.write(name, text);
  }
  if (kept[SHELF]) writeShelf(store, joined(readShelf(store), shelfFrom(parsed(kept[SHELF]))));
}
