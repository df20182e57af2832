/** The course of a foe: its turns come in their order, and a command of the child answers each. */
import type { CodeObjectRules } from './CodeObjectRules.ts';
import type { CodeObjectRun } from './CodeObjectRun.ts';
import type { CodeObjectPicture } from './codeObjectTypes.ts';

/** The rules of a code object that is a foe; its commands move the child itself. */
export interface FoeRules extends CodeObjectRules {
  readonly isOwnBody: true;
  /** The turns of a seed in their order, as the editor shows them. */
  readonly turns: (seed: number) => readonly string[];
}

/** The phases of a foe; the last one changes with every run. */
export type FoePhaseNumber = 1 | 2 | 3;

/** Ms in which a wet child floats back, and in which a foe gives up. */
const MS = { wet: 1300, end: 1200 } as const;

/** The parts that every foe has. */
export const foeParts = (phase: FoePhaseNumber): CodeObjectPicture => ({
  won: phase - 1,
  begun: 0,
  passed: 0,
  missed: null,
  pose: 'stand',
  move: 0,
  ended: 0,
  beaten: 0,
});

/** The child is in a pose for this time, ms. */
export function moveChild(run: CodeObjectRun, pose: 'stand' | 'jump' | 'duck' | 'wet', ms: number): void {
  run.change('pose', pose);
  run.change('move', 0);
  run.change('move', 1, ms);
  run.pass(ms);
}

/** A turn was answered wrongly: the child floats back in a bubble, and the run ends. */
export function failTurn(run: CodeObjectRun, turn: number): void {
  run.change('missed', turn);
  moveChild(run, 'wet', MS.wet);
  run.change('pose', 'stand');
  run.end();
}

/** The phase is won; after the last the foe gives up. */
export function winPhase(run: CodeObjectRun): void {
  const won = run.number('won') + 1;
  run.change('won', won);
  if (won === 3) run.change('ended', 1, MS.end);
  run.pass(MS.end);
  run.end();
}
