// Study section: what a study has found of a layout, and the button that begins one.

import { h } from "../dom.js";
import { say } from "../words.js";
import { button } from "./button.js";
import { DEALS } from "./studies.js";

/** @typedef {import("./items.js").Item} Item */
/** @typedef {import("./studies.js").Studies} Studies */

export class StudySection {
  /** @param {Item} item an own layout @param {Studies} studies */
  constructor(item, studies) {
    this.item = item;
    this.studies = studies;
    this.text = h("p", { className: "small", "data-gallery": "studied" });
    this.begin = button("study", "stats", say("gallery.study"), () => {
      studies.begin(item.id);
      this.refresh();
    });
    this.element = h(
      "section",
      {},
      h("h3", {}, say("gallery.study.title")),
      this.text,
      h("div", { className: "choices" }, this.begin),
    );
    this.refresh();
  }

  refresh() {
    const { item, studies } = this;
    const deals = item.own?.found?.deals ?? 0;
    const running = studies.waiting.includes(item.id);
    const fault = studies.faults.get(item.id);
    this.text.textContent = [...this.state(deals, running), ...this.findings()].join(" ");
    this.begin.hidden = running || deals >= DEALS || fault !== undefined || item.unfit !== null;
  }

  /** @param {number} deals @param {boolean} running */
  state(deals, running) {
    const fault = this.studies.faults.get(this.item.id);
    if (fault) return [say(fault.key, fault.values)];
    if (running) return [say("gallery.studying", { done: deals, count: DEALS })];
    return deals ? [] : [say("gallery.study.text")];
  }

  findings() {
    const found = this.item.own?.found;
    if (!found) return [];
    const { deals, won, open, difficulty, band } = found;
    return [
      say("gallery.study.won", { won, count: deals }),
      ...(open ? [say("gallery.study.open", { count: open })] : []),
      say("gallery.study.difficulty", { difficulty, band: say(`band.${band}`) }),
    ];
  }
}
