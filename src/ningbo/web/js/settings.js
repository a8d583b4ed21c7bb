// Settings: what a player has chosen, kept as ids, and put on the page as attributes for the styles.

import { LANGUAGES } from "./languages.js";

/**
 * @typedef {object} Settings
 * @property {string} tiles tile set: traditional, large or night
 * @property {string} table cloth: teal, slate, plum or moss
 * @property {string} theme dark, light or system
 * @property {string} motion full, none or system
 * @property {string} hand right or left
 * @property {string} language
 * @property {boolean} index small latin indices on the tiles
 * @property {boolean} words words on flowers and seasons
 * @property {boolean | null} dim blocked tiles; null leaves it to the house
 * @property {boolean | null} coach the coach and its light; null leaves them to the house
 * @property {boolean} match whether the matches of a selected tile are marked
 * @property {boolean} clock whether the clock is shown
 * @property {boolean} sound
 */

/** @type {Record<string, string[]>} what there is to choose from, the default first */
export const CHOICES = {
  tiles: ["traditional", "large", "night"],
  table: ["teal", "slate", "plum", "moss"],
  theme: ["system", "dark", "light"],
  motion: ["system", "full", "none"],
  hand: ["right", "left"],
  language: LANGUAGES,
};

/** @type {Record<string, boolean>} */
export const SWITCHES = { index: false, words: false, match: true, clock: true, sound: false };

const NAME = "settings";

/** @param {import("./store.js").Store} store @returns {Settings} what was chosen, defaults for the rest */
export function loadSettings(store) {
  const kept = store.readObject(NAME) ?? {};
  /** @type {Record<string, any>} */
  const settings = {};
  for (const name of ["dim", "coach"]) {
    settings[name] = typeof kept[name] === "boolean" ? kept[name] : null;
  }
  for (const [name, choices] of Object.entries(CHOICES)) {
    settings[name] = choices.includes(kept[name]) ? kept[name] : choices[0];
  }
  for (const [name, off] of Object.entries(SWITCHES)) {
    settings[name] = typeof kept[name] === "boolean" ? kept[name] : off;
  }
  return /** @type {Settings} */ (settings);
}

/** @param {import("./store.js").Store} store @param {Settings} settings */
export function keepSettings(store, settings) {
  store.writeObject(NAME, settings);
}

/** Puts the choices on the page, where the styles look for them. @param {Settings} settings */
export function applySettings(settings) {
  const { dataset } = document.documentElement;
  for (const name of ["tiles", "table", "theme", "motion", "hand"]) {
    dataset[name] = /** @type {any} */ (settings)[name];
  }
  dataset.clock = settings.clock ? "shown" : "hidden";
}

/**
 * Whether blocked tiles are dimmed: as the player chose where the house leaves that open, else as the
 * house has it for this layout.
 * @param {Settings} settings @param {import("./types.js").House} house @param {string} layout
 */
export function dims(settings, house, layout) {
  if (house.dimSwitch && settings.dim !== null) return settings.dim;
  return !house.undimmed.includes(layout);
}

/** Whether flowers and seasons carry words. @param {Settings} settings @param {import("./types.js").House} house */
export function showsWords(settings, house) {
  return house.words === "on" || (house.words === "setting" && settings.words);
}

/** Whether the coach is there. @param {Settings} settings @param {import("./types.js").House} house */
export function coaches(settings, house) {
  return settings.coach ?? house.coachLight;
}
