import { isSameCell } from './stagePlaces.ts';
import { SIGN_LETTERS } from './level.ts';
import type { StageCell, StageSense, StageState, StageValue } from './stageTypes.ts';

/** The cell in front of the avatar. */
export const cellAhead = ({ cell, player }: StageState): StageCell => ({
  column: cell.column + player.facing,
  row: cell.row,
});

export function hasShell({ grid, taken }: StageState, cell: StageCell): boolean {
  return grid.markAt(cell.column, cell.row) === 'o' && !taken.some((one) => isSameCell(one, cell));
}

/** Number of the friend in a cell; null without one. */
export function friendIn({ grid }: StageState, { column, row }: StageCell): number | null {
  const mark = grid.markAt(column, row);
  return mark >= '1' && mark <= '9' ? Number(mark) : null;
}

/** The friend here or in front. */
export const friendNear = (state: StageState): number | null =>
  friendIn(state, state.cell) ?? friendIn(state, cellAhead(state));

export const isAtFlag = ({ grid, cell }: StageState): boolean => grid.markAt(cell.column, cell.row) === 'F';

function signAt({ grid, cell, layout }: StageState): StageValue | undefined {
  const letter = SIGN_LETTERS.find((one) => one === grid.markAt(cell.column, cell.row));
  return letter && layout.signs[letter];
}

/** The surroundings as a program senses them. Costs no time. */
export function senseStage(state: StageState, sense: StageSense): StageValue {
  const { grid, cell } = state;
  const ahead = cellAhead(state);
  switch (sense) {
    case 'gapAhead':
      return grid.isFree(ahead.column, ahead.row) && grid.landing(ahead.column, ahead.row) === null;
    case 'wallAhead':
      return !grid.isFree(ahead.column, ahead.row);
    case 'shellHere':
      return hasShell(state, cell);
    case 'shellAhead':
      return hasShell(state, ahead);
    case 'friendAhead':
      return friendIn(state, ahead) !== null;
    case 'atFlag':
      return isAtFlag(state);
    case 'readSign':
      return signAt(state) ?? null;
    case 'colorHere':
      return state.painted.find((one) => isSameCell(one, cell))?.color ?? '';
    case 'stepsLeft':
      return state.level.stepLimit > state.stepCount ? state.level.stepLimit - state.stepCount : 0;
  }
}
