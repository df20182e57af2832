import type { StageLevel } from './level.ts';
import type { StageOutcome, StageStars } from './stageTypes.ts';

/** The stars of a run; without the goal there are none. The same in the page and on the server. */
export function judgeStage(
  { ending, stepCount }: Pick<StageOutcome, 'ending' | 'stepCount'>,
  { blockLimit, stepLimit }: Pick<StageLevel, 'blockLimit' | 'stepLimit'>,
  blockCount: number,
): StageStars {
  const goal = ending === 'GOAL';
  return { goal, fewBlocks: goal && blockCount <= blockLimit, fewSteps: goal && stepCount <= stepLimit };
}
