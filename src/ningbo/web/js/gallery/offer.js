// Offer: the layout on the table can be kept, where a link or a code brought one that isn't here yet.

import { h } from "../dom.js";
import { readOwn } from "../own.js";
import { say } from "../words.js";
import { keepCode } from "./keep.js";

/**
 * @param {import("../app.js").App} app
 * @param {(outcome: import("./keep.js").Outcome) => unknown} kept is told what has become of it
 * @returns {HTMLElement | null} null where there is nothing to offer
 */
export function offerToKeep(app, kept) {
  const { layout = "", shape } = app.state.view ?? {};
  if (!shape || !layout.startsWith("own-") || readOwn(app.store, layout)) return null;
  const keep = async () => {
    const outcome = await keepCode(app, shape);
    offer.remove();
    kept(outcome);
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
