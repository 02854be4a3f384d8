/** Farms of square spaces: names of cells and edges as in the notation, and where they lie on the picture. */

export const ROWS = 3;
export const CELL = 100;
const LETTERS = "abcdefg";

/** How a farm lies on its picture. */
export type Geometry = { left: number; top: number };

/** `b3` as column and row from 0. */
export function cellOf(name: string): { column: number; row: number } {
  return { column: LETTERS.indexOf(name.charAt(0)), row: Number(name.charAt(1)) - 1 };
}

export function cellName(column: number, row: number): string {
  return `${LETTERS.charAt(column)}${row + 1}`;
}

/** All cells of a farm of so many columns. */
export function cellsOf(columns: number): string[] {
  const names: string[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < ROWS; row++) names.push(cellName(column, row));
  }
  return names;
}

/** The top left corner of a cell. */
export function cornerIn({ left, top }: Geometry, name: string): { x: number; y: number } {
  const { column, row } = cellOf(name);
  return { x: left + column * CELL, y: top + row * CELL };
}

export type EdgePlace = { x: number; y: number; isDown: boolean };

/** Where an edge such as `b2e` lies: its middle, and whether it goes down. */
export function edgeIn(geometry: Geometry, name: string): EdgePlace {
  const { x, y } = cornerIn(geometry, name);
  switch (name.charAt(2)) {
    case "n":
      return { x: x + CELL / 2, y, isDown: false };
    case "s":
      return { x: x + CELL / 2, y: y + CELL, isDown: false };
    case "w":
      return { x, y: y + CELL / 2, isDown: true };
    default:
      return { x: x + CELL, y: y + CELL / 2, isDown: true };
  }
}

/** The name that the notation gives to a side of a cell: from the cell to its west or north. */
export function edgeName(column: number, row: number, side: "n" | "w"): string {
  if (side === "n") return row === 0 ? `${cellName(column, 0)}n` : `${cellName(column, row - 1)}s`;
  return column === 0 ? `${cellName(0, row)}w` : `${cellName(column - 1, row)}e`;
}

/** All edges of a farm, by the names of the notation. */
export function edgesOf(columns: number): string[] {
  const names: string[] = [];
  for (let column = 0; column <= columns; column++) {
    for (let row = 0; row <= ROWS; row++) {
      if (row < ROWS) names.push(edgeName(column, row, "w"));
      if (column < columns) names.push(edgeName(column, row, "n"));
    }
  }
  return names;
}

/** Dotted lines between neighbouring spaces, except inside one of these groups. */
export function dottedLines(geometry: Geometry, columns: number, groups: readonly (readonly string[])[]): string {
  const group = new Map(groups.flatMap((cells, number) => cells.map((cell) => [cell, number] as const)));
  const isInside = (one: string, other: string) => group.has(one) && group.get(one) === group.get(other);
  const lines: string[] = [];
  for (const cell of cellsOf(columns)) {
    const { column, row } = cellOf(cell);
    const { x, y } = cornerIn(geometry, cell);
    if (column + 1 < columns && !isInside(cell, cellName(column + 1, row))) lines.push(`M${x + CELL} ${y + 14}v72`);
    if (row + 1 < ROWS && !isInside(cell, cellName(column, row + 1))) lines.push(`M${x + 14} ${y + CELL}h72`);
  }
  return lines.join("");
}
