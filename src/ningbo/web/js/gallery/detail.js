// Detail: one layout of the gallery, with all that is known of it and can be done with it.

import { dealLink } from "../address.js";
import { show } from "../dialogs.js";
import { h, icon } from "../dom.js";
import { layoutPicture } from "../layout-picture.js";
import { layoutOf } from "../offer.js";
import { readOwn } from "../own.js";
import { drawSeed } from "../seeds.js";
import { say } from "../words.js";
import { exportSection, removeSection } from "./away.js";
import { button } from "./button.js";
import { facts } from "./facts.js";
import { factsOfOwn, layoutOfItem } from "./items.js";
import { setFavourite } from "./shelf.js";
import { collectionSection, nameSection } from "./shelving.js";
import { StudySection } from "./study-section.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("./items.js").Item} Item */
/** @typedef {(...said: (Node | string)[]) => unknown} Back */

/**
 * @param {App} app @param {Item} item @param {import("./studies.js").Studies} studies
 * @param {Back} back to the gallery, which tells what it is given
 */
export function showLayout(app, item, studies, back) {
  new Detail(app, item, back).open(studies);
}

export class Detail {
  /** @param {App} app @param {Item} item @param {Back} back */
  constructor(app, item, back) {
    this.app = app;
    this.item = item;
    this.back = back;
    this.facts = h("dl", { className: "results" });
    this.said = h("p", { className: "said", role: "status", "data-gallery": "said" });
    /** @type {HTMLElement | null} */
    this.title = null;
  }

  /** @param {import("./studies.js").Studies} studies */
  open(studies) {
    const { item } = this;
    const layout = layoutOfItem(item);
    const study = new StudySection(item, studies);
    const element = show(
      "layout",
      item.title,
      button("back", "previous", say("gallery.back"), () => this.back()),
      layout && layoutPicture(layout, { name: item.title, free: layout.free }),
      item.unfit && h("p", { className: "warn" }, say(item.unfit.key, item.unfit.values)),
      this.choices(),
      this.said,
      this.facts,
      item.own && study.element,
      item.own && nameSection(this),
      collectionSection(this),
      exportSection(this),
      item.own && removeSection(this),
    );
    this.title = /** @type {HTMLElement} */ (element.querySelector("h2"));
    this.title.dir = "auto";
    this.refresh();
    studies.tell = (key) => {
      if (key !== item.id || !this.facts.isConnected) return;
      this.refresh();
      study.refresh();
    };
    /** @type {HTMLElement | null} */ (element.querySelector("[data-gallery=back]"))?.focus();
  }

  /** @param {string} text */
  tell(text) {
    this.said.textContent = text;
  }

  /** Shows what is kept now. */
  refresh() {
    const { app, item } = this;
    const own = item.own && readOwn(app.store, item.id);
    if (own) Object.assign(item, factsOfOwn(own));
    if (this.title) this.title.textContent = item.title;
    this.facts.replaceChildren(...facts(item));
  }

  choices() {
    const { app, item } = this;
    const favourite = button("favourite", "heart-line", say("gallery.favourite"), () => {
      item.favourite = !item.favourite;
      setFavourite(app.store, item.id, item.favourite);
      mark();
    });
    const mark = () => {
      favourite.setAttribute("aria-pressed", String(item.favourite));
      favourite.firstElementChild?.replaceWith(icon(item.favourite ? "heart" : "heart-line"));
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
}
