/** The places of the cells of a level, in px of the world. */
import type { StageCell } from './stageTypes.ts';

export const STAGE_CELL_PX = 64;
/** Open water above the first row, so that a jump does not end at the edge of the map. */
export const SKY_CELLS = 4;
/** Deep water below the last row, into which bodies sink. */
export const DEEP_CELLS = 4;

/** Middle of a column. */
export const cellX = (column: number): number => (column + 0.5) * STAGE_CELL_PX;

/** The height of the feet in a row: the upper edge of the row below. */
export const floorY = (row: number): number => (row + 1 + SKY_CELLS) * STAGE_CELL_PX;

export const isSameCell = (a: StageCell, b: StageCell): boolean => a.column === b.column && a.row === b.row;
