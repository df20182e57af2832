/** Pure. The faults of a list of quests, in sentences that name the quest. */
import type { GoalActionType } from '#shared/contract/world/quests.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { NPCS } from '#shared/content/npcs.ts';
import { worldObjectById } from '#shared/content/worldObjects.ts';
import { lineSetsOf } from '#shared/content/npcLines/linesOf.ts';
import { catalogItemById } from '#server/domain/world/inventory/catalogItems.ts';
import { certificateById } from '#server/domain/world/certificates/certificateDefinitions.ts';
import type { QuestDefinition, QuestRewardDefinition } from '#server/domain/world/quests/questTypes.ts';
import { DAILIES_A_DAY, repeatedOfDay } from '#server/domain/world/quests/questPeriods.ts';
import { skillById } from '#server/domain/world/skills/skillDefinitions.ts';
import { conceptProblems } from './conceptProblems.ts';
import { idProblems, questIdProblems } from './contentIds.ts';
import { doorsBetween, isOffered, obstacleOf, playThrough, type Step } from './journey.ts';
import { dayAfter, FIRST_DAY } from './days.ts';
import { wordProblems } from './wordProblems.ts';
import { COURSES, documentsOf } from '#server/domain/seed/courses.ts';

/** Pure. Titles of lessons and problems that a quest repeats wrongly. */
const lessons = COURSES.flatMap((course) => course.lessons);
const documentTitles = new Map(lessons.flatMap(documentsOf).map(({ id, title }) => [id, title]));
const problemTitles = new Map(
  lessons.flatMap(({ problems }) => problems.map(({ id, title }) => [id, title] as const)),
);

/** Goals that name a document or problem in 「」 by another title than it has. */
function titleProblems(quests: readonly QuestDefinition[]): string[] {
  return quests.flatMap(({ id, goals }) =>
    goals.flatMap(({ actionType, actionId, name }) => {
      const titles = { READ_DOCUMENT: documentTitles, SOLVE_PROBLEM: problemTitles };
      if (actionType !== 'READ_DOCUMENT' && actionType !== 'SOLVE_PROBLEM') return [];
      const named = /「(.+)」/.exec(name)?.[1];
      const title = titles[actionType].get(actionId);
      // Another check finds missing contents.
      if (named === undefined || title === undefined || named === title) return [];
      return [`quest ${id}: ${actionType} ${actionId} is called 「${title}」, not 「${named}」`];
    }),
  );
}

type Quests = readonly QuestDefinition[];

/** Quests of every NPC at least. */
const FEWEST_OF_NPC = 3;
/** The limit of portals between the end of one of the first steps and the start of the next. */
const MOST_DOORS = 2;
/** Steps of the stories in which the world is still new; later ones may lead across all of it. */
const FIRST_STEPS = 20;

export function contentProblems(quests: Quests): string[] {
  return [
    ...idProblems(),
    ...questIdProblems(quests),
    ...titleProblems(quests),
    ...referenceProblems(quests),
    ...rewardProblems(quests),
    ...storyProblems(quests),
    ...conceptProblems(quests),
    ...dailyProblems(quests),
    ...crowdProblems(quests),
    ...wordProblems(quests),
  ];
}

/** Givers, earlier quests and line sets that are missing, or come too late in the list. */
export function referenceProblems(quests: Quests): string[] {
  const ids = quests.map(({ id }) => id);
  const stands = (npcId: number) => NPCS.some(({ id }) => id === npcId);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `quest ${id} is there twice`),
    ...quests.flatMap(({ id, npcId, after }, index) => [
      ...(stands(npcId) ? [] : [`quest ${id}: there is no NPC ${npcId}`]),
      ...after
        .filter((earlier) => !ids.slice(0, index).includes(earlier))
        .map((earlier) => `quest ${id}: quest ${earlier} is not listed before it`),
    ]),
    ...NPCS.flatMap((npc) =>
      lineSetsOf(npc)
        .flatMap(({ after }) => after)
        .filter((id) => !ids.includes(id))
        .map((id) => `lines of ${npc.key}: there is no quest ${id}`),
    ),
  ];
}

export function rewardProblems(quests: Quests): string[] {
  const seen = new Set<number>();
  return quests.flatMap(({ id, rewards }) => {
    const kinds = rewards.map((reward) => (reward.type === 'ITEM' ? `item ${reward.itemId}` : reward.type));
    const twice = kinds.filter((kind, index) => kinds.indexOf(kind) !== index);
    return [
      ...(rewards.length === 0 || rewards.length > 9 ? [`quest ${id}: ${rewards.length} rewards`] : []),
      ...twice.map((kind) => `quest ${id}: ${kind} twice among the rewards`),
      ...rewards.flatMap((reward) => {
        const problem = rewardProblem(reward, seen);
        if (reward.type === 'ITEM') seen.add(reward.itemId);
        return problem === null ? [] : [`quest ${id}: ${problem}`];
      }),
    ];
  });
}

