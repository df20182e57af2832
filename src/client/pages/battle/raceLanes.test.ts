import { expect, it } from 'vitest';
import type { RoomMember } from '#shared/contract/battle/battles.ts';
import { sampleBoard, sampleEntry } from '#client/testSupport/sampleBoard.ts';
import { raceLanes, ribbonLanes } from './raceLanes.ts';

const member = (userId: number): RoomMember => ({
  userId,
  nickname: `친구${userId}`,
  level: 1,
  tier: 'BRONZE',
  role: 'PLAYER',
  teamId: null,
  ready: true,
  isHost: userId === 1,
});

it('are in the order of coming, whoever leads, and as long as the cases that are known', () => {
  const board = sampleBoard([
    sampleEntry(3, { success: true, correct: 4, score: 100, durationTime: 5_000 }),
    sampleEntry(1, { correct: 1, score: 25, submissionCount: 2, pendingCount: 1, durationTime: 9_000 }),
  ]);
  const lanes = raceLanes({ board, members: [1, 2, 3].map(member), ownId: 3, usualTotal: 8 });
  expect(lanes.map(({ userId }) => userId)).toEqual([1, 2, 3]);
  // Content 1 has four cases, of content 2 nothing is known yet.
  expect(lanes.map(({ total }) => total)).toEqual([12, 12, 12]);
  expect(lanes.map(({ rank }) => rank)).toEqual([2, null, 1]);
  expect(lanes[0]).toMatchObject({ correct: 1, wrongCount: 2, pendingCount: 1, isOwn: false });
  expect(lanes[2]).toMatchObject({ correct: 4, wrongCount: 0, successCount: 1, isOwn: true, points: 100 });
});

it('show who has left a room; of a competition nobody has', () => {
  const board = sampleBoard();
  const left = (members: readonly RoomMember[]) =>
    raceLanes({ board, members, ownId: null, usualTotal: 8 }).map(({ hasLeft }) => hasLeft);
  expect(left([member(1), member(3)])).toEqual([false, true, false]);
  expect(left([])).toEqual([false, false, false]);
});

it('go on case by case while the judge is at it, and never back', () => {
  const board = sampleBoard([
    sampleEntry(1, { correct: 2, pendingCount: 1 }),
    sampleEntry(2, { correct: 0, pendingCount: 1 }),
    sampleEntry(3, { correct: 4, success: true }),
  ]);
  const told = (userId: number, passed: number) => ({
    [`${userId} 1`]: { userId, competitionContentId: 1, done: 3, total: 4, passed },
  });
  const progress = { ...told(1, 1), ...told(2, 3) };
  const lanes = raceLanes({ board, members: [], ownId: null, usualTotal: 8, progress });
  expect(lanes.map(({ correct, isJudged }) => [correct, isJudged])).toEqual([
    [2, true],
    [3, true],
    [4, false],
  ]);
});

it('show on a phone who leads and oneself, where the lanes are', () => {
  const board = sampleBoard([sampleEntry(3, { correct: 4, success: true })]);
  const few = raceLanes({ board, members: [], ownId: 2, usualTotal: 8 });
  const [first, own, leader] = few;
  if (!first || !own || !leader) throw new Error('the sample has three players');
  const many = [first, own, leader, ...[4, 5, 6].map((order) => ({ ...first, order, userId: order }))];
  expect(ribbonLanes(few).map(({ order }) => order)).toEqual([1, 2, 3]);
  expect(ribbonLanes(many).map(({ order }) => order)).toEqual([1, 2, 3, 4]);
  const last = many.map((lane) => ({ ...lane, isOwn: lane.order === 6, rank: lane.order === 6 ? 6 : 1 }));
  expect(ribbonLanes(last).map(({ order }) => order)).toEqual([1, 2, 3, 6]);
});

it('say what wrong tries cost: time where the most solved wins, points where the fastest does', () => {
  const entries = [
    sampleEntry(1, { success: true, correct: 4, score: 100, submissionCount: 3, durationTime: 150_000 }),
    sampleEntry(2, { correct: 1, submissionCount: 1 }),
  ];
  const costs = (rule: 'ICPC' | 'SPEED' | 'IOI') =>
    raceLanes({
      // An extension makes the race longer and changes nothing of what a try costs.
      board: sampleBoard(entries, { rule, clock: { ...sampleBoard().clock, durationMs: 900_000 } }),
      ...{ members: [], ownId: null, usualTotal: 8 },
    }).map(({ penaltyMs, lostPoints }) => [penaltyMs, lostPoints]);
  expect(costs('ICPC')).toEqual([
    [120_000, 0],
    [60_000, 0],
    [0, 0],
  ]);
  expect(costs('SPEED')).toEqual([
    [0, 10],
    [0, 5],
    [0, 0],
  ]);
  expect(costs('IOI')).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});
