// Intake panel: how far the reading of files has come, and then what was taken in and what wasn't.

import { h } from "../dom.js";
import { say } from "../words.js";

/** @typedef {import("./intake.js").Intake} Intake */
/** @typedef {import("./intake.js").Line} Line */

/** Lines that are shown of each kind; of the others their number is told. */
const MOST = 300;

export class IntakePanel {
  /** @param {() => void} close is told when the player has read enough */
  constructor(close) {
    this.close = close;
    this.bar = h("progress", { "aria-label": say("gallery.reading.bar") });
    this.text = h("span", { role: "status" });
    this.stop = h("button", { type: "button", "data-gallery": "stop" }, say("gallery.stop"));
    this.element = h("section", { className: "intake", hidden: true, "data-gallery": "intake" });
  }

  /** @param {Intake} intake */
  show(intake) {
    this.element.hidden = false;
    if (intake.running) this.showProgress(intake);
    else this.showSummary(intake);
  }

  /** @param {Intake} intake */
  showProgress(intake) {
    this.stop.onclick = () => intake.stop();
    if (!this.bar.isConnected) this.element.replaceChildren(this.bar, this.text, this.stop);
    this.bar.max = intake.total;
    this.bar.value = intake.done;
    this.text.textContent = say("gallery.reading", { done: intake.done, count: intake.total });
  }

  /** @param {Intake} intake */
  showSummary(intake) {
    const [taken, known, refused] = [intake.of("taken"), intake.of("known"), intake.of("refused")];
    const summary = [
      say("gallery.taken", { count: taken.length }),
      known.length > 0 && say("gallery.there", { count: known.length }),
      refused.length > 0 && say("gallery.refused", { count: refused.length }),
      intake.stopped && say("gallery.stopped", { count: intake.total - intake.done }),
    ];
    this.element.replaceChildren(
      h("p", { role: "status", "data-gallery": "summary" }, summary.filter(Boolean).join(" ")),
      list("refused", refused),
      list("known", known),
      h(
        "button",
        { type: "button", "data-gallery": "read", onclick: () => this.hide() },
        say("gallery.read"),
      ),
    );
  }

  hide() {
    this.element.hidden = true;
    this.element.replaceChildren();
    this.close();
  }
}

/** @param {string} kind @param {Line[]} lines @returns {HTMLElement | ""} */
function list(kind, lines) {
  if (!lines.length) return "";
  const rows = lines
    .slice(0, MOST)
    .map(({ file, name, why }) =>
      h(
        "li",
        {},
        h("strong", { dir: "auto" }, name && name !== file ? `${file}: ${name}` : file),
        " ",
        why ? say(why.key, why.values) : "",
      ),
    );
  const rest = lines.length - rows.length;
  return h(
    "details",
    { open: kind === "refused" && lines.length <= 12, "data-gallery": kind },
    h("summary", {}, say(`gallery.list.${kind}`, { count: lines.length })),
    h(
      "ul",
      { className: "lines" },
      rows,
      rest > 0 && h("li", {}, say("gallery.rest", { count: rest })),
    ),
  );
}
