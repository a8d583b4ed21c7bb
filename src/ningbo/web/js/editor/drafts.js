// Drafts: the draft at hand, as the workshop has it and as the browser keeps it.

import { WorkshopError } from "../workshop.js";

/** @typedef {import("../app.js").App} App */
/** @typedef {import("../types.js").Message} Message */
/** @typedef {import("../types.js").Slot} Slot */

/**
 * @typedef {object} DraftView what the workshop shows of a draft: see workshop/drafting.py
 * @property {Slot[]} slots
 * @property {number} count
 * @property {number[]} perLayer
 * @property {number[]} free slots free at the start
 * @property {number[]} unsupported slots that lie over nothing, in part or whole
 * @property {string} code of the layout, "" while there is none
 * @property {string} symmetry
 * @property {[number, number]} axis doubled
 * @property {[number, number]} table half tiles across and down
 * @property {[number, number, number, number][]} maps where else an edit is done
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {number} mostTiles
 * @property {number} mostLayers
 * @property {string} text opens the draft again
 * @property {Message | null} message
 * @property {Message | null} refused
 */

/** What is drawn before the workshop has answered. @type {DraftView} */
const EMPTY = {
  slots: [],
  count: 0,
  perLayer: [],
  free: [],
  unsupported: [],
  code: "",
  symmetry: "none",
  axis: [32, 20],
  table: [32, 20],
  maps: [[0, 1, 0, 1]],
  canUndo: false,
  canRedo: false,
  mostTiles: 0,
  mostLayers: 1,
  text: "",
  message: null,
  refused: null,
};

const NAME = "draft";

export class Drafts {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.view = EMPTY;
    /** What it will be called in the gallery. */
    this.name = "";
    /** Whether the browser keeps it. */
    this.kept = true;
    /** Edits are made in their order. @type {Promise<unknown>} */
    this.last = Promise.resolve();
  }

  /** Opens what was kept; what can't be read is set aside. @param {string[]} edits made at once */
  async open(edits) {
    const { store, workshop } = this.app;
    const kept = store.readObject(NAME);
    const text = typeof kept?.text === "string" ? kept.text : "";
    if (!this.name && typeof kept?.name === "string") this.name = kept.name;
    try {
      return this.take(await workshop.ask({ do: "draft", text, edits }));
    } catch (error) {
      if (!(error instanceof WorkshopError) || !text) throw error;
      store.setAside(NAME);
      const answer = await workshop.ask({ do: "draft", text: "", edits });
      answer.view.refused ??= { key: "editor.aside", values: {} };
      return this.take(answer);
    }
  }

  /** @param {string[]} edits @returns {Promise<DraftView>} */
  edit(edits) {
    const made = this.last.then(() => this.ask(edits));
    this.last = made.catch(() => {});
    return made;
  }

  /** @param {string[]} edits */
  async ask(edits) {
    const { workshop } = this.app;
    try {
      return this.take(await workshop.ask({ do: "draft", edits }));
    } catch (error) {
      if (!(error instanceof WorkshopError) || error.told.key !== "error.draft.closed") throw error;
      // The worker was ended since: another one opens the draft as it was, or as it was kept.
      if (!this.view.text) return this.open(edits);
      return this.take(await workshop.ask({ do: "draft", text: this.view.text, edits }));
    }
  }

  /**
   * Whether the draft can be emptied two free tiles at a time: null when that stays open.
   * @param {AbortSignal} signal drops the question
   * @returns {Promise<boolean | null>}
   */
  async emptied(signal) {
    const answer = await this.app.workshop.ask({ do: "emptied" }, signal);
    return answer.emptied ?? null;
  }

  /** @param {{view: DraftView}} answer */
  take({ view }) {
    this.view = view;
    this.keep();
    return view;
  }

  keep() {
    const { text } = this.view;
    if (text) this.kept = this.app.store.writeObject(NAME, { text, name: this.name });
  }
}
