import { describe, expect, it } from 'vitest';
import type { QuestDefinition } from '#shared/content/questTypes.ts';
import { countAction, isOffered, withCounts, type QuestProgress } from './progress.ts';

const talkTwice: QuestDefinition = {
  id: 1,
  npcId: 101,
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
const talk = { actionType: 'TALK', actionId: 101 } as const;
const fresh = withCounts(talkTwice, [0, 0]);

describe('countAction', () => {
  it('moves only the goal that asks for this very thing', () => {
    expect(countAction(talkTwice, fresh, talk)?.counts).toEqual([1, 0]);
    expect(countAction(talkTwice, fresh, { actionType: 'VISIT_MAP', actionId: 101 })?.counts).toEqual([0, 1]);
    expect(countAction(talkTwice, fresh, { actionType: 'TALK', actionId: 102 })).toBeUndefined();
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

describe('withCounts', () => {
  it('waits to be handed in, or completes by itself', () => {
    expect(withCounts(talkTwice, [2, 0]).state).toBe('IN_PROGRESS');
    expect(withCounts(talkTwice, [2, 1]).state).toBe('READY');
    expect(withCounts({ ...talkTwice, completionMethod: 'AUTO' }, [2, 1]).state).toBe('COMPLETED');
  });
});

it('is offered once every quest before it is completed', () => {
  const second = { ...talkTwice, id: 2, after: [1] };
  expect(isOffered(talkTwice, new Map())).toBe(true);
  expect(isOffered(second, new Map())).toBe(false);
  expect(isOffered(second, new Map([[1, { ...fresh, state: 'READY' }]]))).toBe(false);
  expect(isOffered(second, new Map([[1, { ...fresh, state: 'COMPLETED' }]]))).toBe(true);
});
