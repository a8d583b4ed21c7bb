// Detail: one layout of the gallery, with all that is known of it and can be done with it.

import { dealLink } from "../address.js";
import { show } from "../dialogs.js";
import { h, icon } from "../dom.js";
import { layoutPicture } from "../layout-picture.js";
import { layoutOf } from "../offer.js";
import { LONGEST_NAME, readOwn, removeOwn, tidy, writeOwn } from "../own.js";
import { drawSeed } from "../seeds.js";
import { clockText, number, percent, say } from "../words.js";
import { WorkshopError } from "../workshop.js";
import { exportLayouts, FORMATS } from "./files.js";
import { factsOfOwn, layoutOfItem } from "./items.js";
import { readShelf, setCollected, setFavourite, writeShelf } from "./shelf.js";
import { DEALS } from "./studies.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./items.js").Item} Item */
/** @typedef {(...said: (Node | string)[]) => unknown} Back */

/**
 * @param {App} app @param {Item} item @param {import("./studies.js").Studies} studies
 * @param {Back} back to the gallery
 */
export function showLayout(app, item, studies, back) {
  new Detail(app, item, studies, back).open();
}

/** @param {string} name @param {string} picture @param {string} words @param {() => unknown} onclick */
function button(name, picture, words, onclick) {
  return h(
    "button",
    { type: "button", "data-gallery": name, onclick },
    picture ? icon(picture) : "",
    h("span", {}, words),
  );
}

class Detail {
  /** @param {App} app @param {Item} item @param {import("./studies.js").Studies} studies @param {Back} back */
  constructor(app, item, studies, back) {
    this.app = app;
    this.item = item;
    this.studies = studies;
    this.back = back;
    this.facts = h("dl", { className: "results" });
    this.said = h("p", { className: "said", role: "status", "data-gallery": "said" });
    this.studied = h("p", { className: "small", "data-gallery": "studied" });
  }

  open() {
    const { item } = this;
    const layout = layoutOfItem(item);
    const element = show(
      "layout",
      item.title,
      button("back", "previous", say("gallery.back"), () => this.back()),
      layout && layoutPicture(layout, { name: item.title, free: layout.free }),
      item.unfit && h("p", { className: "warn" }, say(item.unfit.key, item.unfit.values)),
      this.choices(),
      this.said,
      this.facts,
      item.own && this.studySection(),
      item.own && this.nameSection(),
      this.collectionSection(),
      this.exportSection(),
      item.own && this.removeSection(),
    );
    this.title = /** @type {HTMLElement} */ (element.querySelector("h2"));
    this.title.dir = "auto";
    this.showFacts();
    this.studies.tell = (key) => {
      if (key === item.id && this.facts.isConnected) this.follow();
    };
    /** @type {HTMLElement | null} */ (element.querySelector("[data-gallery=back]"))?.focus();
  }

  /** @param {string} text */
  tell(text) {
    this.said.textContent = text;
  }

  // -- what is known -----------------------------------------------------------------------------

  showFacts() {
    const { item } = this;
    const { own } = item;
    const free = own ? own.free : (layoutOf(item.id)?.free.length ?? 0);
    /** @type {[string, string][]} */
    const rows = [
      ["tiles", number(item.count)],
      ["layers", number(item.layers)],
      ["free", number(free)],
    ];
    const emptied = own ? own.emptied : true;
    rows.push(["emptied", say(`gallery.emptied.${emptied === null ? "unknown" : emptied}`)]);
    if (item.share !== null) rows.push(["share", percent(item.share)]);
    if (item.best) rows.push(["best", clockText(item.best)]);
    if (own?.author) rows.push(["author", own.author]);
    if (own?.source) rows.push(["source", own.source]);
    if (own?.added) {
      const { lang } = document.documentElement;
      rows.push(["added", new Date(own.added).toLocaleDateString(lang, { dateStyle: "medium" })]);
    }
    this.facts.replaceChildren(
      ...rows.map(([name, value]) =>
        h(
          "div",
          { "data-row": name },
          h("dt", {}, say(`gallery.fact.${name}`)),
          h("dd", { dir: "auto" }, value),
        ),
      ),
    );
  }

