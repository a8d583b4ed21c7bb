// Calendar: the daily deals of a month, which of them were won or played, and the streak.

import { h, icon } from "../dom.js";
import { dateText, dayOf, firstWeekday, number, say } from "../words.js";

/** @typedef {import("../types.js").Days} Days */

const DAY_MS = 86_400_000;

/** @param {Days} days @returns {HTMLElement} the month that today is in, and ways to those before */
export function calendar(days) {
  const month = dayOf(`${days.today.slice(0, 6)}01`);
  return h(
    "section",
    { "data-stats": "daily" },
    h("h3", {}, say("action.daily")),
    h(
      "dl",
      { className: "results" },
      row("days", say("stats.streaks", { now: days.streak, best: days.longest })),
      row("days-won", number(days.won.length)),
    ),
    monthOf(days, month),
  );
}

/** @param {string} name @param {string} value */
function row(name, value) {
  return h("div", { "data-row": name }, h("dt", {}, say(`stats.${name}`)), h("dd", {}, value));
}

/** @param {Days} days @param {Date} month its first day @returns {HTMLElement} */
function monthOf(days, month) {
  const name = dateText(month, { month: "long", year: "numeric" });
  const first = firstWeekday();
  const weekdays = Array.from({ length: 7 }, (_, index) => {
    // 1 January 2024 was a Monday.
    const day = new Date(Date.UTC(2024, 0, first + index));
    return h(
      "span",
      { className: "small", "aria-hidden": "true" },
      dateText(day, { weekday: "narrow" }),
    );
  });
  const count = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  const skipped = (month.getUTCDay() - first + 7) % 7;
  const cells = Array.from({ length: count }, (_, index) => dayButton(days, after(month, index)));
  cells[0].style.gridColumnStart = String(skipped + 1);
  const turn = (/** @type {number} */ by) => {
    const turned = monthOf(
      days,
      new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + by)),
    );
    figure.replaceWith(turned);
    /** @type {HTMLButtonElement | null} */
    const again = turned.querySelector(`[data-turn="${by}"]`);
    /** @type {HTMLButtonElement | null} */
    const back = turned.querySelector('[data-turn="-1"]');
    (again?.disabled ? back : again)?.focus();
  };
  const last = days.today.slice(0, 6) === digits(month).slice(0, 6);
  const figure = h(
    "div",
    { className: "calendar", role: "group", "aria-label": name },
    h(
      "header",
      {},
      turner(-1, "calendar.before", false, turn),
      h("strong", { "aria-live": "polite" }, name),
      turner(1, "calendar.after", last, turn),
    ),
    h("div", { className: "days" }, weekdays, cells),
  );
  return figure;
}

/** @param {number} by @param {string} word @param {boolean} disabled @param {(by: number) => void} turn */
function turner(by, word, disabled, turn) {
  const properties = { type: "button", disabled, "aria-label": say(word), "data-turn": by };
  return h(
    "button",
    { ...properties, onclick: () => turn(by) },
    icon(by < 0 ? "previous" : "next"),
  );
}

/** @param {Days} days @param {Date} day @returns {HTMLButtonElement} that opens the deal of the day */
function dayButton(days, day) {
  const date = digits(day);
  const state = days.won.includes(date) ? "won" : days.played.includes(date) ? "played" : "open";
  const future = date > days.today;
  return h(
    "button",
    {
      type: "button",
      disabled: future,
      "data-action": "daily",
      "data-day": date,
      "data-state": state,
      "aria-current": date === days.today ? "date" : undefined,
      "aria-label": say(`calendar.${future ? "future" : state}`, { date }),
    },
    number(day.getUTCDate()),
  );
}

/** @param {Date} day @param {number} days */
function after(day, days) {
  return new Date(day.getTime() + days * DAY_MS);
}

/** @param {Date} day @returns {string} YYYYMMDD */
function digits(day) {
  return day.toISOString().slice(0, 10).replaceAll("-", "");
}
