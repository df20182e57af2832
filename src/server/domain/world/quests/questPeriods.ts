/** Pure. The day or week of Asia/Seoul of a repeated quest, and the quests that are offered then. */
import type { QuestKind } from '#shared/contract/world/quests.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import type { QuestDefinition } from './questTypes.ts';

const MS_PER_DAY = 24 * 60 * 60 * 1000;
/** 1970-01-01 was a Thursday, three days after a Monday. */
const DAYS_AFTER_MONDAY = 3;

/**
 * The number of daily quests that take turns on one day, each by another friend, and of weekly ones in one week; those
 * of code are offered beside them in every period.
 */
export const DAILIES_A_DAY = 3;
export const WEEKLIES_A_WEEK = 1;

/** Days from 1970-01-01 to a calendar day `YYYY-MM-DD`. */
const dayNumber = (day: string): number => Date.parse(day) / MS_PER_DAY;
/** Weeks, begun on Monday, since the one of 1970-01-01. */
const weekNumber = (day: string): number => Math.floor((dayNumber(day) + DAYS_AFTER_MONDAY) / 7);

/**
 * The period that counts a completion: the day, the Monday of the week, or an empty one for a quest that is completed
 * once.
 */
export function periodOf(kind: QuestKind, now: Date): string {
  if (kind === 'MAIN' || kind === 'SUB') return '';
  const day = seoulDay(now);
  if (kind === 'DAILY') return day;
  const monday = weekNumber(day) * 7 - DAYS_AFTER_MONDAY;
  return new Date(monday * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whether the quest has its season on that day. */
export function isInSeason(
  { offeredFrom, offeredUntil }: Pick<QuestDefinition, 'offeredFrom' | 'offeredUntil'>,
  day: string,
): boolean {
  return (offeredFrom ?? day) <= day && day <= (offeredUntil ?? day);
}

/** Ids of the daily and weekly quests whose turn it is on that day. */
export function repeatedOfDay(quests: readonly QuestDefinition[], day: string): ReadonlySet<number> {
  const inSeason = quests.filter((quest) => isInSeason(quest, day));
  const ofKind = (kind: QuestKind) => inSeason.filter((quest) => quest.kind === kind && !quest.isAlways);
  return new Set([
    ...inSeason.filter(({ isAlways }) => isAlways).map(({ id }) => id),
    ...turnOf(ofKind('DAILY'), dayNumber(day), DAILIES_A_DAY),
    ...turnOf(ofKind('WEEKLY'), weekNumber(day), WEEKLIES_A_WEEK),
  ]);
}

/** The replacement of a day among these quests: another one each day. */
export function replacementOfDay(
  quests: readonly QuestDefinition[],
  day: string,
): QuestDefinition | undefined {
  return quests[dayNumber(day) % quests.length];
}

/**
 * The friends who give these quests take turns, `most` at a time, so that the first asks today, the next tomorrow; a
 * friend with several quests brings another one each round.
 */
function turnOf(quests: readonly QuestDefinition[], turn: number, most: number): number[] {
  const byFriend = new Map<number, QuestDefinition[]>();
  for (const quest of quests) {
    const own = byFriend.get(quest.npcId) ?? [];
    byFriend.set(quest.npcId, [...own, quest]);
  }
  const friends = [...byFriend.values()];
  const shown = Math.min(most, friends.length);
  return Array.from({ length: shown }, (_, slot) => {
    const place = turn * shown + slot;
    const own = friends[place % friends.length] ?? [];
    return own[Math.floor(place / friends.length) % own.length]?.id ?? 0;
  });
}
