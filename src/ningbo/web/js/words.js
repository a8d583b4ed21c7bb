// Words: every sentence of the page, read from a message catalogue by its key.

/** @typedef {string | Record<string, string>} Entry a text, or one text for each plural form */
/** @typedef {Record<string, unknown>} Values what a sentence's {places} are filled with */

const english = ENGLISH;

/** The language tag that words and numbers are in, and what depends on it. */
const speech = make("en", english);

/**
 * @param {string} language a BCP 47 tag
 * @param {Record<string, Entry>} catalogue
 */
function make(language, catalogue) {
  const locale = localeOf(language);
  return {
    locale,
    catalogue,
    plural: once(() => new Intl.PluralRules(language)),
    number: once(() => new Intl.NumberFormat(locale)),
    twoDigits: once(() => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })),
    percent: once(
      () => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }),
    ),
    list: once(() => new Intl.ListFormat(language, { type: "conjunction" })),
    date: once(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" })),
  };
}

/**
 * A format is made when it is first needed: each costs milliseconds that a first tap would wait for.
 * @template Format
 * @param {() => Format} create @returns {() => Format}
 */
function once(create) {
  /** @type {Format | undefined} */
  let made;
  return () => {
    made ??= create();
    return made;
  };
}

/** @param {string} language @returns {string} the player's own region of it, where the browser names one */
function localeOf(language) {
  const base = (/** @type {string} */ tag) => tag.split("-")[0];
  return navigator.languages.find((tag) => base(tag) === base(language)) ?? language;
}

/**
 * Speaks another language from here on; English fills what its catalogue lacks.
 * @param {string} language
 * @param {Record<string, Entry>} catalogue
 */
export function useLanguage(language, catalogue) {
  Object.assign(speech, make(language, { ...english, ...catalogue }));
  document.documentElement.lang = language;
  document.documentElement.dir = say("page.direction");
}

/**
 * Takes English sentences that the page didn't carry from its start; another language's catalogue
 * has its own.
 * @param {Record<string, Entry>} sentences
 */
export function learn(sentences) {
  Object.assign(english, sentences);
  speech.catalogue = { ...sentences, ...speech.catalogue };
}

/** @param {string} key @returns {boolean} whether the catalogue has a sentence of this name */
export function known(key) {
  return Object.hasOwn(speech.catalogue, key);
}

/**
 * The sentence of a key with its places filled.
 *
 * Numbers are written the language's way; a value whose name starts with "face" is a face's
 * notation and is named; a list is joined with "and"; `count` chooses the plural form.
 * @param {string} key
 * @param {Values} [values]
 * @returns {string} the key itself where the catalogue has no such sentence
 */
export function say(key, values = {}) {
  const entry = speech.catalogue[key];
  if (entry === undefined) return key;
  return pick(entry, values).replace(/\{(\w+)\}/g, (place, name) =>
    name in values ? written(name, values[name]) : place,
  );
}

/** @param {Entry} entry @param {Values} values */
function pick(entry, values) {
  if (typeof entry === "string") return entry;
  const form = speech.plural().select(Number(values.count));
  return entry[form] ?? entry.other;
}

/** @param {unknown} value @returns {value is {key: string, values?: Values}} a message within another */
function isMessage(value) {
  return typeof value === "object" && value !== null && "key" in value;
}

/** @param {string} name @param {unknown} value @returns {string} */
function written(name, value) {
  if (Array.isArray(value)) return speech.list().format(value.map((one) => written(name, one)));
  if (typeof value === "number") return speech.number().format(value);
  if (name.startsWith("face")) return faceName(String(value));
  if (name === "date") return speech.date().format(dayOf(String(value)));
  if (isMessage(value)) return say(value.key, value.values);
  return String(value);
}

/**
 * What a face is called: "5 of dots". A label that is no notation of ours (an imported board's)
 * is its own name.
 * @param {string} face
 */
export function faceName(face) {
  return known(`face.${face}`) ? say(`face.${face}`) : face;
}

/** @param {number} value */
export function number(value) {
  return speech.number().format(value);
}

/** @param {number} share from 0 to 1 */
export function percent(share) {
  return speech.percent().format(share);
}

/** @param {string} date YYYYMMDD @returns {Date} its beginning, in UTC */
export function dayOf(date) {
  return new Date(date.replace(/(....)(..)(..)/, "$1-$2-$3"));
}

/**
 * Part of a date as the language writes it: a month's name, a weekday's.
 * @param {Date} day @param {Intl.DateTimeFormatOptions} options
 */
export function dateText(day, options) {
  return new Intl.DateTimeFormat(speech.locale, { ...options, timeZone: "UTC" }).format(day);
}

/** @returns {number} the day that weeks begin with, 1 Monday to 7 Sunday; Monday where nobody knows */
export function firstWeekday() {
  const locale = /** @type {any} */ (new Intl.Locale(speech.locale));
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

/** @param {number} ms @returns {string} minutes and seconds, with hours from the first on: 3:07 */
export function clockText(ms) {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const two = (/** @type {number} */ part) => speech.twoDigits().format(part);
  const minutes = Math.floor(seconds / 60) % 60;
  const hours = Math.floor(seconds / 3600);
  const tail = `${hours ? two(minutes) : number(minutes)}:${two(seconds % 60)}`;
  return hours ? `${number(hours)}:${tail}` : tail;
}

/** Puts words into every element that asks for some. @param {ParentNode} root */
export function fill(root) {
  for (const element of root.querySelectorAll("[data-word]")) {
    element.textContent = say(/** @type {HTMLElement} */ (element).dataset.word ?? "");
  }
  for (const element of root.querySelectorAll("[data-word-label]")) {
    const key = /** @type {HTMLElement} */ (element).dataset.wordLabel ?? "";
    element.setAttribute("aria-label", say(key));
  }
}
