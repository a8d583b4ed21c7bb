// Statistics: what the records of finished games add up to, for each layout under each house.

import { show } from "../dialogs.js";
import { h, icon } from "../dom.js";
import { records } from "../games.js";
import { titleOf } from "../titles.js";
import { clockText, number, percent, say } from "../words.js";
import { calendar } from "./calendar.js";

/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("../types.js").Statistics} Statistics */

/** @param {import("../app.js").App} app */
export async function showStatistics(app) {
  const request = { do: "statistics", records: records(app.store) };
  const { statistics = [], finished = [], unread = [], daily } = await app.play.ask(request);
  const house = app.state.view?.rules;
  const sorted = [...statistics].sort(
    (a, b) => Number(b.rules === house) - Number(a.rules === house),
  );
  show(
    "stats",
    say("stats.title"),
    sorted.length ? sorted.map((one) => table(one, app.store)) : h("p", {}, say("stats.none")),
    daily ? calendar(daily) : null,
    finished.length > 0 && seenAgain(finished, app.store),
    unread.length > 0 &&
      h("p", { className: "warn" }, say("stats.unread", { count: unread.length })),
  );
}

/** @param {Statistics} one @param {Store} store */
function table(one, store) {
  const time = (/** @type {number | null} */ ms) =>
    ms === null ? say("stats.no-time") : clockText(ms);
  /** @type {[string, string][]} */
  const rows = [
    ["games", number(one.games)],
    [
      "won",
      say("stats.share", { won: one.won, share: percent(one.games ? one.won / one.games : 0) }),
    ],
    one.lost || !one.left ? ["lost", number(one.lost)] : ["left", number(one.left)],
    ["streak", say("stats.streaks", { now: one.streak, best: one.bestStreak })],
    ["best", time(one.best)],
    ["mean", time(one.mean)],
    [
      "clean",
      one.bestClean === null
        ? number(one.clean)
        : say("stats.clean-best", { count: one.clean, time: time(one.bestClean) }),
    ],
  ];
  if (one.assisted) rows.push(["assisted", number(one.assisted)]);
  return h(
    "section",
    { "data-stats": `${one.rules}.${one.layout}` },
    h(
      "h3",
      {},
      say("stats.heading", {
        layout: titleOf(store, one.layout),
        house: say(`house.${one.rules}`),
      }),
    ),
    h(
      "dl",
      { className: "results" },
      rows.map(([name, value]) =>
        h("div", { "data-row": name }, h("dt", {}, say(`stats.${name}`)), h("dd", {}, value)),
      ),
    ),
    curve(one.recent),
  );
}

/** The last games, each to be replayed. @param {import("../types.js").Finished[]} finished @param {Store} store */
function seenAgain(finished, store) {
  const buttons = finished.map(({ index, date, layout, result, time }) => {
    const values = {
      date,
      layout: titleOf(store, layout),
      time: clockText(time),
    };
    return h(
      "button",
      { type: "button", "data-action": "replay", "data-record": index },
      icon("play"),
      h("span", {}, say(`stats.finished.${result}`, values)),
    );
  });
  return h(
    "section",
    { "data-stats": "finished" },
    h("h3", {}, say("stats.finished")),
    h("div", { className: "choices" }, buttons),
  );
}

/** The times of the last games that were won, as a line. @param {(number | null)[]} recent */
function curve(recent) {
  const times = recent.flatMap((time) => (time === null ? [] : [time]));
  if (times.length < 2) return null;
  const most = Math.max(1, ...times);
  const points = times.map(
    (time, index) =>
      `${((index / (times.length - 1)) * 200).toFixed(1)},${(44 - (time / most) * 40).toFixed(1)}`,
  );
  const figure = h("figure", { className: "curve" });
  figure.innerHTML = `<svg viewBox="-4 0 208 48" aria-hidden="true"><polyline points="${points.join(" ")}"/></svg>`;
  figure.append(
    h("figcaption", { className: "small" }, say("stats.curve", { count: times.length })),
  );
  return figure;
}
