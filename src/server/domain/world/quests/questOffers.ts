/** Pure. The quests that a user is offered. */
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { QuestProgressById } from './questProgress.ts';
import { isInSeason, repeatedOfDay, replacementOfDay } from './questPeriods.ts';
import { isSkipped } from './skippedQuests.ts';
import type { QuestDefinition } from './questTypes.ts';

/** The inputs beside the own progress that decide which quests are offered. */
export interface QuestOutlook {
  readonly quests: { readonly all: readonly QuestDefinition[] };
  /** Level of the character. */
  readonly level: number;
  readonly now: Date;
}

/** The repeated quests of today. */
export interface Repeated {
  /** Ids of the quests whose turn it is for all users. */
  readonly turn: ReadonlySet<number>;
  /** Ids of the quests that replace others for this user, independent of the quests before them. */
  readonly replacements: ReadonlySet<number>;
}

/** The part of a day that is the same for all users. */
interface QuestDay {
  readonly day: string;
  readonly turn: ReadonlySet<number>;
  /** The quests of each map, and the dailies among them that may be replacements in their season. */
  readonly maps: readonly { readonly quests: QuestDefinition[]; readonly dailies: QuestDefinition[] }[];
  /** Ids of the quests without quests before them. */
  readonly beginnings: ReadonlySet<number>;
}

/** The latest day of each book is kept, because every list of quests asks for it. */
const days = new WeakMap<readonly QuestDefinition[], QuestDay>();

function dayOf(quests: readonly QuestDefinition[], now: Date): QuestDay {
  const day = seoulDay(now);
  const known = days.get(quests);
  if (known?.day === day) return known;
  const byMap = Map.groupBy(quests, ({ npcId }) => mapOfNpc(npcId));
  const found: QuestDay = {
    day,
    turn: repeatedOfDay(quests, day),
    maps: [...byMap.values()].map((ofMap) => ({
      quests: ofMap,
      dailies: ofMap.filter((quest) => quest.kind === 'DAILY' && isInSeason(quest, day)),
    })),
    beginnings: new Set(quests.filter(({ after }) => after.length === 0).map(({ id }) => id)),
  };
  days.set(quests, found);
  return found;
}

/**
 * The repeated quests of today: those whose turn it is, and one replacement for each map on which no NPC has anything
 * for the user. So every map has something to do, also for a child that has not begun the story and does favours first.
 */
export function repeatedNow(outlook: QuestOutlook, taken: QuestProgressById): Repeated {
  const { quests, now, level } = outlook;
  const { day, turn, maps, beginnings } = dayOf(quests.all, now);
  const today = { turn, replacements: new Set<number>() };
  const isDone = (id: number) => isBehind(id, quests.all, taken);
  const mayReplace = (quest: QuestDefinition) =>
    level >= (quest.requiredLevel ?? 1) && quest.after.every((id) => isDone(id) || beginnings.has(id));
  const replacements = maps.flatMap(({ quests: ofMap, dailies }) =>
    ofMap.some((quest) => isSomething(quest, taken, outlook, today))
      ? []
      : (replacementOfDay(dailies.filter(mayReplace), day)?.id ?? []),
  );
  return { turn, replacements: new Set(replacements) };
}

/** Whether a quest gives the user something to do, or was the daily of its map today. */
export function isSomething(
  quest: QuestDefinition,
  taken: QuestProgressById,
  outlook: QuestOutlook,
  repeated: Repeated,
): boolean {
  const progress = taken.get(quest.id);
  if (progress === undefined) return isOffered(quest, taken, outlook, repeated);
  return progress.state !== 'COMPLETED' || quest.kind === 'DAILY';
}

/** Whether it is the time of the quest: its season, and its turn if quests take turns. */
export function isItsTime(
  quest: QuestDefinition,
  { now }: QuestOutlook,
  { turn, replacements }: Repeated,
): boolean {
  const { id, kind, offeredFrom, offeredUntil } = quest;
  // Few quests have a season, and formatting a day is the costly part.
  const hasSeason = offeredFrom !== undefined || offeredUntil !== undefined;
  if (hasSeason && !isInSeason(quest, seoulDay(now))) return false;
  return kind === 'MAIN' || kind === 'SUB' || turn.has(id) || replacements.has(id);
}

/** Whether the user may take it now: its time, its level, and the completed or skipped quests before it. */
export function isOffered(
  quest: QuestDefinition,
  taken: QuestProgressById,
  outlook: QuestOutlook,
  repeated = repeatedNow(outlook, taken),
): boolean {
  return (
    isItsTime(quest, outlook, repeated) &&
    outlook.level >= (quest.requiredLevel ?? 1) &&
    !isSkipped(quest.id, outlook.quests.all, taken) &&
    (repeated.replacements.has(quest.id) ||
      quest.after.every((id) => isBehind(id, outlook.quests.all, taken)))
  );
}

/** A quest stands in nobody's way once it is completed or skipped. */
const isBehind = (id: number, all: readonly QuestDefinition[], taken: QuestProgressById) =>
  taken.get(id)?.state === 'COMPLETED' || isSkipped(id, all, taken);
