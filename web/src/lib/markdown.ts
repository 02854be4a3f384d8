/** As much of Markdown as the rules sheets use: headings, paragraphs, lists, tables; bold, italics, code, links.
 *  No library: they make strings of HTML, where these pieces are drawn by Svelte and can carry nothing else. */

export type Span = { text: string; mark: "" | "b" | "i" | "code" };
export type Block =
  | { kind: "heading" | "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const MARKS = /\*\*(.+?)\*\*|\*([^*\n]+)\*|`([^`\n]+)`|\[([^\]\n]+)\]\([^)\n]+\)/g;

/** The pieces of a line of text. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), mark: "" });
    const [whole, bold, italic, code, link] = match;
    found.push({ text: bold ?? italic ?? code ?? link ?? whole, mark: bold ? "b" : italic ? "i" : code ? "code" : "" });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), mark: "" });
  return found;
}

function cells(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));
}

/** The blocks of a text. */
export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const part of source.split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    const first = lines[0] ?? "";
    if (!first) continue;
    if (first.startsWith("#")) {
      found.push({ kind: "heading", spans: spans(first.replace(/^#+\s*/, "")) });
      if (lines.length > 1) found.push(...blocks(lines.slice(1).join("\n")));
    } else if (first.startsWith("|")) {
      const rows = lines.filter((line) => !/^\|[\s|:-]+\|?$/.test(line)).map(cells);
      found.push({ kind: "table", head: rows[0] ?? [], rows: rows.slice(1) });
    } else if (/^\s*[-*]\s/.test(first)) {
      const items: string[] = [];
      for (const line of lines) {
        if (/^\s*[-*]\s/.test(line)) items.push(line.replace(/^\s*[-*]\s+/, ""));
        else items[items.length - 1] += ` ${line.trim()}`;
      }
      found.push({ kind: "list", items: items.map(spans) });
    } else found.push({ kind: "paragraph", spans: spans(lines.map((line) => line.trim()).join(" ")) });
  }
  return found;
}
