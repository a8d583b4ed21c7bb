// Gallery: all layouts, the built-in ones and those of the player; loaded when it is first opened.

import "./workshop-words.js";
import "./further-layouts.js";

import { show, whenClosed } from "./dialogs.js";
import { actionButton, h } from "./dom.js";
import { button } from "./gallery/button.js";
import { pressFavourite } from "./gallery/card.js";
import { catchFiles, chooser } from "./gallery/catching.js";
import { showLayout } from "./gallery/detail.js";
import { exportLayouts, SEVERAL } from "./gallery/files.js";
import { Grid } from "./gallery/grid.js";
import { Intake } from "./gallery/intake.js";
import { IntakePanel } from "./gallery/intake-panel.js";
import { gatherItems } from "./gallery/items.js";
import { offerToKeep } from "./gallery/offer.js";
import { readShelf, setFavourite } from "./gallery/shelf.js";
import { Sieve } from "./gallery/sieve.js";
import { sift } from "./gallery/sift.js";
import { Studies } from "./gallery/studies.js";
import { records } from "./games.js";
import { loadStyle } from "./late-style.js";
import { say } from "./words.js";
import { WorkshopError } from "./workshop.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("./gallery/items.js").Item} Item */

/**
 * @typedef {object} Arrival how the gallery is opened
 * @property {string} [focus] the layout whose card gets the focus
 * @property {(Node | string)[]} [said] what is told above the cards
 */

/** Files that are being read go on being read while the gallery is closed. @type {Intake | null} */
let intake = null;
/** @type {Studies | null} */
let studies = null;

/** @param {App} app @param {Arrival} [arrival] */
export async function showGallery(app, arrival = {}) {
  const request = { do: "statistics", records: records(app.store) };
  const [{ statistics = [] }] = await Promise.all([
    app.play.ask(request),
    loadStyle("gallery-style", GALLERY_STYLE),
  ]);
  await new Gallery(app, statistics).open(arrival);
}

class Gallery {
  /** @param {App} app @param {import("./types.js").Statistics[]} statistics */
  constructor(app, statistics) {
    this.app = app;
    this.statistics = statistics;
    const collections = readShelf(app.store).collections.map((one) => one.name);
    this.sieve = new Sieve(app.store, collections, () => this.sift());
    this.items = gatherItems(app, statistics);
    /** What is wished for of them. @type {Item[]} */
    this.found = [];
    this.grid = new Grid(app.state.view?.layout ?? "");
    this.count = h("p", { className: "small", role: "status", "data-gallery": "count" });
    this.said = h("p", { className: "said", role: "status", "data-gallery": "said" });
    this.exports = button("export-all", "export", say("gallery.export.all"), () => this.export());
    this.hint = h("p", { className: "small" }, say("gallery.drop"));
    this.panel = new IntakePanel(() => {
      intake = null;
    });
  }

  /** @param {Arrival} arrival */
  async open({ focus = "", said = [] }) {
    const { count, exports, grid, panel, sieve } = this;
    const take = (/** @type {File[]} */ files) => this.take(files);
    const make = actionButton("editor", "editor");
    const element = show(
      "layouts",
      say("layouts.title"),
      h("div", { className: "gallery-bar" }, sieve.search, chooser(take), make),
      sieve.filters,
      this.hint,
      offerToKeep(this.app, (outcome) => this.kept(outcome)),
      this.said,
      panel.element,
      h("div", { className: "gallery-count" }, count, exports),
      grid.element,
    );
    this.said.append(...said);
    grid.begin(element);
    whenClosed(element, () => grid.end());
    grid.element.addEventListener("click", (event) => this.press(event));
    catchFiles(element, take);
    if (intake) this.follow(intake);
    await this.sift();
    if (focus) grid.focus(focus);
  }

  /** Shows what is wished for. */
  async sift() {
    const { count, exports, grid, items, sieve } = this;
    this.found = sift(items, sieve.wishes);
    this.hint.hidden = items.some((item) => item.own);
    exports.hidden = !this.found.some((item) => item.own);
    count.textContent = this.found.length
      ? say("gallery.count", { count: this.found.length, all: items.length })
      : say("gallery.none");
    await grid.show(this.found);
  }

  /** Layouts have come. */
  async refresh() {
    this.items = gatherItems(this.app, this.statistics);
    await this.sift();
  }

  /** @param {string} text */
  tell(text) {
    this.said.textContent = text;
  }

  // -- a card ------------------------------------------------------------------------------------

  /** @param {MouseEvent} event */
  press(event) {
    const pressed = /** @type {Element} */ (event.target).closest("[data-gallery]");
    const entry = /** @type {HTMLElement | null} */ (pressed?.closest(".entry"));
    const item = this.items.find((one) => one.id === entry?.dataset.entry);
    if (!pressed || !item) return;
    if (pressed.getAttribute("data-gallery") === "more") return this.look(item);
    item.favourite = !item.favourite;
    setFavourite(this.app.store, item.id, item.favourite);
    pressFavourite(pressed, item.favourite);
    this.grid.changed(item);
  }

  /** @param {Item} item */
  look(item) {
    const { app } = this;
    studies ??= new Studies(app);
    const back = (/** @type {(Node | string)[]} */ ...said) =>
      showGallery(app, { focus: item.id, said });
    showLayout(app, item, studies, back);
  }

  // -- what comes and goes -----------------------------------------------------------------------

  /** @param {File[]} files */
  async take(files) {
    if (!files.length) return;
    if (intake?.running) return intake.add(files);
    intake = new Intake(this.app);
    this.follow(intake);
    await intake.take(files);
  }

  /** Shows how an intake goes on, and at its end what there is now. @param {Intake} intake */
  follow(intake) {
    intake.tell = () => {
      if (!this.count.isConnected) return;
      this.panel.show(intake);
      if (!intake.running) this.refresh();
    };
    this.panel.show(intake);
  }

  /** The layout on the table was kept, or couldn't be. @param {import("./gallery/keep.js").Outcome} outcome */
  async kept({ key, why }) {
    this.tell(why ? say(why.key, why.values) : say("gallery.kept"));
    await this.refresh();
    this.grid.focus(key);
  }

  /** Writes the own layouts that are shown into one file. */
  async export() {
    const own = this.found.flatMap((item) => item.own ?? []);
    try {
      await exportLayouts(this.app, SEVERAL, own, "ningbo-layouts");
      this.tell(say("gallery.exported", { count: own.length }));
    } catch (error) {
      if (!(error instanceof WorkshopError)) throw error;
      this.tell(say(error.told.key, error.told.values));
    }
  }
}
