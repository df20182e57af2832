import { expect, it } from 'vitest';
import type { Scoreboard } from '#shared/contract/battle/scoreboards.ts';
import { sampleBoard, sampleEntry } from '#client/testSupport/sampleBoard.ts';
import { applyEntry } from './applyEntry.ts';

const ranks = ({ rankList }: Scoreboard) => rankList.map(({ rank, userId }) => `${rank}. ${userId}`);

it('replaces the entry of its user and content, and ranks anew', () => {
  const before = sampleBoard([sampleEntry(1, { correct: 1, score: 25, durationTime: 9_000 })]);
  expect(ranks(before)).toEqual(['1. 1', '2. 2', '2. 3']);
  const after = applyEntry(before, sampleEntry(2, { correct: 3, score: 75, durationTime: 20_000 }));
  expect(ranks(after)).toEqual(['1. 2', '2. 1', '3. 3']);
  const again = applyEntry(after, sampleEntry(1, { success: true, correct: 4, score: 100 }));
  expect(ranks(again)).toEqual(['1. 1', '2. 2', '3. 3']);
  expect(again.scoreboardList).toHaveLength(2);
  expect(before.scoreboardList).toHaveLength(1);
});

it('keeps the entries of other contents', () => {
  const before = sampleBoard([sampleEntry(1, { score: 100 })]);
  const after = applyEntry(before, sampleEntry(1, { competitionContentId: 2, score: 50 }));
  expect(after.rankList[0]).toMatchObject({ userId: 1, totalPoint: 150 });
});

it('leaves a board as it is of which the user is no part', () => {
  const before = sampleBoard();
  expect(applyEntry(before, sampleEntry(9, { score: 100 }))).toBe(before);
});
