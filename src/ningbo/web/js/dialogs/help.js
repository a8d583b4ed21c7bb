// Help: the rules and everything around them.

import { show } from "../dialogs.js";
import { h } from "../dom.js";
import { say } from "../words.js";

/** @type {string[]} parts of the help, in order; each is a heading and a text of the catalogue */
const PARTS = ["goal", "free", "helpers", "solvable", "tips", "keys", "origin"];

export function showHelp() {
  show(
    "help",
    say("help.title"),
    PARTS.map((part) =>
      h(
        "section",
        {},
        h("h3", {}, say(`help.${part}.title`)),
        say(`help.${part}.text`)
          .split("\n")
          .map((line) => h("p", {}, line)),
      ),
    ),
  );
}
