/** Pure: where a quest leads next. */
import type { TravelGoal } from '#client/bridge/worldEvents.ts';
import { codeObjectById, codeObjectOfProblem } from '#shared/content/codeObjects.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { pathBetween } from '#shared/content/maps/pathBetween.ts';
import type { GoalActionType, NpcQuest } from '#shared/contract/world/quests.ts';

export type QuestTarget = TravelGoal | { readonly kind: 'page'; readonly path: string };

/** What one goes there for. */
export type GoalReason = 'reward' | 'talk' | 'visit' | 'code' | 'offer';

export interface PresentGoal {
  readonly quest: NpcQuest;
  readonly reason: GoalReason;
  readonly target: TravelGoal;
}

/** Goals whose `actionId` is the map where they are reached; 0 is any. */
const PLACE_GOALS: readonly GoalActionType[] = ['VISIT_MAP', 'COLLECT', 'RUN_COURSE', 'OPEN_GATE'];

/** The place or page of the next step of a quest; null when it can be taken anywhere, or not yet. */
export function questTarget(quest: NpcQuest): QuestTarget | null {
  const giver = { kind: 'npc', id: quest.mapNpcObjectId } as const;
  if (quest.state === 'READY' || quest.state === 'AVAILABLE') return giver;
  if (quest.state !== 'IN_PROGRESS') return null;
  const goal = quest.goalList.find(({ completedCount, goalCount }) => completedCount < goalCount);
  if (goal === undefined) return giver;
  const object = goal.actionType === 'SOLVE_PROBLEM' ? codeObjectOfProblem(goal.actionId) : undefined;
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
 * Where to go now: for the first taken quest, or, without one, to the next of a story, else to the nearest offer. Null when the first taken quest is
 * gone on with on a page or anywhere.
 */
export function presentGoal(questList: readonly NpcQuest[], here: number): PresentGoal | null {
  const [first] = activeQuests(questList);
  const quest = first ?? nextOffer(questList, here);
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

function nextOffer(questList: readonly NpcQuest[], here: number): NpcQuest | undefined {
  const distance = ({ mapNpcObjectId }: NpcQuest) => {
    const mapId = mapIdOf({ kind: 'npc', id: mapNpcObjectId });
    return (mapId === undefined ? null : pathBetween(here, mapId))?.length ?? Number.POSITIVE_INFINITY;
  };
  const offers = questList.filter(({ state }) => state === 'AVAILABLE');
  // A story goes on where its last words have sent the child, however far that is.
  const next = offers.find(({ kind }) => kind === 'MAIN');
  return next ?? offers.toSorted((a, b) => distance(a) - distance(b))[0];
}

function reasonOf({ state }: NpcQuest, target: TravelGoal): GoalReason {
  if (state === 'READY') return 'reward';
  if (state === 'AVAILABLE') return 'offer';
  if (target.kind === 'object') return 'code';
  return target.kind === 'map' ? 'visit' : 'talk';
}
