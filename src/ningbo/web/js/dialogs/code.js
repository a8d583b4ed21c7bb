// Code: opens a deal by its code, and shows the code and link of the one on the table.

import { dealLink } from "../address.js";
import { show } from "../dialogs.js";
import { actionButton, h } from "../dom.js";
import { drawSeed } from "../seeds.js";
import { say } from "../words.js";

/** @param {import("../app.js").App} app */
export function showCode(app) {
  const wrong = h("p", { id: "code-wrong", className: "warn", role: "alert" });
  const input = h("input", {
    id: "code-text",
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: false,
    "aria-describedby": "code-wrong",
    placeholder: say("code.example"),
  });
  const open = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const reply = await app.play.deal({ do: "open", code: input.value, seed: drawSeed() });
    if (!reply.error) return element.close();
    wrong.textContent = say(reply.error.key, reply.error.values);
    input.setAttribute("aria-invalid", "true");
    input.focus();
  };
  const element = show(
    "code",
    say("code.title"),
    h(
      "form",
      { onsubmit: open },
      h("label", { for: "code-text" }, say("code.label")),
      h(
        "div",
        { className: "row" },
        input,
        h("button", { type: "submit", className: "strong" }, say("code.open")),
      ),
      wrong,
    ),
    h("h3", {}, say("code.this")),
    h("p", { className: "code" }, app.state.view?.code ?? ""),
    h("p", { className: "small link" }, dealLink(app.state.view?.code ?? "")),
    h("div", { className: "choices" }, actionButton("copy", "link")),
  );
  input.focus();
}
