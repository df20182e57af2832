/** Pure. The quests that a user with a new account can complete in the world, in order. */
import { CODE_OBJECTS } from '#shared/content/codeObjects.ts';
import { experienceOf } from '#shared/content/levels.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { FIRST_MAP, MAPS } from '#shared/content/maps/maps.ts';
import { SHELLS_A_DAY } from '#shared/content/collectibles.ts';
import { CATALOG_ITEMS, catalogItemById } from '#server/domain/world/inventory/catalogItems.ts';
import { documentsOf, LESSONS } from '#server/domain/seed/courses.ts';
import { skillById, SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import { NPCS } from '#shared/content/npcs.ts';
import type { QuestDefinition, QuestGoalDefinition } from '#server/domain/world/quests/questTypes.ts';

export interface Traveller {
  readonly completed: ReadonlySet<number>;
  readonly exp: number;
  readonly points: number;
  readonly itemIds: ReadonlySet<number>;
}

export const NEWCOMER: Traveller = { completed: new Set(), exp: 0, points: 0, itemIds: new Set() };

/** The number of portals between two maps; Infinity without a way. */
export function doorsBetween(fromMapId: number, toMapId: number): number {
  let edge = [fromMapId];
  const seen = new Set(edge);
  for (let doors = 0; edge.length > 0; doors += 1) {
    if (seen.has(toMapId)) return doors;
    edge = edge.flatMap((id) => MAPS.find((map) => map.id === id)?.portals.map((to) => to.toMapId) ?? []);
    edge = [...new Set(edge)].filter((id) => !seen.has(id));
    for (const id of edge) seen.add(id);
  }
  return Infinity;
}

const isReachable = (mapId: number) => Number.isFinite(doorsBetween(FIRST_MAP.id, mapId));

export function isOffered(quest: QuestDefinition, { completed, exp }: Traveller): boolean {
  const isHighEnough = experienceOf(exp).level >= (quest.requiredLevel ?? 1);
  return isHighEnough && quest.after.every((id) => completed.has(id));
}

/** The reason why this traveller cannot reach a goal, or null when it can. */
export function obstacleOf(goal: QuestGoalDefinition, traveller: Traveller): string | null {
  const { actionType, actionId, count } = goal;
  const known = knownIds(goal);
  if (known !== null && !known.has(actionId)) return `${actionType} ${actionId} does not exist`;
  const once =
    actionType === 'READ_DOCUMENT' || actionType === 'SOLVE_PROBLEM' || actionType === 'PASS_LESSON';
  if (once && count !== 1) return `${actionType} ${actionId} counts once only`;
  if (actionType === 'COLLECT' && actionId !== 0 && count > SHELLS_A_DAY / 2)
    return `${count} shells of one map are more than half a day's`;
  if (actionType === 'USE_SKILL') {
    const [first] = skillById(actionId)?.levels ?? [];
    if (first && experienceOf(traveller.exp).level < first.requiredLevel)
      return `skill ${actionId} asks for level ${first.requiredLevel}`;
  }
  if (actionType === 'WEAR_ITEM' && actionId !== 0) {
    const item = catalogItemById(actionId);
    if (!traveller.itemIds.has(actionId) && item?.price === 0) return `item ${actionId} is not to be had`;
  }
  return null;
}

/** Ids that a goal may name; null where any will do. */
function knownIds({ actionType }: QuestGoalDefinition): ReadonlySet<number> | null {
  const maps = MAPS.filter(({ id }) => isReachable(id));
  switch (actionType) {
    case 'TALK':
      return new Set(NPCS.filter(({ id }) => isReachable(mapOfNpc(id).id)).map(({ id }) => id));
    case 'VISIT_MAP':
      return new Set(maps.map(({ id }) => id));
    case 'COLLECT':
      return new Set([0, ...maps.filter(({ shells }) => shells.length > 0).map(({ id }) => id)]);
    case 'RUN_COURSE':
      return new Set([0, ...maps.filter(({ courses }) => courses.length === 1).map(({ id }) => id)]);
    case 'OPEN_GATE':
      return new Set(maps.filter(({ pairGates }) => pairGates.length > 0).map(({ id }) => id));
    case 'READ_DOCUMENT':
      return new Set(LESSONS.flatMap(documentsOf).map(({ id }) => id));
    case 'SOLVE_PROBLEM':
      return new Set([0, ...LESSONS.flatMap(({ problems }) => problems.map(({ id }) => id))]);
    case 'PASS_LESSON':
      return new Set(LESSONS.map(({ number }) => number));
    case 'USE_SKILL':
      return new Set([0, ...SKILLS.map(({ id }) => id)]);
    case 'WEAR_ITEM':
      return new Set([0, ...CATALOG_ITEMS.map(({ id }) => id)]);
    case 'MAKE_FRIEND':
    case 'WIN_BATTLE':
    case 'SOLVE_PUZZLE':
      return new Set([0]);
    case 'PROGRAM_OBJECT':
      return new Set([0, ...CODE_OBJECTS.map(({ id }) => id)]);
  }
}

/** The traveller after a quest, with its rewards. */
export function afterQuest(quest: QuestDefinition, before: Traveller): Traveller {
  const sum = (type: 'POINT' | 'USER_EXP') =>
    quest.rewards.reduce((total, reward) => total + (reward.type === type ? reward.count : 0), 0);
  const given = quest.rewards.flatMap((reward) => (reward.type === 'ITEM' ? reward.itemId : []));
  return {
    completed: new Set([...before.completed, quest.id]),
    exp: before.exp + sum('USER_EXP'),
    points: before.points + sum('POINT'),
    itemIds: new Set([...before.itemIds, ...given]),
  };
}

export interface Step {
  /** Null at the beginning. */
  readonly quest: QuestDefinition | null;
  readonly traveller: Traveller;
}

/** Completes quests in the order of the list until no offered one can be done. */
export function playThrough(quests: readonly QuestDefinition[]): readonly Step[] {
  const steps: Step[] = [];
  let traveller = NEWCOMER;
  let quest: QuestDefinition | undefined;
  do {
    steps.push({ quest: quest ?? null, traveller });
    quest = quests.find((one) => !traveller.completed.has(one.id) && isDoable(one, traveller));
    if (quest) traveller = afterQuest(quest, traveller);
  } while (quest);
  return steps;
}

function isDoable(quest: QuestDefinition, traveller: Traveller): boolean {
  return isOffered(quest, traveller) && quest.goals.every((goal) => obstacleOf(goal, traveller) === null);
}
