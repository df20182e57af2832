/** Pure: the three stars of a level and how they stand at an instant of a run. */
import { NPCS } from '#shared/content/npcs.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import type { StageGoal } from '#shared/simulation/stage/level.ts';
import type { StageState } from '#shared/simulation/stage/stageTypes.ts';
import type { Condition } from './ConditionsCard.tsx';
import { stageTexts } from './texts.ts';

export function conditionsOf(state: StageState, count: number, language: Language): Condition[] {
  const { level, layout, stepCount, ending, commandCount } = state;
  const { blockLimit, stepLimit } = level;
  const isBlocks = language === 'BLOCKS';
  // Nothing is earned before the first command.
  const standing = commandCount > 0 ? 'kept' : 'open';
  return [
    {
      key: 'goal',
      state: ending === 'GOAL' ? 'kept' : 'open',
      text: layout.goals.map((goal) => goalText(goal, state)).join(', '),
      now: stageTexts.goalPart,
      short: stageTexts.shortGoal,
    },
    {
      key: 'blocks',
      state: count > blockLimit ? 'broken' : standing,
      text: isBlocks ? stageTexts.blockLimit(blockLimit) : stageTexts.statementLimit(blockLimit),
      now: stageTexts.blocksNow(count),
      short: isBlocks
        ? stageTexts.shortBlocks(count, blockLimit)
        : stageTexts.shortStatements(count, blockLimit),
    },
    {
      key: 'steps',
      state: stepCount > stepLimit ? 'broken' : standing,
      text: stageTexts.stepLimit(stepLimit),
      now: stageTexts.stepsNow(stepCount),
      short: stageTexts.shortSteps(stepCount, stepLimit),
    },
  ];
}

function goalText(goal: StageGoal, { layout }: StageState): string {
  const { goals } = stageTexts;
  switch (goal.kind) {
    case 'FLAG':
      return goals.FLAG;
    case 'SHELLS':
      return goal.count === 'ALL' ? goals.ALL_SHELLS : goals.SHELLS(goal.count);
    case 'TALK':
      return goals.TALK(friendName(layout.friends[goal.friend - 1]?.npcId));
    case 'PATTERN':
      return goals.PATTERN;
    case 'SAY':
      return goals.SAY;
  }
}

export const friendName = (npcId: number | undefined): string =>
  NPCS.find(({ id }) => id === npcId)?.name ?? '';
