// () => what doesn't fit: texts that leave the box they stand in, are cut off, or lie on each other.
() => {
  const SLACK = 1.5;
  const dialog = document.querySelector("dialog[open]");
  const root = dialog ?? document.body;
  const problems = [];
  const shown = (element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    !element.closest(".unseen, .sprite, .tile");
  const named = ({ tagName, id, className, dataset }) =>
    [tagName.toLowerCase(), id && `#${id}`, className && `.${className}`, dataset?.action]
      .filter(Boolean)
      .join(" ");

  /** Boxes of each line of a text. */
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !shown(parent) || parent.closest("option, script, style")) continue;
    if (!dialog && parent.closest("dialog")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) lines.push({ box, element: parent, text: node.data });
  }

  for (const { box, element, text } of lines) {
    for (let outer = element; outer; outer = outer.parentElement) {
      const room = outer.getBoundingClientRect();
      const { display, overflowX, overflowY } = getComputedStyle(outer);
      if (display === "contents" || display === "inline") continue;
      const pans = overflowX === "auto" || overflowX === "scroll";
      if (!pans && (box.left < room.left - SLACK || box.right > room.right + SLACK)) {
        problems.push(`“${text}” is wider than ${named(outer)}`);
        break;
      }
      const rolls = overflowY === "auto" || overflowY === "scroll";
      if (rolls || outer === dialog) break;
      if (box.top < room.top - SLACK || box.bottom > room.bottom + SLACK) {
        problems.push(`“${text}” is higher than ${named(outer)}`);
        break;
      }
    }
    if (box.left < -SLACK || box.right > innerWidth + SLACK) {
      problems.push(`“${text}” leaves the window`);
    }
  }

  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const layers = [one, other].map(({ element }) =>
        element.closest("#veil, #stuck, #list, header, .editor-side"),
      );
      if (wide > SLACK && high > 4 && layers[0] === layers[1] && one.element !== other.element) {
        problems.push(`“${one.text}” and “${other.text}” lie on each other`);
      }
    }
  }

  const pen = document.createElement("canvas").getContext("2d");
  for (const control of root.querySelectorAll("button, select, input, textarea")) {
    if (!shown(control)) continue;
    const box = control.getBoundingClientRect();
    if (box.left < -SLACK || box.right > innerWidth + SLACK) {
      problems.push(`${named(control)} leaves the window`);
    }
    const panel = control.closest(".body, .setting");
    const room = panel?.getBoundingClientRect();
    if (room && (box.left < room.left - SLACK || box.right > room.right + SLACK)) {
      problems.push(`${named(control)} is wider than ${named(panel)}`);
    }
    if (control instanceof HTMLSelectElement) {
      const style = getComputedStyle(control);
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const chosen = control.selectedOptions[0]?.text ?? "";
      const inner =
        control.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      if (pen.measureText(chosen).width > inner + SLACK) problems.push(`“${chosen}” is cut off`);
    }
  }
  return [...new Set(problems)];
}
