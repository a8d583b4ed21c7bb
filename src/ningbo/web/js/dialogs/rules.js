// Rules: the houses, what each is like, and the choice between them.

import { show } from "../dialogs.js";
import { h } from "../dom.js";
import { HOUSES } from "../offer.js";
import { enterHouse } from "../session.js";
import { say } from "../words.js";

/** @param {import("../app.js").App} app */
export function showRules(app) {
  const here = app.state.view?.rules;
  const houses = HOUSES.map((house) =>
    h(
      "button",
      {
        type: "button",
        className: "card wide",
        "data-house": house.id,
        "aria-current": house.id === here ? "true" : undefined,
        onclick: () => enterHouse(app, house.id),
      },
      h("strong", {}, say(`house.${house.id}`)),
      h("span", { className: "small" }, say(`house.${house.id}.about`)),
    ),
  );
  show(
    "rules",
    say("rules.title"),
    h("p", {}, say("rules.text")),
    h("div", { className: "list" }, houses),
  );
}
