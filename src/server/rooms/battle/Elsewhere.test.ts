import { expect, it } from 'vitest';
import { Elsewhere } from './Elsewhere.ts';

it('knows who is at other processes, until they say otherwise or nothing any more', () => {
  const elsewhere = new Elsewhere();
  elsewhere.hear({ from: 'a', userIdList: [1, 2] }, 0);
  elsewhere.hear({ from: 'b', userIdList: [3] }, 30_000);
  expect(elsewhere.userIds(30_000)).toEqual([1, 2, 3]);
  elsewhere.hear({ from: 'b', userIdList: [] }, 31_000);
  expect(elsewhere.userIds(31_000)).toEqual([1, 2]);
  expect(elsewhere.userIds(50_000)).toEqual([]);
});
