import { expect, it } from 'vitest';
import { Presence } from './Presence.ts';

const at = (mapId: number) => ({ mapId, roomId: `room-${mapId}`, spot: () => ({ x: 0, y: 0 }) });

it('counts who is on each map, and forgets who left', () => {
  const presence = new Presence();
  presence.enter(1, at(4));
  presence.enter(2, at(4));
  presence.enter(3, at(6));
  presence.enter(2, at(6));
  presence.leave(1, 4);
  presence.leave(3, 4);
  expect([...presence.countByMap()]).toEqual([[6, 2]]);
});

it('tells who wished for a place in a full room, once, while the friend is there and the wish is young', () => {
  const presence = new Presence();
  const told: number[] = [];
  presence.followWishes(({ userId }) => told.push(userId));
  const wish = (userId: number, friendId: number, until = 100) =>
    presence.wishForPlace('room-4', { userId, friendId, friendshipId: 9, nickname: '산호', until });
  presence.enter(1, at(4));
  wish(2, 1);
  wish(2, 1);
  wish(3, 1, 50);
  wish(5, 6);
  presence.placeIsFree('room-6', 60);
  expect(told).toEqual([]);
  presence.placeIsFree('room-4', 60);
  presence.placeIsFree('room-4', 60);
  expect(told).toEqual([2]);
  wish(2, 1);
  presence.roomIsGone('room-4');
  presence.placeIsFree('room-4', 60);
  expect(told).toEqual([2]);
});

it('knows who is in a lesson until the last tab with one is gone', () => {
  const presence = new Presence();
  presence.showLessons(1, 2);
  presence.showLessons(1, 1);
  expect([presence.isInLesson(1), presence.isInLesson(2)]).toEqual([true, false]);
  presence.showLessons(1, 0);
  expect(presence.isInLesson(1)).toBe(false);
});
