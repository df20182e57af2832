import type { CollisionMap, PlatformSpan, Rect } from '../geometry.ts';
import { DEEP_CELLS, SKY_CELLS, STAGE_CELL_PX } from './stagePlaces.ts';
import type { StageGrid } from './StageGrid.ts';

/** Half the width of a ladder's box, px. */
const LADDER_REACH = 16;

/** The geometry of a level for the world's step. Runs of a row become one box, equal runs below each other, too. */
export function buildStageMap(grid: StageGrid): CollisionMap {
  const { rows, columns } = grid;
  const solids: Rect[] = [];
  const platforms: PlatformSpan[] = [];
  const ladders: Rect[] = [];
  for (const row of rows.keys()) {
    const y = (row + SKY_CELLS) * STAGE_CELL_PX;
    for (const { x, w } of runsOf(columns, (column) => grid.isSolid(column, row))) {
      const above = solids.findIndex((box) => box.x === x && box.w === w && box.y + box.h === y);
      const box = solids[above];
      if (box) solids[above] = { ...box, h: box.h + STAGE_CELL_PX };
      else solids.push({ x, y, w, h: STAGE_CELL_PX });
    }
    for (const { x, w } of runsOf(columns, (column) => grid.markAt(column, row) === '='))
      platforms.push({ x, y, w });
    for (let column = 0; column < columns; column += 1)
      if (grid.isLadder(column, row) && !grid.isLadder(column, row - 1)) {
        let height = 1;
        while (grid.isLadder(column, row + height)) height += 1;
        const x = (column + 0.5) * STAGE_CELL_PX - LADDER_REACH;
        ladders.push({ x, y, w: 2 * LADDER_REACH, h: height * STAGE_CELL_PX });
      }
  }
  return {
    width: columns * STAGE_CELL_PX,
    height: (rows.length + SKY_CELLS + DEEP_CELLS) * STAGE_CELL_PX,
    solids,
    platforms,
    ladders,
    walls: [],
    slopes: [],
    movers: [],
    currents: [],
  };
}

function runsOf(columns: number, isPart: (column: number) => boolean): { x: number; w: number }[] {
  const runs: { x: number; w: number }[] = [];
  for (let column = 0; column < columns; column += 1) {
    if (!isPart(column)) continue;
    const last = runs.at(-1);
    if (last && last.x + last.w === column * STAGE_CELL_PX) last.w += STAGE_CELL_PX;
    else runs.push({ x: column * STAGE_CELL_PX, w: STAGE_CELL_PX });
  }
  return runs;
}
