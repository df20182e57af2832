/** The cells of a level as a body meets them, with the open gates. */
import type { StageCell } from './stageTypes.ts';

export class StageGrid {
  readonly columns: number;
  readonly rows: readonly string[];
  readonly #openGates: readonly string[];

  constructor(rows: readonly string[], openGates: readonly string[]) {
    this.rows = rows;
    this.columns = rows[0]?.length ?? 0;
    this.#openGates = openGates;
  }

  markAt(column: number, row: number): string {
    return this.rows[row]?.[column] ?? '.';
  }

  /** Ground or a closed gate; beyond the sides there is a wall. */
  isSolid(column: number, row: number): boolean {
    if (column < 0 || column >= this.columns) return true;
    const mark = this.markAt(column, row);
    return mark === '#' || (mark >= 'V' && mark <= 'Z' && !this.#openGates.includes(mark));
  }

  isLadder(column: number, row: number): boolean {
    return this.markAt(column, row) === '|';
  }

  /** Whether the upper edge of the cell carries a body. */
  carries(column: number, row: number): boolean {
    if (this.isSolid(column, row)) return column >= 0 && column < this.columns;
    return this.isBoard(column, row);
  }

  /** A cell that carries from above and lets through from below. */
  isBoard(column: number, row: number): boolean {
    const isTop = this.isLadder(column, row) && !this.isLadder(column, row - 1);
    return isTop || this.markAt(column, row) === '=';
  }

  /** Whether the feet of a body can be in the cell; its head is in the one above. */
  isFree(column: number, row: number): boolean {
    return !this.isSolid(column, row) && !this.isSolid(column, row - 1);
  }

  /** Whether a jump from the row is free up to its full height. */
  hasHeadroom(column: number, row: number): boolean {
    return !this.isSolid(column, row - 2) && !this.isSolid(column, row - 3);
  }

  /** The landing of a body that comes down the column from a row; null over a gap. */
  landing(column: number, row: number): StageCell | null {
    for (let below = row; below < this.rows.length; below += 1)
      if (this.carries(column, below + 1)) return { column, row: below };
    return null;
  }
}
