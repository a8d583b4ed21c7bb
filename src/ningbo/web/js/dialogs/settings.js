// Settings: each choice takes effect at once.

import { show } from "../dialogs.js";
import { h } from "../dom.js";
import { CHOICES, coaches, dims, SWITCHES } from "../settings.js";
import { say } from "../words.js";
import { keptSection } from "./kept.js";

/** @typedef {import("../app.js").App} App */

/** @param {App} app */
export function showSettings(app) {
  const { house, view } = app.state;
  const choices = Object.keys(CHOICES).map((name) => choice(app, name));
  const names = Object.keys(SWITCHES).filter(
    (name) => name !== "words" || house.words === "setting",
  );
  const switches = names.map((name) => {
    const on = Boolean(/** @type {any} */ (app.settings)[name]);
    return flip(name, on, (value) => app.choose({ [name]: value }));
  });
  if (house.dimSwitch) {
    const on = dims(app.settings, house, view?.layout ?? "");
    switches.push(flip("dim", on, (value) => app.choose({ dim: value })));
  }
  const coached = coaches(app.settings, house);
  switches.push(flip("coach", coached, (value) => app.choose({ coach: value })));
  show(
    "settings",
    say("settings.title"),
    h("div", { className: "settings" }, choices, switches),
    keptSection(app),
  );
}

/** @param {App} app @param {string} name */
function choice(app, name) {
  const id = `setting-${name}`;
  const options = CHOICES[name].map((value) =>
    h(
      "option",
      {
        value,
        selected: /** @type {any} */ (app.settings)[name] === value,
        lang: name === "language" && value !== "system" ? value : null,
      },
      say(`settings.${name}.${value}`),
    ),
  );
  const select = h("select", { id, "data-setting": name }, options);
  select.onchange = async () => {
    await app.choose({ [name]: select.value });
    if (name === "language") reopen(app, id);
  };
  return h(
    "div",
    { className: "setting" },
    h("label", { for: id }, say(`settings.${name}`)),
    select,
  );
}

/** In other words, and where the player was. @param {App} app @param {string} id of the control that had focus */
function reopen(app, id) {
  showSettings(app);
  document.getElementById(id)?.focus();
}

/** @param {string} name @param {boolean} on @param {(on: boolean) => void} choose */
function flip(name, on, choose) {
  const id = `setting-${name}`;
  const box = h("input", {
    id,
    type: "checkbox",
    role: "switch",
    checked: on,
    "data-setting": name,
  });
  box.onchange = () => choose(box.checked);
  return h("div", { className: "setting" }, h("label", { for: id }, say(`settings.${name}`)), box);
}
