import { describe, expect, it } from 'vitest';
import type { QuestDefinition } from './questTypes.ts';
import {
  countAction,
  rewardReason,
  stillCounts,
  takenNow,
  withCounts,
  type QuestProgress,
} from './questProgress.ts';
import { isOffered } from './questOffers.ts';

const talkTwice: QuestDefinition = {
  id: 1,
  npcId: 101,
  kind: 'MAIN',
  after: [],
  title: '',
  description: '',
  completionMethod: 'NPC',
  goals: [
    { name: '', actionType: 'TALK', actionId: 101, count: 2, path: null },
    { name: '', actionType: 'VISIT_MAP', actionId: 101, count: 1, path: null },
  ],
  rewards: [],
  offerMessageList: [],
  progressMessageList: [],
  completeMessageList: [],
};
const NOON = new Date('2026-11-22T03:00:00Z');
const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);
const talk = { actionType: 'TALK', actionId: 101 } as const;
const fresh = takenNow(talkTwice, NOON);
const outlookOf = (quest: QuestDefinition, level = 1, now = NOON) => ({
  quests: { all: [quest] },
  level,
  now,
});

describe('countAction', () => {
  it('moves only the goal that asks for this very thing', () => {
    expect(countAction(talkTwice, fresh, talk)?.counts).toEqual([1, 0]);
    expect(countAction(talkTwice, fresh, { actionType: 'VISIT_MAP', actionId: 101 })?.counts).toEqual([0, 1]);
    expect(countAction(talkTwice, fresh, { actionType: 'TALK', actionId: 102 })).toBeUndefined();
  });

  it('counts any of the kind for the id 0, and several at once', () => {
    const anyShells: QuestDefinition = {
      ...talkTwice,
      goals: [{ name: '', actionType: 'COLLECT', actionId: 0, count: 5, path: null }],
    };
    const taken = takenNow(anyShells, NOON);
    const collect = { actionType: 'COLLECT', actionId: 4 } as const;
    expect(countAction(anyShells, taken, collect)?.counts).toEqual([1]);
    expect(countAction(anyShells, taken, { ...collect, times: 3 })?.counts).toEqual([3]);
    expect(countAction(anyShells, taken, { ...collect, times: 9 })).toMatchObject({
      counts: [5],
      state: 'READY',
    });
  });

  it('never counts past the goal', () => {
    expect(countAction(talkTwice, { ...fresh, counts: [2, 0] }, talk)).toBeUndefined();
  });

  it.each(['READY', 'COMPLETED'] as const)('leaves a quest alone that is %s', (state) => {
    const progress: QuestProgress = { ...fresh, state };
    expect(countAction(talkTwice, progress, talk)).toBeUndefined();
  });

  it('leaves a quest alone that was not taken', () => {
    expect(countAction(talkTwice, undefined, talk)).toBeUndefined();
  });
});

it('waits to be handed in with its counts reached, or completes by itself', () => {
  expect(withCounts(talkTwice, fresh, [2, 0]).state).toBe('IN_PROGRESS');
  expect(withCounts(talkTwice, fresh, [2, 1]).state).toBe('READY');
  expect(withCounts({ ...talkTwice, completionMethod: 'AUTO' }, fresh, [2, 1]).state).toBe('COMPLETED');
});

describe('isOffered', () => {
  it('waits for every quest before it', () => {
    const second = { ...talkTwice, id: 2, after: [1] };
    const offered = (state?: QuestProgress['state']) =>
      isOffered(second, new Map(state && [[1, { ...fresh, state }]]), outlookOf(second));
    expect(isOffered(talkTwice, new Map(), outlookOf(talkTwice))).toBe(true);
    expect([offered(), offered('READY'), offered('COMPLETED')]).toEqual([false, false, true]);
  });

  it('waits for the level', () => {
    const high = { ...talkTwice, requiredLevel: 3 };
    expect([2, 3].map((level) => isOffered(high, new Map(), outlookOf(high, level)))).toEqual([false, true]);
  });

  it('has its season by the days of Seoul, both ends included', () => {
    const winter = { ...talkTwice, offeredFrom: '2026-11-22', offeredUntil: '2026-11-23' };
    const offered = (now: string) => isOffered(winter, new Map(), outlookOf(winter, 1, new Date(now)));
    expect(offered('2026-11-21T14:59:59Z')).toBe(false);
    expect(offered('2026-11-21T15:00:00Z')).toBe(true);
    expect(offered('2026-11-23T14:59:59Z')).toBe(true);
    expect(offered('2026-11-23T15:00:00Z')).toBe(false);
  });
});

describe('what still counts', () => {
  const timed = { ...talkTwice, timeLimit: 60 };
  const daily: QuestDefinition = { ...talkTwice, kind: 'DAILY' };

  it('ends to the second with a time limit, unless the goals were reached in time', () => {
    const taken = takenNow(timed, NOON);
    expect([59, 60].map((seconds) => stillCounts(timed, taken, later(seconds)))).toEqual([true, false]);
    for (const state of ['READY', 'COMPLETED'] as const)
      expect(stillCounts(timed, { ...taken, state }, later(3600))).toBe(true);
  });

  it('ends with the day for a daily quest, but for what waits to be handed in', () => {
    const taken = takenNow(daily, NOON);
    const tomorrow = later(24 * 3600);
    expect(stillCounts(daily, taken, later(3600))).toBe(true);
    expect(stillCounts(daily, taken, tomorrow)).toBe(false);
    expect(stillCounts(daily, { ...taken, state: 'COMPLETED' }, tomorrow)).toBe(false);
    expect(stillCounts(daily, { ...taken, state: 'READY' }, tomorrow)).toBe(true);
  });

  it('is rewarded once, or once for each day', () => {
    expect(rewardReason(fresh)).toBe('quest:1');
    expect(rewardReason(takenNow(daily, NOON))).toBe('quest:1:2026-11-22');
  });
});
