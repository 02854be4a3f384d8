() => {
  const dialogs = [...document.querySelectorAll("dialog[open]")];
  const root = dialogs.at(-1) ?? document.body;
  const wide = innerWidth;
  const high = innerHeight;
  const found = [];
  const isTouched = matchMedia("(pointer: coarse)").matches;
  const tell = (kind, element, more = "") => {
    const words = (element.getAttribute?.("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 50);
    const name = element.dataset?.target ?? element.className?.baseVal ?? element.className ?? "";
    found.push(`${kind}: <${element.tagName.toLowerCase()} ${String(name).slice(0, 40)}> "${words}" ${more}`.trim());
  };
  const styles = new Map();
  const style = (element) => styles.get(element) ?? (styles.set(element, getComputedStyle(element)), styles.get(element));
  const isShown = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(".sr");
  };
  const scrolls = (element, axis) => /auto|scroll/.test(style(element)[`overflow${axis}`]) && (axis === "Y" ? element.scrollHeight > element.clientHeight + 1 : element.scrollWidth > element.clientWidth + 1);
  const clips = (element, axis) => /hidden|clip|auto|scroll/.test(style(element)[`overflow${axis}`]);
  /** The part of the window in which something can be seen; null where a box that scrolls may bring it there. */
  const window_of = (element) => {
    let area = { left: 0, top: 0, right: wide, bottom: high };
    let canScroll = document.documentElement.scrollHeight > high + 1;
    for (let box = element.parentElement; box && box !== document.documentElement; box = box.parentElement) {
      if (style(box).position === "fixed" && box !== element) break;
      if (scrolls(box, "Y")) canScroll = true;
      if (box === document.body || (!clips(box, "X") && !clips(box, "Y"))) continue;
      const rect = box.getBoundingClientRect();
      area = {
        left: clips(box, "X") ? Math.max(area.left, rect.left) : area.left,
        right: clips(box, "X") ? Math.min(area.right, rect.right) : area.right,
        top: clips(box, "Y") ? Math.max(area.top, rect.top) : area.top,
        bottom: clips(box, "Y") ? Math.min(area.bottom, rect.bottom) : area.bottom,
      };
    }
    return { ...area, canScroll };
  };

  /** What can be seen of an element just now. */
  const seen_of = (element) => {
    const box = element.getBoundingClientRect();
    const area = window_of(element);
    return { left: Math.max(box.left, area.left), right: Math.min(box.right, area.right), top: Math.max(box.top, area.top), bottom: Math.min(box.bottom, area.bottom) };
  };

  // 1. No horizontal scroll.
  if (document.documentElement.scrollWidth > wide) found.push(`sideways: the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of root.querySelectorAll("*")) if (!(element instanceof SVGElement) && isShown(element) && scrolls(element, "X")) tell("sideways", element, `${element.scrollWidth} in ${element.clientWidth}`);

  // 2. Controls: on screen, uncovered, large enough.
  const controls = [...root.querySelectorAll("button, a[href], input, select, summary, [role=button][tabindex]")].filter((one) => isShown(one) && !one.closest("[inert]"));
  for (const control of controls) {
    const isDrawn = control instanceof SVGElement;
    let area = window_of(control);
    let box = control.getBoundingClientRect();
    const isOut = () => box.left < area.left - 2 || box.right > area.right + 2 || box.top < area.top - 2 || box.bottom > area.bottom + 2;
    if (isOut() && area.canScroll && box.left >= area.left - 2 && box.right <= area.right + 2) {
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      box = control.getBoundingClientRect();
      area = window_of(control);
    }
    if (!isDrawn && isOut()) {
      tell("off screen", control, `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)} in ${Math.round(area.left)},${Math.round(area.top)} to ${Math.round(area.right)},${Math.round(area.bottom)}`);
      continue;
    }
    const cover = () => {
    const shape = isDrawn ? (control.querySelector("rect, circle, path.edge-target, path") ?? control).getBoundingClientRect() : box;
    const points = isDrawn ? [[0.5, 0.5]] : [[0.5, 0.5], [0.12, 0.25], [0.88, 0.25], [0.12, 0.75], [0.88, 0.75]];
    return points.map(([x, y]) => document.elementFromPoint(shape.left + shape.width * x, shape.top + shape.height * y)).filter((top) => top && top !== control && !control.contains(top) && !top.contains(control) && !top.closest("label")?.contains(control));
    };
    let covered = cover();
    if (covered.length && area.canScroll) {
      control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      box = control.getBoundingClientRect();
      covered = cover();
    }
    if (covered.length) tell("covered", control, `by <${covered[0].tagName.toLowerCase()} ${String(covered[0].className?.baseVal ?? covered[0].className).slice(0, 40)}>`);
    const least = isTouched ? 44 : 24;
    const isBig = box.width >= least - 0.6 && box.height >= least - 0.6;
    const isInText = control.tagName === "A" && style(control).display === "inline";
    if (!isDrawn && !isBig && !isInText && !(control instanceof HTMLInputElement && control.closest("label"))) tell("small target", control, `${Math.round(box.width)}x${Math.round(box.height)}`);
  }
  for (const box of [document.documentElement, ...root.querySelectorAll("*")]) if (box.scrollTop) box.scrollTop = 0;

  // 3. Words: not cut, not overprinted, large enough on boards.
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent instanceof SVGElement || !isShown(parent) || /SCRIPT|STYLE|OPTION/.test(parent.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const area = window_of({ parentElement: parent });
    const lines = [...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1);
    const size = parseFloat(style(parent).fontSize);
    const inks = lines.map((line) => {
      const middle = (line.top + line.bottom) / 2;
      return { left: line.left + 0.5, right: line.right - 0.5, top: middle - size * 0.36, bottom: middle + size * 0.36 };
    });
    const isCut = inks.some((ink) => ink.left < area.left - 2 || ink.right > area.right + 2 || (!area.canScroll && (ink.top < area.top - 1 || ink.bottom > area.bottom + 1)));
    const clamp = parent.closest(".pname, .two-lines"); // names of people may be of any length
    if (isCut && !clamp) tell("cut", parent);
    else if (!clamp && clips(parent, "X") && parent.scrollWidth > parent.clientWidth + 1 && !scrolls(parent, "X")) tell("cut", parent);
    // What a box cuts off, as a long name with dots for the rest, is printed over nothing.
    const seen = inks
      .filter((ink) => ink.top < area.bottom && ink.bottom > area.top)
      .map((ink) => ({ ...ink, left: Math.max(ink.left, area.left), right: Math.min(ink.right, area.right) }));
    if (!parent.closest(".whynot, .toast")) texts.push({ parent, inks: seen });
    if (parent.closest(".name, .k-name, .acard b") && size < 12.95) tell("small words", parent, `${size} px`);
  }
  const overlap = (one, other, by) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > by && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > by;
  const sticks = (element) => { for (let box = element; box; box = box.parentElement) if (style(box).position === "sticky") return true; return false; };
  const told = new Set();
  for (let first = 0; first < texts.length; first += 1)
    for (let second = first + 1; second < texts.length; second += 1) {
      const one = texts[first];
      const other = texts[second];
      if (told.has(one.parent) || one.parent === other.parent) continue;
      if (one.inks.some((ink) => other.inks.some((more) => overlap(ink, more, 2)))) {
        if (sticks(one.parent) !== sticks(other.parent)) continue; // the page scrolls below it
        told.add(one.parent);
        tell("overprinted", one.parent, `with "${other.parent.textContent.trim().slice(0, 30)}"`);
      }
    }
  // Pictures, marks and buttons that lie on words.
  const marks = [...root.querySelectorAll("svg.icon, svg.who, svg.mark, .vp, .no")].filter((mark) => isShown(mark));
  for (const mark of marks) {
    const box = seen_of(mark);
    for (const { parent, inks } of texts) if (inks.some((ink) => overlap(ink, box, 4)) && !mark.contains(parent) && sticks(mark) === sticks(parent)) { tell("overprinted", parent, `by <${mark.tagName} ${String(mark.className?.baseVal ?? mark.className).slice(0, 20)}>`); break; }
  }

  // 4. What a box cannot hold spills out of it.
  for (const piece of root.querySelectorAll(".plot, .major, .kard, .btile, .acard, .beast, .other, .rival, .panel")) {
    if (!isShown(piece) || scrolls(piece, "Y")) continue;
    const own = piece.getBoundingClientRect();
    const cell = piece.parentElement.tagName === "LI" ? piece.parentElement.getBoundingClientRect() : own;
    const box = { right: Math.min(own.right, cell.right), bottom: Math.min(own.bottom, cell.bottom) };
    if (own.right > cell.right + 2 || own.bottom > cell.bottom + 2) tell("spilled", piece, `out of its place by ${Math.round(Math.max(own.right - cell.right, own.bottom - cell.bottom))}`);
    for (const child of piece.children) {
      if (!isShown(child) || style(child).position === "absolute") continue;
      const inner = child.getBoundingClientRect();
      if (inner.bottom > box.bottom + 2 || inner.right > box.right + 2) { tell("spilled", piece, `by ${Math.round(Math.max(inner.bottom - box.bottom, inner.right - box.right))}`); break; }
    }
  }

  // 5. Areas lie beside each other.
  const areas = [...document.querySelectorAll(".bar, .prompt, .a-board, .a-farm, .a-tray, .a-side, .page > .tabs, .page > .slider")].filter(isShown);
  for (const [place, one] of areas.entries())
    for (const other of areas.slice(place + 1)) {
      const box = seen_of(one);
      const more = seen_of(other);
      if (one.contains(other) || other.contains(one) || !overlap(box, more, 2)) continue;
      if (document.documentElement.dataset.screen === "upright" && document.querySelector(".page").scrollHeight > high + 1) continue;
      found.push(`areas: ${one.className.slice(0, 20)} and ${other.className.slice(0, 20)} overlap`);
    }
  return [...new Set(found)];
}
