import { expect, it } from 'vitest';
import { RemotePresence } from './BattlePresence.ts';

it('knows who is at other processes, until they say otherwise or nothing any more', () => {
  const remote = new RemotePresence();
  remote.hear({ from: 'a', userIdList: [1, 2] }, 0);
  remote.hear({ from: 'b', userIdList: [3] }, 30_000);
  expect(remote.userIds(30_000)).toEqual([1, 2, 3]);
  remote.hear({ from: 'b', userIdList: [] }, 31_000);
  expect(remote.userIds(31_000)).toEqual([1, 2]);
  expect(remote.userIds(50_000)).toEqual([]);
});