function rewardProblem(reward: QuestRewardDefinition, given: ReadonlySet<number>): string | null {
  switch (reward.type) {
    case 'ITEM': {
      if (given.has(reward.itemId)) return `item ${reward.itemId} was given before`;
      const isKnown = (catalogItemById(reward.itemId)?.price ?? 0) > 0;
      return isKnown ? null : `there is no item ${reward.itemId} with a price`;
    }
    case 'SKILL':
      return skillById(reward.skillId) ? null : `there is no skill ${reward.skillId}`;
    case 'CERTIFICATION':
      return certificateById(reward.certificateId) ? null : `there is no certificate ${reward.certificateId}`;
    case 'OBJECT_STATE':
      return worldObjectById(reward.objectId) ? null : `there is no object ${reward.objectId} in the world`;
    case 'POINT':
    case 'CHANNEL_POINT':
    case 'USER_EXP':
      return reward.count > 0 ? null : `${reward.type} of nothing`;
  }
}

/** Goals that need other users. */
const WITH_OTHERS: ReadonlySet<GoalActionType> = new Set(['MAKE_FRIEND', 'OPEN_GATE', 'WIN_BATTLE']);

/** Quests that a new account cannot complete alone, and stories that need a side quest. */
export function storyProblems(quests: Quests): string[] {
  const main = quests.filter(({ kind }) => kind === 'MAIN');
  const [all, story] = [playThrough(quests), playThrough(main)];
  return [
    ...notReached(quests, all, 'cannot be completed from a new account'),
    ...notReached(main, story, 'cannot be completed by the stories alone'),
    ...main
      .filter(({ goals }) => goals.some(({ actionType }) => WITH_OTHERS.has(actionType)))
      .map(({ id }) => `quest ${id}: a story must not wait for a friend`),
    ...main
      .filter(({ timeLimit }) => timeLimit !== undefined)
      .map(({ id }) => `quest ${id}: a story must not run out of time`),
    ...askedTwice(main),
    ...farSteps(main, story),
    ...quietMaps(quests, story),
  ];
}

function notReached(wanted: Quests, steps: readonly Step[], what: string): string[] {
  const traveller = steps.at(-1)?.traveller;
  if (!traveller) return [];
  return wanted
    .filter(({ id }) => !traveller.completed.has(id))
    .map((quest) => {
      const obstacles = quest.goals.flatMap((goal) => obstacleOf(goal, traveller) ?? []);
      const why = obstacles.length > 0 ? obstacles.join(', ') : `not offered: after ${quest.after.join()}`;
      return `quest ${quest.id} ${what}: ${why}`;
    });
}

function askedTwice(main: Quests): string[] {
  const problems = main.flatMap(({ goals }) =>
    goals.flatMap(({ actionType, actionId }) => (actionType === 'SOLVE_PROBLEM' ? actionId : [])),
  );
  return problems
    .filter((id, index) => problems.indexOf(id) !== index)
    .map((id) => `problem ${id} is asked by two quests of the stories`);
}

/** First quests whose giver is far from the place where the step before was handed in. */
function farSteps(main: Quests, story: readonly Step[]): string[] {
  return story.slice(0, FIRST_STEPS).flatMap(({ quest, traveller }) => {
    if (!quest) return [];
    const next = main.filter((one) => !traveller.completed.has(one.id) && isOffered(one, traveller));
    if (next.length === 0) return [];
    const doors = next.map((one) => doorsBetween(mapOfNpc(quest.npcId).id, mapOfNpc(one.npcId).id));
    return Math.min(...doors) <= MOST_DOORS
      ? []
      : [`after quest ${quest.id} the next step is ${Math.min(...doors)} doors away`];
  });
}

/** Maps on which a user who plays the stories alone finds no quest to take, dailies aside. */
function quietMaps(quests: Quests, story: readonly Step[]): string[] {
  return story.flatMap(({ quest, traveller }) => {
    const open = quests.filter(
      (one) => one.kind !== 'DAILY' && isOffered(one, traveller) && !traveller.completed.has(one.id),
    );
    return MAPS.filter(({ id }) => !open.some(({ npcId }) => mapOfNpc(npcId).id === id)).map(
      ({ key }) => `after quest ${quest?.id ?? 'none'} of the stories: nothing to take on ${key}`,
    );
  });
}

/** Days whose dailies are all on one map, and maps that wait for one for more than a round of days. */
export function dailyProblems(quests: Quests): string[] {
  const dailies = quests.filter(({ kind, isAlways }) => kind === 'DAILY' && !isAlways);
  const friends = new Set(dailies.map(({ npcId }) => npcId)).size;
  const round = Math.ceil(friends / DAILIES_A_DAY);
  const days = Array.from({ length: 2 * round }, (_, index) => {
    const turn = repeatedOfDay(dailies, dayAfter(FIRST_DAY, index));
    return new Set(dailies.filter(({ id }) => turn.has(id)).map(({ npcId }) => mapOfNpc(npcId).id));
  });
  const seen = new Set(days.flatMap((maps) => [...maps]));
  return [
    ...days.flatMap((maps, day) =>
      maps.size === DAILIES_A_DAY ? [] : [`dailies of day ${day + 1} stand on ${maps.size} maps`],
    ),
    ...MAPS.filter(({ id }) => !seen.has(id)).map(({ key }) => `no daily ever on ${key}`),
  ];
}

/** NPCs with too few lines. */
export function crowdProblems(quests: Quests): string[] {
  return NPCS.flatMap(({ id, key }) => {
    const own = quests.filter(({ npcId }) => npcId === id).length;
    return own >= FEWEST_OF_NPC ? [] : [`${key} has ${own} quests, fewer than ${FEWEST_OF_NPC}`];
  });
}
