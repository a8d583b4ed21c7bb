// Late style: styles that a first visit does without, loaded with what needs them.

import { h } from "./dom.js";

/**
 * @param {string} id of the element that holds them @param {string} file beside the scripts
 * @returns {Promise<unknown>} settled when they are there, or can't be had
 */
export function loadStyle(id, file) {
  if (document.getElementById(id)) return Promise.resolve();
  const link = h("link", { id, rel: "stylesheet", href: new URL(file, import.meta.url).href });
  const loaded = new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
  document.head.append(link);
  return loaded;
}
