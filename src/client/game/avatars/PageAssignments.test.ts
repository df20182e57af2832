import { expect, it } from 'vitest';
import { PageAssignments } from './PageAssignments.ts';

it('fills one page after the other, and then all alike', () => {
  const pages = new PageAssignments(3);
  expect(Array.from({ length: 36 }, () => pages.assign(1))).toEqual(
    [0, 1, 2].flatMap((page) => Array.from({ length: 12 }, () => page)),
  );
  expect([pages.assign(1), pages.assign(1), pages.assign(1), pages.assign(1)]).toEqual([0, 1, 2, 0]);
});

it('gives the place of who has left to the next', () => {
  const pages = new PageAssignments(2);
  for (let outfit = 0; outfit < 24; outfit += 1) pages.assign(1);
  pages.free(0, 1);
  expect(pages.assign(1)).toBe(0);
});

it('counts the fine ones for as much room as they take', () => {
  const pages = new PageAssignments(2);
  expect([pages.assign(4), pages.assign(4), pages.assign(4), pages.assign(4)]).toEqual([0, 0, 0, 1]);
});
