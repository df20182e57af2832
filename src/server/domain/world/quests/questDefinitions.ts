import { BUILDERS_QUESTS } from './definitions/builders.ts';
import { CODE_QUESTS } from './definitions/code.ts';
import { DAILY_QUESTS } from './definitions/daily.ts';
import { DETECTIVE_QUESTS } from './definitions/detective.ts';
import { LIBRARY_QUESTS } from './definitions/library.ts';
import { LIGHTS_QUESTS } from './definitions/lights.ts';
import { NEIGHBOUR_QUESTS } from './definitions/neighbours.ts';
import { RACE_QUESTS } from './definitions/race.ts';
import { TIMED_QUESTS } from './definitions/timed.ts';
import { TOWN_QUESTS } from './definitions/town.ts';
import { TREAT_QUESTS } from './definitions/treats.ts';
import { WEEKLY_QUESTS } from './definitions/weekly.ts';
import type { QuestDefinition } from './questTypes.ts';

/** Every quest, in the order it is listed; an NPC with several offers the first. */
export const QUESTS: readonly QuestDefinition[] = [
  ...TOWN_QUESTS,
  ...BUILDERS_QUESTS,
  ...LIGHTS_QUESTS,
  ...RACE_QUESTS,
  ...LIBRARY_QUESTS,
  ...DETECTIVE_QUESTS,
  ...CODE_QUESTS,
  ...NEIGHBOUR_QUESTS,
  ...TREAT_QUESTS,
  ...TIMED_QUESTS,
  ...DAILY_QUESTS,
  ...WEEKLY_QUESTS,
];

const byId: ReadonlyMap<number, QuestDefinition> = new Map(QUESTS.map((quest) => [quest.id, quest]));

export function questById(id: number): QuestDefinition | undefined {
  return byId.get(id);
}

/** Counted from 1 within its quest; at most nine rewards each. */
export function questRewardId(questId: number, rewardIndex: number): number {
  return questId * 10 + rewardIndex + 1;
}
