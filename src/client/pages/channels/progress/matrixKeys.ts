import type { CellState } from '#shared/contract/learning/classProgress.ts';

/* Moves by keys in the table of progress. Pure. */

export interface Spot {
  readonly row: number;
  readonly column: number;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell that a key leads to from another; undefined for keys that mean nothing here. */
export function spotAfter(
  key: string,
  from: Spot,
  rows: readonly (readonly CellState[])[],
): Spot | undefined {
  const last = { row: rows.length - 1, column: (rows[0]?.length ?? 0) - 1 };
  if (last.row < 0 || last.column < 0) return undefined;
  if (key === 'Home') return { ...from, column: 0 };
  if (key === 'End') return { ...from, column: last.column };
  if (key === 'h' || key === 'H' || key === 'ㅗ') return nextHand(from, rows);
  const step = STEPS[key];
  if (!step) return undefined;
  const between = (value: number, most: number) => Math.min(Math.max(value, 0), most);
  return {
    row: between(from.row + step[0], last.row),
    column: between(from.column + step[1], last.column),
  };
}

/** The next cell that waits for the teacher, row by row and around the end; the same one where there is no other. */
function nextHand(from: Spot, rows: readonly (readonly CellState[])[]): Spot {
  const width = rows[0]?.length ?? 0;
  const count = rows.length * width;
  const start = from.row * width + from.column;
  for (let step = 1; step <= count; step += 1) {
    const index = (start + step) % count;
    const spot = { row: Math.floor(index / width), column: index % width };
    if (rows[spot.row]?.[spot.column] === 'FEEDBACK') return spot;
  }
  return from;
}
