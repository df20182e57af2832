import { expect, it } from 'vitest';
import { choosePaths, MOST_GHOSTS } from './choosePaths.ts';

const path = (userId: number, success: boolean, durationTime: number) => ({
  ...{ userId, success, durationTime },
  path: [],
});

it('draws the first who solved it before those who tried last, and not too many', () => {
  const chosen = choosePaths([path(1, false, 10), path(2, true, 50), path(3, true, 20), path(4, false, 40)]);
  expect(chosen.map(({ userId }) => userId)).toEqual([3, 2, 4, 1]);
  const many = Array.from({ length: 30 }, (_, index) => path(index, false, index));
  expect(choosePaths(many)).toHaveLength(MOST_GHOSTS);
  expect(choosePaths(many)[0]?.userId).toBe(29);
});
