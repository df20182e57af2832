import { expect, it } from 'vitest';
import { sampleBoard, sampleEntry } from '#client/testSupport/sampleBoard.ts';
import { podiumSteps } from './podiumSteps.ts';

const stepsOf = (...scores: readonly number[]) =>
  podiumSteps(
    sampleBoard(
      scores.map((score, index) => sampleEntry(index + 1, { score, durationTime: score === 0 ? 0 : 5 })),
    ).rankList,
  ).map(({ rank, rows }) => [rank, rows.map(({ userId }) => userId)]);

it('puts three on three steps', () => {
  expect(stepsOf(10, 30, 20)).toEqual([
    [1, [2]],
    [2, [3]],
    [3, [1]],
  ]);
});

it('puts whoever is equal on one step, and leaves the next one out', () => {
  expect(stepsOf(30, 30, 20)).toEqual([
    [1, [1, 2]],
    [3, [3]],
  ]);
});

it('has no step for whoever has no point', () => {
  expect(stepsOf(30, 0, 0)).toEqual([[1, [1]]]);
  expect(stepsOf(0, 0, 0)).toEqual([]);
});
