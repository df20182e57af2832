import { STAGE_COLORS, type StageGate, type StageGoal } from './level.ts';
import { isAtFlag } from './senseStage.ts';
import { isSameCell } from './stagePlaces.ts';
import type { StageState } from './stageTypes.ts';

/** Answers that a friend accepts. */
const TRIES = 3;

/** Every goal of the level holds now. */
export const isGoalMet = (state: StageState): boolean =>
  state.layout.goals.every((goal) => holds(state, goal));

export function isGateOpened(state: StageState, gate: StageGate): boolean {
  if (gate.kind === 'SHELLS') return state.taken.length >= gate.count;
  if (gate.kind === 'TALK') return state.talkedTo.includes(gate.friend);
  return state.said.some(({ text }) => text === gate.text);
}

function holds(state: StageState, goal: StageGoal): boolean {
  switch (goal.kind) {
    case 'FLAG':
      return isAtFlag(state);
    case 'SHELLS':
      return state.taken.length >= (goal.count === 'ALL' ? countShells(state) : goal.count);
    case 'TALK':
      return state.talkedTo.includes(goal.friend);
    case 'PATTERN':
      return isPainted(state);
    case 'SAY': {
      const heard = goal.friend === null ? state.said : saidTo(state, goal.friend).slice(0, TRIES);
      return heard.some(({ text }) => text === goal.text);
    }
  }
}

export const saidTo = ({ said }: StageState, friend: number) => said.filter((one) => one.friend === friend);

export function countShells({ grid }: StageState): number {
  let count = 0;
  for (const row of grid.rows) for (const mark of row) if (mark === 'o') count += 1;
  return count;
}

function isPainted({ grid, painted }: StageState): boolean {
  let wanted = 0;
  for (const [row, line] of grid.rows.entries())
    for (const [letter, color] of Object.entries(STAGE_COLORS))
      for (let column = line.indexOf(letter); column >= 0; column = line.indexOf(letter, column + 1)) {
        wanted += 1;
        if (!painted.some((one) => isSameCell(one, { column, row }) && one.color === color)) return false;
      }
  return wanted === painted.length;
}
