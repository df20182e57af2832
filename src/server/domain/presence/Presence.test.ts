import { expect, it } from 'vitest';
import { Presence } from './Presence.ts';

it('counts who is on each map, and forgets who left', () => {
  const presence = new Presence();
  presence.enter(1, 4);
  presence.enter(2, 4);
  presence.enter(3, 6);
  presence.enter(2, 6);
  presence.leave(1, 4);
  presence.leave(3, 4);
  expect([...presence.countByMap()]).toEqual([[6, 2]]);
});
