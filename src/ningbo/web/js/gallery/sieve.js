// Sieve: the search and the filters above the gallery's cards.

import { h } from "../dom.js";
import { say } from "../words.js";
import { FAVOURITES, NAMED, SIEVES, SORTS } from "./sift.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("./sift.js").Wishes} Wishes */
/** @typedef {[string, string]} Option a choice and its words */

/** How long typing rests before the cards follow. */
const REST_MS = 120;
const NAME = "gallery";

/** @param {Store} store @returns {Wishes} as they were left, without the search */
function readWishes(store) {
  const kept = store.readObject(NAME);
  const whole = typeof kept === "object" && kept !== null ? kept : {};
  return { sort: SORTS[0], ...whole, text: "" };
}

export class Sieve {
  /** @param {Store} store @param {string[]} collections their names @param {() => void} changed */
  constructor(store, collections, changed) {
    this.store = store;
    this.changed = changed;
    this.wishes = readWishes(store);
    this.summary = h("summary", { "data-gallery": "filters" });
    this.search = this.searchField();
    this.filters = h(
      "details",
      { className: "filters" },
      this.summary,
      h("div", { className: "fields" }, this.choices(collections)),
      h(
        "button",
        { type: "button", "data-gallery": "all", onclick: () => this.clear() },
        say("gallery.all"),
      ),
    );
    this.mark();
  }

  searchField() {
    const field = h("input", {
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
    field.oninput = () => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        this.wishes.text = field.value;
        this.changed();
      }, REST_MS);
    };
    return field;
  }

  /** @param {string[]} collections */
  choices(collections) {
    /** @type {Option} */
    const any = ["", say("gallery.any")];
    const named = collections.map((name) => /** @type {Option} */ ([NAMED + name, name]));
    const orders = SORTS.map((one) => option("sort", one));
    const sieves = Object.entries(SIEVES).map(([name, choices]) =>
      this.choice(name, [any, ...Object.keys(choices).map((one) => option(name, one))]),
    );
    return [
      this.choice("sort", orders),
      this.choice("collection", [any, [FAVOURITES, say("gallery.favourites")], ...named]),
      ...sieves,
    ];
  }

  /** @param {string} name @param {Option[]} options the first of them stands for what there isn't */
  choice(name, options) {
    const select = h(
      "select",
      { id: `gallery-${name}`, "data-sieve": name },
      options.map(([value, text]) => h("option", { value }, text)),
    );
    const wished = this.wishes[name] ?? "";
    select.value = options.some(([value]) => value === wished) ? wished : options[0][0];
    this.wishes[name] = select.value;
    select.onchange = () => {
      this.wishes[name] = select.value;
      this.keep();
    };
    const label = h("label", { for: select.id }, say(`gallery.${name}`));
    return h("div", { className: "field" }, label, select);
  }

  /** Shows all again, in the order that was chosen. */
  clear() {
    this.search.value = "";
    this.wishes = { sort: this.wishes.sort, text: "" };
    for (const select of this.filters.querySelectorAll("select"))
      if (select.dataset.sieve !== "sort") select.value = "";
    this.keep();
  }

  keep() {
    const { text: _text, ...lasting } = this.wishes;
    this.store.writeObject(NAME, lasting);
    this.mark();
    this.changed();
  }

  /** Says on the closed filters that some are set. */
  mark() {
    const set = ["collection", ...Object.keys(SIEVES)].filter((name) => this.wishes[name]);
    this.summary.textContent = set.length
      ? say("gallery.filters.set", { count: set.length })
      : say("gallery.filters");
  }
}

/** @param {string} name @param {string} choice @returns {Option} */
function option(name, choice) {
  return [choice, say(`gallery.${name}.${choice}`)];
}
