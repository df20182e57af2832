import { expect, it } from 'vitest';
import type { ReplayStep } from '#shared/contract/battle/scoreboards.ts';
import { sampleBoard, sampleEntry } from '#client/testSupport/sampleBoard.ts';
import { raceLanes } from './raceLanes.ts';
import { replayBoard } from './replayBoard.ts';

const step = (userId: number, atMs: number, part: Partial<ReplayStep>): ReplayStep => ({
  ...{ atMs, userId, submissionId: atMs, competitionContentId: 1, total: 4, correct: 0 },
  ...{ success: false, counts: true, fraction: 0 },
  ...part,
});
const board = sampleBoard([sampleEntry(1, { correct: 4, success: true }), sampleEntry(2, { correct: 2 })]);
const steps = [
  step(2, 1_000, { correct: 2 }),
  step(1, 2_000, { correct: 1 }),
  step(2, 3_000, { correct: 1 }),
  step(1, 4_000, { correct: 4, success: true }),
  step(1, 5_000, { correct: 0 }),
];
const lanesAt = (atMs: number) =>
  raceLanes({ board: replayBoard(board, steps, atMs), members: [], ownId: null, usualTotal: 8 });

it('goes forward only: nobody falls back behind what was reached', () => {
  const reached = [0, 1_000, 2_000, 3_000, 4_000, 9_000].map((atMs) =>
    lanesAt(atMs).map(({ correct }) => correct),
  );
  expect(reached).toEqual([
    [0, 0, 0],
    [0, 2, 0],
    [1, 2, 0],
    [1, 2, 0],
    [4, 2, 0],
    [4, 2, 0],
  ]);
});

it('has a track of the same length at every moment', () => {
  expect(new Set([0, 2_000, 9_000].flatMap((atMs) => lanesAt(atMs).map(({ total }) => total)))).toEqual(
    new Set([12]),
  );
});
