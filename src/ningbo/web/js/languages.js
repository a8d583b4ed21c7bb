// Languages: which there are, which one a player gets, and its catalogue, fetched when it is needed.

import { useLanguage } from "./words.js";

/** @typedef {Record<string, import("./words.js").Entry>} Catalogue */

/** @type {Record<string, () => Promise<{default: Catalogue}>>} by language tag; English is always there */
const CATALOGUES = {
  de: () => import("../catalogues/de.json"),
  "zh-Hans": () => import("../catalogues/zh-Hans.json"),
};

const ENGLISH = "en";

/** What there is to choose from: the browser's own language, or one of these. */
export const LANGUAGES = ["system", ENGLISH, ...Object.keys(CATALOGUES)];

/**
 * The first of the wished-for languages that there is, in whatever region or script.
 * @param {readonly string[]} wishes BCP 47 tags, best first
 */
export function closestLanguage(wishes) {
  const languageOf = (/** @type {string} */ tag) => tag.toLowerCase().split("-")[0];
  for (const wish of wishes) {
    const found = LANGUAGES.find((tag) => languageOf(tag) === languageOf(wish));
    if (found) return found;
  }
  return ENGLISH;
}

/**
 * Speaks a language from here on. One whose catalogue can't be fetched leaves the words as they are.
 * @param {string} choice one of LANGUAGES
 */
export async function speakLanguage(choice) {
  const language = choice === "system" ? closestLanguage(navigator.languages) : choice;
  try {
    useLanguage(language, (await CATALOGUES[language]?.())?.default ?? {});
  } catch {
    // Without a network on a first visit: the player is understood again on the next one.
  }
}
