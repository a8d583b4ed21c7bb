// Card: a layout in the gallery, to be played, marked as a favourite, or looked at more closely.

import { h, icon } from "../dom.js";
import { stars } from "../panels.js";
import { clockText, percent, say } from "../words.js";

/** @typedef {import("./items.js").Item} Item */

/** @param {(string | false)[]} lines */
function small(lines) {
  return lines.flatMap((line) => (line ? [h("span", { className: "small" }, line)] : []));
}

/**
 * @param {Item} item @param {boolean} here whether it lies on the table
 * @returns {HTMLElement} with an empty `.picture`
 */
export function card(item, here) {
  const { id, title, unfit } = item;
  const told = item.best
    ? say("layouts.best", { time: clockText(item.best) })
    : say(item.waiting ? "gallery.waiting" : item.played ? "layouts.played" : "layouts.unplayed");
  const main = h(
    "button",
    {
      type: "button",
      className: "card",
      [unfit ? "data-gallery" : "data-pick"]: unfit ? "more" : id,
      "aria-current": here ? "true" : undefined,
      tabIndex: -1,
    },
    h("span", { className: "picture" }),
    h("strong", { dir: "auto" }, title),
    item.stars > 0 && stars(item.stars),
    small([
      say("layouts.tiles", { count: item.count, layers: item.layers }),
      unfit ? say(unfit.key, unfit.values) : told,
      item.share !== null && say("layouts.winnable", { share: percent(item.share) }),
    ]),
  );
  return h(
    "div",
    { className: "entry", role: "listitem", "data-entry": id },
    main,
    h(
      "div",
      { className: "marks" },
      favouriteButton(item),
      h(
        "button",
        {
          type: "button",
          className: "mark",
          "data-gallery": "more",
          "aria-label": say("gallery.more", { layout: title }),
          tabIndex: -1,
        },
        icon("more"),
      ),
    ),
  );
}

/** @param {Item} item */
function favouriteButton({ favourite, title }) {
  return h(
    "button",
    {
      type: "button",
      className: "mark",
      "data-gallery": "favourite",
      "aria-pressed": String(favourite),
      "aria-label": say("gallery.favourite.of", { layout: title }),
      tabIndex: -1,
    },
    icon(favourite ? "heart" : "heart-line"),
  );
}

/** Shows a favourite as one, or no longer. @param {Element} button @param {boolean} on */
export function pressFavourite(button, on) {
  button.setAttribute("aria-pressed", String(on));
  button.replaceChildren(icon(on ? "heart" : "heart-line"));
}
