import { expect, it } from 'vitest';
import { sampleBoard, sampleEntry } from '#client/testSupport/sampleBoard.ts';
import { revealBoard } from './revealBoard.ts';

const frozen = sampleBoard([
  sampleEntry(1, { score: 100, correct: 4, success: true, durationTime: 10 }),
  sampleEntry(2, { score: 50, correct: 2, durationTime: 20 }),
  sampleEntry(2, { competitionContentId: 2, pendingCount: 1, submissionCount: 0 }),
  sampleEntry(3, { pendingCount: 1, submissionCount: 1 }),
]);
const final = sampleBoard([
  sampleEntry(1, { score: 100, correct: 4, success: true, durationTime: 10 }),
  sampleEntry(2, { score: 50, correct: 2, durationTime: 20 }),
  sampleEntry(2, { competitionContentId: 2, submissionCount: 1 }),
  sampleEntry(3, { score: 100, correct: 4, success: true, durationTime: 5, submissionCount: 2 }),
]);
const after = (opened: number) => {
  const { board, next, last } = revealBoard(frozen, final, opened);
  return { order: board.rankList.map(({ userId }) => userId), next: next?.rowKey, last: last?.rowKey };
};

it('opens from the last row up, and rows climb only by what was in their chests', () => {
  expect(after(0)).toEqual({ order: [1, 2, 3], next: 'u3', last: undefined });
  expect(after(1)).toEqual({ order: [3, 1, 2], next: 'u2', last: 'u3' });
  expect(after(2)).toEqual({ order: [3, 1, 2], next: undefined, last: 'u2' });
});

it('is the true board once all are open, however often one presses', () => {
  expect(revealBoard(frozen, final, 2).board).toEqual(final);
  expect(revealBoard(frozen, final, 99).board).toEqual(final);
});