  /** The study has come further. */
  follow() {
    const own = readOwn(this.app.store, this.item.id);
    if (!own) return;
    Object.assign(this.item, factsOfOwn(own));
    this.showFacts();
    this.showStudy();
  }

  // -- what can be done --------------------------------------------------------------------------

  choices() {
    const { app, item } = this;
    const favourite = button("favourite", "heart-line", say("gallery.favourite"), () => {
      item.favourite = !item.favourite;
      setFavourite(app.store, item.id, item.favourite);
      mark();
    });
    const heart = favourite.querySelector("svg");
    const mark = () => {
      favourite.setAttribute("aria-pressed", String(item.favourite));
      heart?.firstElementChild?.setAttribute("href", item.favourite ? "#i-heart" : "#i-heart-line");
    };
    mark();
    const play = h(
      "button",
      { type: "button", className: "strong", "data-pick": item.id },
      icon("play"),
      h("span", {}, say("gallery.play")),
    );
    return h(
      "div",
      { className: "choices" },
      !item.unfit && play,
      favourite,
      button("link", "link", say("gallery.link"), () => this.copyLink()),
      button("edit", "new", say("gallery.edit"), () => this.edit()),
    );
  }

  async copyLink() {
    const { id, own } = this.item;
    const link = dealLink(own?.code ?? `${drawSeed()}-${layoutOf(id)?.letters}`);
    try {
      await navigator.clipboard.writeText(link);
      this.tell(say("message.copied", { link }));
    } catch {
      this.tell(say("message.copy.by-hand", { link }));
    }
  }

  async edit() {
    const { id, own, title } = this.item;
    const { openEditor } = await import("../editor.js");
    await openEditor(this.app, { layout: own?.code ?? id, name: title });
  }

  // -- the study ---------------------------------------------------------------------------------

  studySection() {
    const { item, studies } = this;
    this.studyButton = button("study", "stats", say("gallery.study"), () => {
      studies.begin(item.id);
      this.showStudy();
    });
    this.showStudy();
    return h(
      "section",
      {},
      h("h3", {}, say("gallery.study.title")),
      this.studied,
      h("div", { className: "choices" }, this.studyButton),
    );
  }

  showStudy() {
    const { item, studies, studied, studyButton } = this;
    const found = item.own?.found;
    const fault = studies.faults.get(item.id);
    const running = studies.waiting.includes(item.id);
    const parts = [];
    if (fault) parts.push(say(fault.key, fault.values));
    else if (running)
      parts.push(say("gallery.studying", { done: found?.deals ?? 0, count: DEALS }));
    else if (!found) parts.push(say("gallery.study.text"));
    if (found) {
      const { deals, won, open, difficulty, band } = found;
      parts.push(say("gallery.study.won", { won, count: deals }));
      if (open) parts.push(say("gallery.study.open", { count: open }));
      parts.push(say("gallery.study.difficulty", { difficulty, band: say(`band.${band}`) }));
    }
    studied.textContent = parts.join(" ");
    const done = (found?.deals ?? 0) >= DEALS;
    if (studyButton) studyButton.hidden = running || done || Boolean(fault) || item.unfit !== null;
  }

  // -- name, collections, files ------------------------------------------------------------------

