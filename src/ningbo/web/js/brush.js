// Brush: draws the art's symbols into a canvas. It knows the few elements of SVG that the art uses:
// g, use, path, circle, rect, and one kind of gradient.

/** @typedef {Map<string, Element>} Book the art's elements by id */
/** @typedef {(name: string) => string} Colours the value of a custom property such as --ink-red */

/**
 * @typedef {object} Style what elements hand down to those inside them
 * @property {string} fill
 * @property {string} stroke
 * @property {string} color
 * @property {number} width of strokes
 * @property {string} cap
 * @property {string} join
 * @property {string} dash
 * @property {number} opacity
 */

/** @type {Style} */
const PLAIN = {
  fill: "#000",
  stroke: "none",
  color: "#000",
  width: 1,
  cap: "butt",
  join: "miter",
  dash: "",
  opacity: 1,
};

/** @param {ParentNode} root @returns {Book} */
export function openBook(root) {
  return new Map([...root.querySelectorAll("[id]")].map((element) => [element.id, element]));
}

/**
 * Draws the symbol or element of an id, in art units of the context's present transform.
 * @param {CanvasRenderingContext2D} context @param {Book} book @param {string} id @param {Colours} colours
 */
export function draw(context, book, id, colours) {
  const element = book.get(id);
  if (!element) return;
  for (const child of element.localName === "symbol" ? element.children : [element]) {
    drawElement({ context, book, colours }, child, PLAIN);
  }
}

/** @typedef {{context: CanvasRenderingContext2D, book: Book, colours: Colours}} Easel */

/** @param {Easel} easel @param {Element} element @param {Style} above */
function drawElement(easel, element, above) {
  const { context, book } = easel;
  const style = styleOf(easel, element, above);
  context.save();
  transform(context, element.getAttribute("transform") ?? "");
  if (element.localName === "use") {
    context.translate(numberOf(element, "x"), numberOf(element, "y"));
    const target = book.get(element.getAttribute("href")?.slice(1) ?? "");
    if (target) drawElement(easel, target, style);
  } else if (element.localName === "g") {
    for (const child of element.children) drawElement(easel, child, style);
  } else drawShape(easel, element, style);
  context.restore();
}

/** @param {Easel} easel @param {Element} element @param {Style} style */
function drawShape({ context, book }, element, style) {
  const shape = shapeOf(element);
  context.globalAlpha = style.opacity;
  if (style.fill !== "none") {
    context.fillStyle = paint(context, book, style.fill, element);
    context.fill(shape);
  }
  if (style.stroke === "none") return;
  context.strokeStyle = style.stroke;
  context.lineWidth = style.width;
  context.lineCap = /** @type {CanvasLineCap} */ (style.cap);
  context.lineJoin = /** @type {CanvasLineJoin} */ (style.join);
  context.setLineDash(style.dash ? style.dash.split(/[ ,]+/).map(Number) : []);
  context.stroke(shape);
}

/** @param {Easel} easel @param {Element} element @param {Style} above @returns {Style} */
function styleOf({ colours }, element, above) {
  const own = (/** @type {string} */ name) => {
    const value = element.getAttribute(name);
    return value?.startsWith("var(") ? colours(value.slice(4, -1)) : value;
  };
  const color = own("color") ?? above.color;
  const ink = (/** @type {string | null} */ value, /** @type {string} */ inherited) =>
    value === "currentColor" ? color : (value ?? inherited);
  return {
    color,
    fill: ink(own("fill"), above.fill),
    stroke: ink(own("stroke"), above.stroke),
    width: Number(own("stroke-width") ?? above.width),
    cap: own("stroke-linecap") ?? above.cap,
    join: own("stroke-linejoin") ?? above.join,
    dash: own("stroke-dasharray") ?? above.dash,
    opacity: above.opacity * Number(own("opacity") ?? 1),
  };
}

/** @param {Element} element @param {string} name */
function numberOf(element, name) {
  return Number(element.getAttribute(name) ?? 0);
}

/** Shapes stay the same: each is made once. @type {WeakMap<Element, Path2D>} */
const shapes = new WeakMap();

/** @param {Element} element @returns {Path2D} */
function shapeOf(element) {
  const known = shapes.get(element);
  if (known) return known;
  const shape = new Path2D(element.getAttribute("d") ?? "");
  const at = (/** @type {string} */ name) => numberOf(element, name);
  if (element.localName === "circle") shape.arc(at("cx"), at("cy"), at("r"), 0, 2 * Math.PI);
  if (element.localName === "rect") {
    shape.roundRect(at("x"), at("y"), at("width"), at("height"), at("rx"));
  }
  shapes.set(element, shape);
  return shape;
}

/**
 * A colour, or the gradient that an address names: from corner to corner of the shape.
 * @param {CanvasRenderingContext2D} context @param {Book} book @param {string} fill @param {Element} element
 */
function paint(context, book, fill, element) {
  if (!fill.startsWith("url(#")) return fill;
  const stops = book.get(fill.slice(5, -1))?.children ?? [];
  const [width, height] = [numberOf(element, "width"), numberOf(element, "height")];
  // An SVG gradient runs across the unit square, so its lines of one colour lean as the box does.
  const slope = width / height;
  const reach = (width + height / slope) / 2;
  const gradient = context.createLinearGradient(0, 0, reach * slope * slope, reach * slope);
  for (const stop of stops) {
    const colour = stop.getAttribute("stop-color") ?? "#000";
    const alpha = Math.round(255 * Number(stop.getAttribute("stop-opacity") ?? 1));
    const long = colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour;
    gradient.addColorStop(numberOf(stop, "offset"), long + alpha.toString(16).padStart(2, "0"));
  }
  return gradient;
}

/** @param {CanvasRenderingContext2D} context @param {string} text such as "translate(30 40) scale(.9)" */
function transform(context, text) {
  for (const [, name, list] of text.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a, b, c] = list.trim().split(/[ ,]+/).map(Number);
    if (name === "translate") context.translate(a, b ?? 0);
    else if (name === "scale") context.scale(a, b ?? a);
    else if (name === "rotate") {
      context.translate(b ?? 0, c ?? 0);
      context.rotate((a * Math.PI) / 180);
      context.translate(-(b ?? 0), -(c ?? 0));
    }
  }
}
