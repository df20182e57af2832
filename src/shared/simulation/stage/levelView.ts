/** The part of a level that its small picture shows. Pure. */

/** Cells of the picture. */
export const COLUMNS = 6;
export const ROWS = 4;

interface Place {
  readonly column: number;
  readonly row: number;
}

export interface LevelView {
  /** The rows of the picture; each has one more cell at each side, so that ground goes on past its edges. */
  readonly lines: readonly string[];
  /** The child's first cell; null in a level that has no start yet. */
  readonly start: Place | null;
  /** All that is not ground, water or the start. */
  readonly cells: readonly (Place & { readonly mark: string })[];
}

/** A run of ground side by side, `to` behind its last cell; columns of the picture. */
export interface GroundPiece {
  readonly from: number;
  readonly to: number;
  readonly row: number;
  /** Water below it. */
  readonly isLedge: boolean;
}

/** The picture begins a cell before the start and ends two rows below it. */
export function viewOf(rows: readonly string[]): LevelView {
  const startRow = rows.findIndex((line) => line.includes('S'));
  const startColumn = rows[startRow]?.indexOf('S') ?? 0;
  const width = Math.max(0, ...rows.map((line) => line.length));
  const left = Math.max(0, Math.min(startColumn - 1, width - COLUMNS));
  const bottom = startRow < 0 ? rows.length : Math.min(rows.length, startRow + 2);
  const lines = Array.from({ length: ROWS + 1 }, (_, row) => {
    const line = rows[bottom - ROWS + row] ?? '';
    // Cells beyond the level repeat its edge.
    const at = (column: number) => line[Math.max(0, Math.min(width - 1, left + column))] ?? '.';
    return Array.from({ length: COLUMNS + 2 }, (_, column) => at(column - 1)).join('');
  });
  const cells = lines.slice(0, ROWS).flatMap((line, row) =>
    line
      .slice(1, -1)
      .split('')
      .map((mark, column) => ({ mark, column, row }))
      .filter(({ mark }) => !'#.S'.includes(mark)),
  );
  const start = startRow < 0 ? null : { column: startColumn - left, row: startRow - (bottom - ROWS) };
  return { lines, start, cells };
}

/** Ground is drawn from its top; what lies below is part of the same picture. */
export function groundOf({ lines }: Pick<LevelView, 'lines'>): readonly GroundPiece[] {
  const isGround = (row: number, column: number) => lines[row]?.[column] === '#';
  const pieces: GroundPiece[] = [];
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS + 2; column += 1) {
      const isTop = (at: number) => isGround(row, at) && !isGround(row - 1, at);
      if (!isTop(column) || isTop(column - 1)) continue;
      let to = column;
      while (isTop(to)) to += 1;
      const isLast = row === ROWS - 1;
      pieces.push({ from: column - 1, to: to - 1, row, isLedge: !isLast && !isGround(row + 1, column) });
    }
  return pieces;
}
