// Gallery: all layouts, the built-in ones and those of the player; loaded when it is first opened.

import "./workshop-words.js";
import "./further-layouts.js";

import { show } from "./dialogs.js";
import { actionButton, h, icon } from "./dom.js";
import { pressFavourite } from "./gallery/card.js";
import { filesOf } from "./gallery/carried.js";
import { showLayout } from "./gallery/detail.js";
import { exportLayouts, SEVERAL } from "./gallery/files.js";
import { Grid } from "./gallery/grid.js";
import { Intake } from "./gallery/intake.js";
import { IntakePanel } from "./gallery/intake-panel.js";
import { gatherItems } from "./gallery/items.js";
import { keepCode } from "./gallery/keep.js";
import { readShelf, setFavourite } from "./gallery/shelf.js";
import { readWishes, sieve } from "./gallery/sieve.js";
import { sift } from "./gallery/sift.js";
import { Studies } from "./gallery/studies.js";
import { records } from "./games.js";
import { loadStyle } from "./late-style.js";
import { readOwn } from "./own.js";
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
    this.wishes = readWishes(app.store);
    /** @type {Item[]} */
    this.items = [];
    this.count = h("p", { className: "small", role: "status", "data-gallery": "count" });
    this.said = h("p", { className: "said", role: "status", "data-gallery": "said" });
    this.panel = new IntakePanel(() => {
      intake = null;
    });
  }

  /** @param {Arrival} arrival */
  async open({ focus = "", said = [] }) {
    const { app } = this;
    const element = show("layouts", say("layouts.title"));
    this.exports = this.exportButton();
    this.grid = new Grid(element, app.state.view?.layout ?? "");
    const names = readShelf(app.store).collections.map((one) => one.name);
    const { search, filters } = sieve(app.store, this.wishes, names, () => this.sift());
    const picked = h("input", { type: "file", multiple: true, hidden: true, id: "gallery-files" });
    picked.onchange = () => {
      this.take([...(picked.files ?? [])]);
      picked.value = "";
    };
    const add = h(
      "button",
      { type: "button", "data-gallery": "add", onclick: () => picked.click() },
      icon("import"),
      h("span", {}, say("gallery.add")),
    );
    element
      .querySelector(".body")
      ?.append(
        h(
          "div",
          { className: "gallery-bar" },
          search,
          add,
          actionButton("editor", "editor"),
          picked,
        ),
        filters,
        this.offerToKeep() ?? "",
        this.said,
        this.panel.element,
        h("div", { className: "gallery-count" }, this.count, this.exports),
        this.grid.element,
      );
    this.said.append(...said);
    element.addEventListener("close", () => this.grid?.end(), { once: true });
    this.grid.element.addEventListener("click", (event) => this.press(event));
    this.catchFiles(element);
    if (intake) this.follow(intake);
    this.gather();
    await this.sift();
    if (focus) this.grid.focus(focus);
  }

  gather() {
    this.items = gatherItems(this.app, this.statistics);
  }

  /** Shows what is wished for. */
  async sift() {
    const found = sift(this.items, this.wishes);
    this.found = found;
    if (this.exports) this.exports.hidden = !found.some((item) => item.own);
    this.count.textContent = found.length
      ? say("gallery.count", { count: found.length, all: this.items.length })
      : say("gallery.none");
    await this.grid?.show(found);
  }

  // -- a card ------------------------------------------------------------------------------------

  /** @param {MouseEvent} event */
  press(event) {
    const button = /** @type {Element} */ (event.target).closest("[data-gallery]");
    const entry = /** @type {HTMLElement | null} */ (button?.closest(".entry"));
    const item = this.items.find((one) => one.id === entry?.dataset.entry);
    if (!button || !item) return;
    if (button.getAttribute("data-gallery") === "favourite") {
      item.favourite = !item.favourite;
      setFavourite(this.app.store, item.id, item.favourite);
      pressFavourite(button, item.favourite);
      this.grid?.changed(item);
    } else this.look(item);
  }

  /** @param {Item} item */
  look(item) {
    const { app } = this;
    studies ??= new Studies(app);
    const back = (/** @type {(Node | string)[]} */ ...said) =>
      showGallery(app, { focus: item.id, said });
    showLayout(app, item, studies, back);
  }

  // -- files -------------------------------------------------------------------------------------

  /** What is dropped anywhere on the dialog is read. @param {HTMLElement} element */
  catchFiles(element) {
    element.ondragover = (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      element.classList.add("dropping");
    };
    element.ondragleave = (event) => {
      if (!element.contains(/** @type {Node | null} */ (event.relatedTarget)))
        element.classList.remove("dropping");
    };
    element.ondrop = async (event) => {
      event.preventDefault();
      element.classList.remove("dropping");
      if (event.dataTransfer) this.take(await filesOf(event.dataTransfer));
    };
  }

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
      if (intake.running) return;
      this.gather();
      this.sift();
    };
    this.panel.show(intake);
  }

  // -- the layouts as a whole --------------------------------------------------------------------

  /** The own layouts that are shown, in one file. */
  exportButton() {
    const press = async () => {
      const own = (this.found ?? []).flatMap((item) => item.own ?? []);
      try {
        await exportLayouts(this.app, SEVERAL, own, "ningbo-layouts");
        this.tell(say("gallery.exported", { count: own.length }));
      } catch (error) {
        if (!(error instanceof WorkshopError)) throw error;
        this.tell(say(error.told.key, error.told.values));
      }
    };
    return h(
      "button",
      { type: "button", "data-gallery": "export-all", onclick: press },
      icon("export"),
      h("span", {}, say("gallery.export.all")),
    );
  }

  /** @param {string} text */
  tell(text) {
    this.said.textContent = text;
  }

  /** Offers to keep the layout on the table, where a link brought one that isn't here yet. */
  offerToKeep() {
    const { layout = "", shape } = this.app.state.view ?? {};
    if (!shape || !layout.startsWith("own-") || readOwn(this.app.store, layout)) return null;
    const keep = async () => {
      const outcome = await keepCode(this.app, shape);
      offer.remove();
      const { why } = outcome;
      this.tell(why ? say(why.key, why.values) : say("gallery.kept"));
      this.gather();
      await this.sift();
      this.grid?.focus(outcome.key);
    };
    const offer = h(
      "div",
      { className: "offer" },
      h("span", {}, say("gallery.keep.text")),
      h(
        "button",
        { type: "button", className: "strong", "data-gallery": "keep", onclick: keep },
        say("gallery.keep"),
      ),
    );
    return offer;
  }
}
