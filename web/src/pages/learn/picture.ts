/** A picture that stands alone, out of drawings that the page shows: symbols, colours and words go along. */

/** What a style sheet may say about a part of a drawing. */
const STYLES = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
  "opacity", "color", "font-family", "font-size", "font-weight", "text-anchor", "display", "visibility",
];
const DROPPED = ["style", "class", "role", "tabindex"];
const GAP = 24;
const HEAD = 64;

export type Captioned = { drawing: SVGSVGElement; caption: string };

/** A copy whose look needs no style sheet. The page allows no styles inside itself: they are written as such in the text. */
function copied(from: Element): Element {
  const copy = document.createElementNS(from.namespaceURI, from.localName);
  for (const { name, value } of from.attributes) if (!DROPPED.includes(name)) copy.setAttribute(name, value);
  if (!(from instanceof SVGElement)) return copy;
  const style = getComputedStyle(from);
  const own = STYLES.map((name) => `${name}:${style.getPropertyValue(name)}`);
  for (const name of from.style) if (name === "transform" || name.startsWith("--")) own.push(`${name}:${from.style.getPropertyValue(name)}`);
  copy.setAttribute("data-style", own.join(";"));
  for (const child of from.childNodes) copy.append(child instanceof Element ? copied(child) : child.cloneNode());
  return copy;
}

/** The symbols that a text of SVG refers to, and those that they refer to. */
function symbolsIn(text: string, found = new Map<string, string>()): Map<string, string> {
  for (const [, id] of text.matchAll(/href="#([\w-]+)"/g)) {
    const symbol = found.has(id!) ? null : document.querySelector(`.sprite [id="${id}"]`);
    if (!symbol) continue;
    found.set(id!, symbol.outerHTML);
    symbolsIn(symbol.outerHTML, found);
  }
  return found;
}

/** Colours by their value, since a picture has no page to ask; what single parts set themselves stays with them. */
function coloured(text: string): string {
  const probe = document.body.appendChild(document.createElement("i"));
  const known = new Map<string, string>();
  const valueOf = (name: string): string => {
    const raw = getComputedStyle(probe).getPropertyValue(name).trim();
    probe.style.color = raw;
    // A colour for day and night is one of the two once it is painted.
    return raw && CSS.supports("color", raw) ? getComputedStyle(probe).color : raw;
  };
  const found = text.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (whole: string, name: string) => {
    if (!known.has(name)) known.set(name, valueOf(name));
    return known.get(name) || whole;
  });
  probe.remove();
  return found;
}

/** One picture of several drawings side by side, each with its words above it. */
export function joined(drawings: Captioned[], title: string): { svg: string; width: number; height: number } {
  const boxes = drawings.map(({ drawing }) => drawing.viewBox.baseVal);
  const height = Math.max(...boxes.map((box) => box.height)) + 2 * HEAD + GAP;
  let x = GAP;
  const parts = drawings.map(({ drawing, caption }, place) => {
    const box = boxes[place]!;
    const copy = copied(drawing) as SVGSVGElement;
    copy.removeAttribute("data-style");
    for (const [name, value] of Object.entries({ x, y: 2 * HEAD - 8, width: box.width, height: box.height })) copy.setAttribute(name, String(value));
    const words = `<text x="${x}" y="${2 * HEAD - 24}" font-size="24">${escaped(caption)}</text>`;
    x += box.width + GAP;
    return words + new XMLSerializer().serializeToString(copy);
  });
  const body = parts.join("").replaceAll(' data-style="', ' style="');
  const symbols = [...symbolsIn(body).values()].join("");
  const head = `<rect width="${x}" height="${height}" fill="var(--paper)"/><g font-family="Georgia, serif" fill="var(--ink)"><text x="${GAP}" y="${HEAD - 14}" font-size="32" font-weight="700">${escaped(title)}</text>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${x} ${height}" width="${x}" height="${height}"><defs>${symbols}</defs>${head}${body}</g></svg>`;
  return { svg: coloured(text), width: x, height };
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign]!);
}

/** An SVG as pixels. */
export async function pixels(svg: string, width: number, height: number): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/** Hand a file to whoever looks at the page. */
export function download(content: BlobPart, type: string, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([content], { type }));
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
