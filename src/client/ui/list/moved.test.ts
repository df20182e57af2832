import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('moves one entry and keeps the order of the others', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
});

it('stops at the ends, and leaves the list as it is for nothing', () => {
  const list = ['a', 'b', 'c'];
  expect(moved(list, 1, 99)).toEqual(['a', 'c', 'b']);
  expect(moved(list, 1, -99)).toEqual(['b', 'a', 'c']);
  expect(moved(list, 0, -1)).toBe(list);
  expect(moved(list, 7, 0)).toBe(list);
});
