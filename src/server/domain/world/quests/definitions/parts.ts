/** Short forms of goals and rewards for the tables of quests. */
import { codeObjectOf } from '#shared/content/codeObjects.ts';
import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { EmoteName } from '#shared/content/emotes.ts';
import { FOES, type Foe } from '#shared/content/foes.ts';
import {
  contentPath,
  documentIdOf,
  problemIdOf,
  stagePath,
  stageProblemId,
} from '#shared/content/lessonIds.ts';
import { MAP_IDS, type MapKey } from '#shared/content/maps/mapTypes.ts';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { worldObjectById } from '#shared/content/worldObjects.ts';
import type { QuestGoalDefinition, QuestRewardDefinition } from '../questTypes.ts';

type WorldGoalType = Exclude<QuestGoalDefinition['actionType'], 'READ_DOCUMENT' | 'SOLVE_PROBLEM'>;

/** Stands for any map, item, skill or course. */
export const ANY = 0;

function inTheWorld(actionType: WorldGoalType, actionId: number, count: number, name: string) {
  return { name, actionType, actionId, count, path: null } satisfies QuestGoalDefinition;
}

/** `actionId` names a further document of the lesson; without it, the first. */
export function read(lesson: number, title: string, actionId = documentIdOf(lesson)): QuestGoalDefinition {
  const path = contentPath(lesson, actionId);
  return { name: `「${title}」 읽기`, actionType: 'READ_DOCUMENT', actionId, count: 1, path };
}

/** `index` counts the lesson's problems from 0. */
export function solve(lesson: number, index: number, title: string): QuestGoalDefinition {
  const actionId = problemIdOf(lesson, index);
  const path = contentPath(lesson, actionId);
  return { name: `「${title}」 풀기`, actionType: 'SOLVE_PROBLEM', actionId, count: 1, path };
}

/** An accepted program for an object of the world, written at its place. */
export function program(kind: CodeObjectKind, name: string, objectId?: number): QuestGoalDefinition {
  const object = codeObjectOf(kind, objectId);
  return { name, actionType: 'SOLVE_PROBLEM', actionId: object.problemId, count: 1, path: null };
}

/** A won phase of a foe, at its place; `index` counts from 0. */
export function foePhase(foeId: number, index: number, name: string): QuestGoalDefinition {
  const phase = (FOES as readonly Foe[]).find(({ id }) => id === foeId)?.phases[index];
  if (!phase) throw new Error(`foePhase: foe ${foeId} has no phase ${index}`);
  return { name, actionType: 'SOLVE_PROBLEM', actionId: phase.problemId, count: 1, path: null };
}

/** A stage of the road, on its own page. */
export function stage(theme: StageTheme, order: number, title: string): QuestGoalDefinition {
  const actionId = stageProblemId(theme, order);
  return {
    name: `「${title}」 해내기`,
    actionType: 'SOLVE_PROBLEM',
    actionId,
    count: 1,
    path: stagePath(actionId),
  };
}

/** The page of a lesson opens the first content that is not done. */
export const passLesson = (lesson: number, name: string): QuestGoalDefinition => ({
  ...inTheWorld('PASS_LESSON', lesson, 1, name),
  path: `/lessons/${lesson}`,
});

/** An errand to a friend, with its lines, one page each, and its emote at the end. */
export function talk(
  npcId: number,
  name: string,
  moment: EmoteName,
  ...lines: string[]
): QuestGoalDefinition {
  return { ...inTheWorld('TALK', npcId, 1, name), answer: { moment, lines } };
}

export const visit = (map: MapKey, name: string) => inTheWorld('VISIT_MAP', MAP_IDS[map], 1, name);

/** Shells of one map, or of any. */
export const collect = (map: MapKey | typeof ANY, count: number, name: string) =>
  inTheWorld('COLLECT', map === ANY ? ANY : MAP_IDS[map], count, name);

/** A run on the course of one map, or on any. Every map has one course, so the map names it. */
export const run = (map: MapKey | typeof ANY, count: number, name: string) =>
  inTheWorld('RUN_COURSE', map === ANY ? ANY : MAP_IDS[map], count, name);

export const castSkill = (skillId: number, count: number, name: string) =>
  inTheWorld('USE_SKILL', skillId, count, name);

export const wear = (itemId: number, name: string) => inTheWorld('WEAR_ITEM', itemId, 1, name);

/** Daily puzzles, of today or of an earlier day. */
export const puzzles = (count: number, name: string): QuestGoalDefinition => ({
  ...inTheWorld('SOLVE_PUZZLE', ANY, count, name),
  path: '/puzzles',
});

/** Any stage or problem, also one that was solved before. */
export const anyStage = (name: string): QuestGoalDefinition => ({
  ...{ name, actionType: 'SOLVE_PROBLEM', actionId: ANY },
  ...{ count: 1, path: '/stages' },
});

/** Any object of the world by an accepted program. */
export const anyObject = (name: string) => inTheWorld('PROGRAM_OBJECT', ANY, 1, name);

export const winBattle = (name: string) => inTheWorld('WIN_BATTLE', ANY, 1, name);

/** The gate for two of a map, which counts for both who open it. */
export const openGate = (map: MapKey, name: string) => inTheWorld('OPEN_GATE', MAP_IDS[map], 1, name);

export const makeFriend = (name: string) => inTheWorld('MAKE_FRIEND', ANY, 1, name);

/** Points, experience, and perhaps an item. */
export function rewards(point: number, exp: number, itemId?: number): QuestRewardDefinition[] {
  return [
    { type: 'POINT', count: point },
    { type: 'USER_EXP', count: exp },
    ...(itemId === undefined ? [] : [{ type: 'ITEM' as const, itemId }]),
  ];
}

/** The end of a story: also its certificate, the first level of a skill, and perhaps a changed object of the world. */
export function finalRewards(
  counted: readonly QuestRewardDefinition[],
  end: { readonly certificateId: number; readonly skillId: number; readonly objectId?: number },
): QuestRewardDefinition[] {
  const { certificateId, skillId, objectId } = end;
  const object = objectId === undefined ? undefined : worldObjectById(objectId);
  return [
    ...counted,
    { type: 'CERTIFICATION', certificateId },
    { type: 'SKILL', skillId },
    ...(object ? [{ type: 'OBJECT_STATE' as const, objectId: object.id, name: object.name }] : []),
  ];
}
