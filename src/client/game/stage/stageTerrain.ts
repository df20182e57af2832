/** Pure. The pieces of ground of a level. */

/** Cells side by side with the same walking line. Rows and columns from the upper left. */
export interface GroundRun {
  readonly column: number;
  readonly row: number;
  readonly length: number;
  /** Cells from the walking line down; null goes down to the foot of the level. */
  readonly depth: number | null;
  /** Continues beyond the level's edge. */
  readonly openLeft: boolean;
  readonly openRight: boolean;
}

/** The pieces of ground, from above; `ground[row][column]` is whether the cell is solid. */
export function groundRuns(ground: readonly (readonly boolean[])[]): GroundRun[] {
  const columns = ground[0]?.length ?? 0;
  const isSolid = (row: number, column: number) => ground[row]?.[column] === true;
  const depthAt = (row: number, column: number): number | null => {
    let depth = 0;
    while (isSolid(row + depth, column)) depth += 1;
    return row + depth >= ground.length ? null : depth;
  };
  const runs: GroundRun[] = [];
  for (let row = 0; row < ground.length; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!isSolid(row, column) || isSolid(row - 1, column)) continue;
      const depth = depthAt(row, column);
      let length = 1;
      while (
        isSolid(row, column + length) &&
        !isSolid(row - 1, column + length) &&
        depthAt(row, column + length) === depth
      )
        length += 1;
      runs.push({
        column,
        row,
        length,
        depth,
        openLeft: depth === null && column === 0,
        openRight: depth === null && column + length === columns,
      });
      column += length - 1;
    }
  }
  return runs;
}

/** Columns without any ground: the gaps. */
export function gapColumns(ground: readonly (readonly boolean[])[]): number[] {
  const columns = ground[0]?.length ?? 0;
  const foot = ground.at(-1);
  return Array.from({ length: columns }, (_, column) => column).filter((column) => foot?.[column] !== true);
}
