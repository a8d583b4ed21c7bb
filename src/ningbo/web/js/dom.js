// Dom: makes elements, so that dialogs can be written as what they hold.

import { say } from "./words.js";

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element with properties, attributes (names with a dash, and role), listeners and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, any>} [properties] @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value !== undefined && value !== null) set(element, name, value);
  }
  element.append(
    ...children.flat().filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** @param {any} element @param {string} name @param {any} value */
function set(element, name, value) {
  const attribute = name.includes("-") || name === "role" || name === "for";
  if (attribute) element.setAttribute(name, String(value));
  else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
  else element[name] = value;
}

/** @param {string} name @returns {SVGElement} one of the art's icons */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/**
 * A button that does one of the page's actions.
 * @param {string} action @param {string} picture an icon's name, or "" for none
 * @param {string} [word] key of its words, the action's own if left out
 * @param {Record<string, any>} [properties]
 */
export function actionButton(action, picture, word = `action.${action}`, properties = {}) {
  const words = h("span", {}, say(word));
  return h(
    "button",
    { type: "button", "data-action": action, ...properties },
    picture ? icon(picture) : null,
    words,
  );
}
