import type { QuestDefinition } from './questTypes.ts';
import type { Transaction } from '#server/db/connect.ts';
import type { Deps } from '#server/domain/deps.ts';
import { countFriends } from '#server/domain/people/friends/friendshipRules.ts';
import { mapsOfOpenedGates } from '#server/domain/world/gates/mapsOfOpenedGates.ts';
import { wornItemIds } from '#server/domain/world/avatar/wornItems.ts';
import type { GoalActionType } from '#shared/contract/world/quests.ts';

interface StartRequest {
  readonly deps: Pick<Deps, 'progress'>;
  readonly tx: Transaction;
  readonly userId: number;
  readonly quest: QuestDefinition;
  /** The map that the user is on. */
  readonly mapId: number;
}

/**
 * The counts that a quest starts with (see `QuestGoalDefinition`), one per goal; each kind is queried only if the quest
 * has such a goal.
 */
export async function countsAtStart({ deps, tx, userId, quest, mapId }: StartRequest): Promise<number[]> {
  // A repeated quest asks for an action of its day: only lasting states count.
  const isOnce = quest.kind === 'MAIN' || quest.kind === 'SUB';
  const asked = (type: GoalActionType) => quest.goals.filter(({ actionType }) => actionType === type);
  const namedIds = (type: GoalActionType) =>
    asked(type).flatMap(({ actionId }) => (actionId === 0 ? [] : actionId));
  const doneIds = (type: GoalActionType) => (isOnce ? namedIds(type) : []);

  const { solved, read, passed } = await deps.progress.done({
    db: tx,
    userId,
    problemIds: doneIds('SOLVE_PROBLEM'),
    contentIds: doneIds('READ_DOCUMENT'),
    lessonIds: doneIds('PASS_LESSON'),
  });
  const worn = new Set(namedIds('WEAR_ITEM').length > 0 ? await wornItemIds({ db: tx, userId }) : []);
  const friends = isOnce && asked('MAKE_FRIEND').length > 0 ? await countFriends({ db: tx, userId }) : 0;
  const gates = doneIds('OPEN_GATE').length > 0 ? await mapsOfOpenedGates({ tx, userId }) : new Set<number>();

  const held: Partial<Record<GoalActionType, (id: number) => number>> = {
    SOLVE_PROBLEM: (id) => Number(solved.has(id)),
    READ_DOCUMENT: (id) => Number(read.has(id)),
    PASS_LESSON: (id) => Number(passed.has(id)),
    WEAR_ITEM: (id) => Number(worn.has(id)),
    VISIT_MAP: (id) => Number(id === mapId),
    MAKE_FRIEND: () => friends,
    OPEN_GATE: (id) => Number(gates.has(id)),
  };
  return quest.goals.map(({ actionType, actionId, count }) =>
    Math.min(count, held[actionType]?.(actionId) ?? 0),
  );
}