  nameSection() {
    const { app, item } = this;
    const input = h("input", {
      id: "gallery-name",
      type: "text",
      maxLength: LONGEST_NAME,
      autocomplete: "off",
      dir: "auto",
      value: item.own?.name ?? "",
    });
    input.onchange = () => {
      const own = readOwn(app.store, item.id);
      if (!own) return;
      const kept = writeOwn(app.store, item.id, { ...own, name: tidy(input.value) });
      Object.assign(item, factsOfOwn({ ...own, name: tidy(input.value) }));
      if (this.title) this.title.textContent = item.title;
      this.tell(say(kept ? "gallery.renamed" : "gallery.full", { layout: item.title }));
    };
    return h(
      "div",
      { className: "field" },
      h("label", { for: "gallery-name" }, say("gallery.name")),
      input,
    );
  }

  collectionSection() {
    const { app, item } = this;
    const list = h("div", { className: "collections" });
    const input = h("input", {
      id: "gallery-collection-new",
      type: "text",
      maxLength: LONGEST_NAME,
      autocomplete: "off",
      dir: "auto",
      "aria-label": say("gallery.collection.new"),
      placeholder: say("gallery.collection.new"),
    });
    const fill = () => {
      const { collections } = readShelf(app.store);
      item.collections = collections
        .filter((one) => one.layouts.includes(item.id))
        .map((one) => one.name);
      list.replaceChildren(
        ...collections.map(({ name, layouts }) => {
          const box = h("input", { type: "checkbox", checked: layouts.includes(item.id) });
          box.onchange = () => setCollected(app.store, item.id, name, box.checked);
          return h("label", {}, box, h("span", { dir: "auto" }, name));
        }),
      );
    };
    const add = (/** @type {Event} */ event) => {
      event.preventDefault();
      const name = tidy(input.value);
      if (name) setCollected(app.store, item.id, name, true);
      input.value = "";
      fill();
    };
    fill();
    return h(
      "section",
      {},
      h("h3", {}, say("gallery.collections")),
      list,
      h(
        "form",
        { className: "row", onsubmit: add },
        input,
        h("button", { type: "submit", "data-gallery": "collect" }, say("gallery.collection.add")),
      ),
    );
  }

  exportSection() {
    const format = h(
      "select",
      { id: "gallery-format" },
      FORMATS.map((one) => h("option", { value: one }, say(`editor.format.${one}`))),
    );
    return h(
      "div",
      { className: "field" },
      h("label", { for: "gallery-format" }, say("gallery.format")),
      format,
      button("export", "export", say("gallery.export"), () => this.export(format.value)),
    );
  }

  /** @param {string} format */
  async export(format) {
    const { app, item } = this;
    const { own, title } = item;
    const layouts = [{ code: own?.code ?? item.id, name: title, author: own?.author ?? "" }];
    try {
      const notes = await exportLayouts(app, format, layouts, title);
      const told = notes.map((note) => say(note.key, note.values));
      this.tell([say("gallery.exported", { count: 1 }), ...told].join(" "));
    } catch (error) {
      if (!(error instanceof WorkshopError)) throw error;
      this.tell(say(error.told.key, error.told.values));
    }
  }

  // -- out of the gallery ------------------------------------------------------------------------

  removeSection() {
    return h(
      "div",
      { className: "choices apart" },
      button("remove", "close", say("gallery.remove"), () => this.remove()),
    );
  }

  remove() {
    const { app, item } = this;
    const { store } = app;
    const own = readOwn(store, item.id);
    const shelf = readShelf(store);
    if (!own) return;
    removeOwn(store, item.id);
    const without = (/** @type {string[]} */ ids) => ids.filter((id) => id !== item.id);
    writeShelf(store, {
      favourites: without(shelf.favourites),
      collections: shelf.collections.map(({ name, layouts }) => ({
        name,
        layouts: without(layouts),
      })),
    });
    const takeBack = button("takeback", "takeback", say("action.takeback"), () => {
      writeOwn(store, item.id, own);
      if (item.favourite) setFavourite(store, item.id, true);
      for (const name of item.collections) setCollected(store, item.id, name, true);
      this.back(say("gallery.back-again", { layout: item.title }));
    });
    this.back(say("gallery.removed", { layout: item.title }), " ", takeBack);
  }
}
