import { expect, it } from 'vitest';
import { friendsNear } from './friendsNear.ts';

it('counts friends who stand near, the nearest first, and neither strangers nor those far away', () => {
  const friends = [{ userId: 1 }, { userId: 2 }, { userId: 3 }];
  const entities = [
    { kind: 'player', id: 1, steps: 9 },
    { kind: 'player', id: 2, steps: 2 },
    { kind: 'player', id: 3, steps: 40 },
    { kind: 'player', id: 4, steps: 1 },
    { kind: 'npc', id: 3, steps: 1 },
  ] as const;
  expect(friendsNear(friends, entities).map(({ userId }) => userId)).toEqual([2, 1]);
});
