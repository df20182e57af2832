import { expect, it } from 'vitest';
import { HomePages } from './HomePages.ts';

it('fills one page after the other, and then all alike', () => {
  const homes = new HomePages(3);
  expect(Array.from({ length: 36 }, () => homes.settle(1))).toEqual(
    [0, 1, 2].flatMap((page) => Array.from({ length: 12 }, () => page)),
  );
  expect([homes.settle(1), homes.settle(1), homes.settle(1), homes.settle(1)]).toEqual([0, 1, 2, 0]);
});

it('gives the place of who has left to the next', () => {
  const homes = new HomePages(2);
  for (let outfit = 0; outfit < 24; outfit += 1) homes.settle(1);
  homes.leave(0, 1);
  expect(homes.settle(1)).toBe(0);
});

it('counts the fine ones for as much room as they take', () => {
  const homes = new HomePages(2);
  expect([homes.settle(4), homes.settle(4), homes.settle(4), homes.settle(4)]).toEqual([0, 0, 0, 1]);
});
