// Sieve: the search and the filters above the gallery's cards.

import { h } from "../dom.js";
import { say } from "../words.js";
import { FAVOURITES, NAMED, SIEVES, SORTS } from "./sift.js";

/** @typedef {import("./sift.js").Wishes} Wishes */

/** How long typing rests before the cards follow. */
const REST_MS = 120;
const NAME = "gallery";

/** @param {import("../store.js").Store} store @returns {Wishes} as they were left, without the search */
export function readWishes(store) {
  const kept = store.readObject(NAME);
  const whole = typeof kept === "object" && kept !== null ? kept : {};
  return { sort: SORTS[0], ...whole, text: "" };
}

/**
 * @param {import("../store.js").Store} store @param {Wishes} wishes are changed in place
 * @param {string[]} collections their names @param {() => void} changed
 * @returns {{search: HTMLElement, filters: HTMLElement}}
 */
export function sieve(store, wishes, collections, changed) {
  const choose = (/** @type {string} */ name, /** @type {string} */ value) => {
    wishes[name] = value;
    const { text: _text, ...kept } = wishes;
    store.writeObject(NAME, kept);
    mark();
    changed();
  };
  const choice = (
    /** @type {string} */ name,
    /** @type {[string, string][]} */ options,
    /** @type {string} */ chosen,
  ) => {
    const select = h(
      "select",
      { id: `gallery-${name}`, "data-sieve": name },
      options.map(([value, text]) => h("option", { value }, text)),
    );
    select.value = options.some(([value]) => value === chosen) ? chosen : options[0][0];
    if (select.value !== chosen) wishes[name] = select.value;
    select.onchange = () => choose(name, select.value);
    const label = h("label", { for: select.id }, say(`gallery.${name}`));
    return h("div", { className: "field" }, label, select);
  };
  const any = /** @type {[string, string]} */ (["", say("gallery.any")]);
  const named = collections.map((name) => /** @type {[string, string]} */ ([NAMED + name, name]));
  /** @type {[string, string][]} */
  const inCollections = [any, [FAVOURITES, say("gallery.favourites")], ...named];
  const filters = h(
    "details",
    { className: "filters" },
    h("summary", { "data-gallery": "filters" }, say("gallery.filters")),
    h(
      "div",
      { className: "fields" },
      choice(
        "sort",
        SORTS.map((one) => [one, say(`gallery.sort.${one}`)]),
        wishes.sort,
      ),
      choice("collection", inCollections, wishes.collection ?? ""),
      Object.entries(SIEVES).map(([name, choices]) =>
        choice(
          name,
          [any, ...Object.keys(choices).map((one) => pair(name, one))],
          wishes[name] ?? "",
        ),
      ),
    ),
    h(
      "button",
      { type: "button", "data-gallery": "all", onclick: () => clear() },
      say("gallery.all"),
    ),
  );
  const search = h("input", {
    id: "gallery-search",
    type: "search",
    autocomplete: "off",
    spellcheck: false,
    placeholder: say("gallery.search"),
    "aria-label": say("gallery.search"),
    "data-gallery": "search",
  });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let resting;
  search.oninput = () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      wishes.text = search.value;
      changed();
    }, REST_MS);
  };
  const clear = () => {
    search.value = "";
    wishes.text = "";
    for (const select of filters.querySelectorAll("select")) {
      if (select.dataset.sieve === "sort") continue;
      select.value = "";
      wishes[select.dataset.sieve ?? ""] = "";
    }
    choose("origin", "");
  };
  /** Says on the closed filters that some are set. */
  const mark = () => {
    const set = ["collection", ...Object.keys(SIEVES)].filter((name) => wishes[name]);
    const summary = /** @type {HTMLElement} */ (filters.firstElementChild);
    summary.textContent = set.length
      ? say("gallery.filters.set", { count: set.length })
      : say("gallery.filters");
  };
  mark();
  return { search, filters };
}

/** @param {string} name @param {string} choice @returns {[string, string]} */
function pair(name, choice) {
  return [choice, say(`gallery.${name}.${choice}`)];
}
