// Icons of the editor's tools, drawn like the page's own.

const NS = "http://www.w3.org/2000/svg";

/** @type {Record<string, string>} paths on a square of 24 */
const PATHS = {
  put: "M6 3.5h12v17h-12zM12 8.5v7M8.5 12h7",
  block: "M3.5 3.5h7v7h-7zM13.5 3.5h7v7h-7zM3.5 13.5h7v7h-7zM13.5 13.5h7v7h-7z",
  move: "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3",
  erase:
    "M9 20.5l-5.5-5.5a1.5 1.5 0 0 1 0-2l8.5-8.5a1.5 1.5 0 0 1 2 0l6 6a1.5 1.5 0 0 1 0 2l-8 8zM8.5 8.5l8 8M9 20.5h11",
  larger: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5l5 5M10.5 7.5v6M7.5 10.5h6",
  smaller: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5l5 5M7.5 10.5h6",
  fit: "M4 9v-5h5M20 9v-5h-5M4 15v5h5M20 15v5h-5",
};

/** @param {string} name @returns {SVGElement} */
export function toolIcon(name) {
  const svg = document.createElementNS(NS, "svg");
  for (const [key, value] of Object.entries({
    class: "icon",
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    "stroke-width": "2",
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "aria-hidden": "true",
  })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(NS, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
