/** The end of a command by the cells alone; the pilot then takes the body there. */
import type { StageGrid } from './StageGrid.ts';
import { isSameCell } from './stagePlaces.ts';
import type { StageCell, StageHappening, StageLeg } from './stageTypes.ts';

export interface Motion {
  readonly legs: readonly StageLeg[];
  readonly end: StageCell;
  readonly ends: readonly StageHappening[];
  /** Steps it costs. */
  readonly cost: number;
}

export interface Stance {
  readonly grid: StageGrid;
  readonly cell: StageCell;
  readonly facing: -1 | 1;
  /** On a ladder between two floors. */
  readonly isHanging: boolean;
}

/** Cells a dash goes. */
const DASH_CELLS = 3;

type MovingKind = 'walk' | 'jump' | 'dash' | 'hop';

/** One cell after another until there is a wall or a gap. */
export function planWalk(stance: Stance, cells: number): Motion {
  const { grid, facing, isHanging } = stance;
  let at = stance.cell;
  const legs: StageLeg[] = [];
  for (let walked = 0; walked < cells; walked += 1) {
    const column = at.column + facing;
    if (!grid.isFree(column, at.row)) {
      const way: StageLeg[] =
        isHanging && walked === 0 ? [{ kind: 'wait', ticks: 12 }] : [{ kind: 'bump', to: at }];
      return { legs: [...legs, ...way], end: at, ends: [{ kind: 'bumped' }], cost: walked || 1 };
    }
    const kind = isHanging && walked === 0 ? 'hop' : 'walk';
    const to = grid.landing(column, at.row);
    if (to === null)
      return fallInto({ kind, legs, stone: at, gap: { column, row: at.row }, cost: walked + 1 });
    legs.push({ kind, to });
    at = to;
  }
  return { legs, end: at, ends: [], cost: cells };
}

/**
 * Up one step ahead, up onto a board within two cells above, or over one cell ahead; into the wall behind that cell if
 * there is one.
 */
export function planJump(stance: Stance): Motion {
  const { grid, cell, facing, isHanging } = stance;
  if (isHanging) return planWalk(stance, 1);
  const { column, row } = cell;
  const [ahead, beyond] = [column + facing, column + 2 * facing];
  const blocked: Motion = {
    legs: [{ kind: 'leap', to: cell }],
    end: cell,
    ends: [{ kind: 'bumped' }],
    cost: 1,
  };
  const to = (target: StageCell): Motion => ({
    legs: [{ kind: 'jump', to: target }],
    end: target,
    ends: [],
    cost: 1,
  });
  if (!grid.hasHeadroom(column, row) || !grid.hasHeadroom(ahead, row)) return blocked;
  for (const over of [column, ahead])
    if (grid.isBoard(over, row - 1) && grid.isFree(over, row - 2)) return to({ column: over, row: row - 2 });
  if (grid.carries(ahead, row))
    return grid.isFree(ahead, row - 1) ? to({ column: ahead, row: row - 1 }) : blocked;
  if (!grid.isFree(ahead, row)) return blocked;
  const isOpen = grid.isFree(beyond, row) && grid.hasHeadroom(beyond, row);
  const isStep = grid.carries(beyond, row) && grid.isFree(beyond, row - 1) && grid.hasHeadroom(beyond, row);
  if (isStep) return to({ column: beyond, row: row - 1 });
  const target = isOpen ? beyond : ahead;
  const landing = grid.landing(target, row);
  if (landing) return to(landing);
  return fallInto({ kind: 'jump', legs: [], stone: cell, gap: { column: target, row }, cost: 1 });
}

/** Three cells fast, over up to two without a stone. */
export function planDash(stance: Stance): Motion {
  const { grid, cell, facing, isHanging } = stance;
  if (isHanging) return planWalk(stance, 1);
  let column = cell.column;
  for (let dashed = 0; dashed < DASH_CELLS && grid.isFree(column + facing, cell.row); dashed += 1)
    column += facing;
  if (column === cell.column)
    return { legs: [{ kind: 'bump', to: cell }], end: cell, ends: [{ kind: 'bumped' }], cost: 1 };
  const end = grid.landing(column, cell.row);
  if (end === null)
    return fallInto({ kind: 'dash', legs: [], stone: cell, gap: { column, row: cell.row }, cost: 1 });
  return { legs: [{ kind: 'dash', to: end }], end, ends: [], cost: 1 };
}

/** Climbs up to a number of cells along the ladder at hand; `side` is −1 upwards. */
export function planClimb({ grid, cell }: Stance, cells: number, side: -1 | 1): Motion {
  const { column } = cell;
  let row = cell.row;
  for (let climbed = 0; climbed < cells; climbed += 1) {
    if (!grid.isLadder(column, side < 0 ? row : row + 1) || grid.isSolid(column, row + side)) break;
    row += side;
  }
  const end = { column, row };
  if (isSameCell(end, cell) && cells > 0)
    return { legs: [{ kind: 'wait', ticks: 24 }], end: cell, ends: [{ kind: 'noLadder' }], cost: 1 };
  return { legs: [{ kind: 'climb', to: end }], end, ends: [], cost: Math.abs(row - cell.row) };
}

function fallInto(fall: {
  readonly kind: MovingKind;
  readonly legs: readonly StageLeg[];
  /** The last one stood on. */
  readonly stone: StageCell;
  readonly gap: StageCell;
  readonly cost: number;
}): Motion {
  const { kind, legs, stone, gap, cost } = fall;
  return {
    legs: [...legs, { kind, to: gap, falls: true }, { kind: 'sink', to: stone }],
    end: stone,
    ends: [{ kind: 'fell', at: gap }],
    // The way back is a step as well.
    cost: cost + 1,
  };
}
