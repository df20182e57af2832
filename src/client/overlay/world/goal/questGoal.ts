/** Pure: where a quest leads next. */
import type { TravelGoal } from '#client/bridge/worldEvents.ts';
import { codeObjectById, codeObjectOfProblem } from '#shared/content/codeObjects.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { pathBetween } from '#shared/content/maps/pathBetween.ts';
import type { GoalActionType, NpcQuest } from '#shared/contract/world/quests.ts';

export type QuestTarget = TravelGoal | { readonly kind: 'page'; readonly path: string };

/** The purpose of going there. */
export type GoalReason = 'reward' | 'talk' | 'visit' | 'code' | 'offer';

export interface PresentGoal {
  readonly quest: NpcQuest;
  readonly reason: GoalReason;
  readonly target: TravelGoal;
}

/** Goals whose `actionId` is the map where they are reached; 0 is any. */
const PLACE_GOALS: readonly GoalActionType[] = ['VISIT_MAP', 'COLLECT', 'RUN_COURSE', 'OPEN_GATE'];

/** The bell of the plaza stands for any object: it is near to where everybody comes in. */
const NEAREST_OBJECT = 3;

/** The place or page of the next step of a quest; null when it can be taken anywhere, or not yet. */
export function questTarget(quest: NpcQuest): QuestTarget | null {
  const giver = { kind: 'npc', id: quest.mapNpcObjectId } as const;
  if (quest.state === 'READY' || quest.state === 'AVAILABLE') return giver;
  if (quest.state !== 'IN_PROGRESS') return null;
  const goal = quest.goalList.find(({ completedCount, goalCount }) => completedCount < goalCount);
  if (goal === undefined) return giver;
  const object = goal.actionType === 'SOLVE_PROBLEM' ? codeObjectOfProblem(goal.actionId) : undefined;
  if (goal.actionType === 'PROGRAM_OBJECT') return { kind: 'object', id: goal.actionId || NEAREST_OBJECT };
  if (object !== undefined) return { kind: 'object', id: object.id };
  if (goal.path !== null) return { kind: 'page', path: goal.path };
  if (goal.actionType === 'TALK' && goal.actionId > 0) return { kind: 'npc', id: goal.actionId };
  const isAtPlace = PLACE_GOALS.includes(goal.actionType) && goal.actionId > 0;
  return isAtPlace ? { kind: 'map', id: goal.actionId } : null;
}

/** Taken quests, those with a reward first. */
export function activeQuests(questList: readonly NpcQuest[]): readonly NpcQuest[] {
  const inState = (state: NpcQuest['state']) => questList.filter((quest) => quest.state === state);
  return [...inState('READY'), ...inState('IN_PROGRESS')];
}

/**
 * Quests to go on with: the next step of the story first, however much else is under way, then what has a
 * time limit, then the other taken quests.
 */
export function trackedQuests(questList: readonly NpcQuest[]): readonly NpcQuest[] {
  const taken = activeQuests(questList);
  const isStory = ({ kind }: NpcQuest) => kind === 'MAIN';
  const story =
    taken.find(isStory) ?? questList.find((quest) => isStory(quest) && quest.state === 'AVAILABLE');
  const others = taken.filter((quest) => quest !== story);
  const isTimed = ({ expiresAt }: NpcQuest) => expiresAt !== null;
  return [...(story ? [story] : []), ...others.filter(isTimed), ...others.filter((quest) => !isTimed(quest))];
}

/**
 * The goal to go to now: that of the first tracked quest, or, without any, the nearest offer. The tracker names the same
 * step. Null when it is done on a page or anywhere.
 */
export function presentGoal(questList: readonly NpcQuest[], here: number): PresentGoal | null {
  const quest = trackedQuests(questList)[0] ?? nearestOffer(questList, here);
  const target = quest && questTarget(quest);
  if (!quest || !target || target.kind === 'page') return null;
  if (target.kind === 'map' && target.id === here) return null;
  return { quest, target, reason: reasonOf(quest, target) };
}

/** The map of a goal; undefined for what stands nowhere. */
export function mapIdOf({ kind, id }: TravelGoal): number | undefined {
  if (kind === 'map') return id;
  if (kind === 'object') return codeObjectById(id)?.mapId;
  return MAPS.find(({ npcs }) => npcs.some(({ npcId }) => npcId === id))?.id;
}

/** The portal of this map that leads towards another one. */
export const portalTowards = (here: number, mapId: number) => pathBetween(here, mapId)?.[0];

function nearestOffer(questList: readonly NpcQuest[], here: number): NpcQuest | undefined {
  const distance = ({ mapNpcObjectId }: NpcQuest) => {
    const mapId = mapIdOf({ kind: 'npc', id: mapNpcObjectId });
    return (mapId === undefined ? null : pathBetween(here, mapId))?.length ?? Number.POSITIVE_INFINITY;
  };
  const offers = questList.filter(({ state }) => state === 'AVAILABLE');
  return offers.toSorted((a, b) => distance(a) - distance(b))[0];
}

function reasonOf({ state }: NpcQuest, target: TravelGoal): GoalReason {
  if (state === 'READY') return 'reward';
  if (state === 'AVAILABLE') return 'offer';
  if (target.kind === 'object') return 'code';
  return target.kind === 'map' ? 'visit' : 'talk';
}
