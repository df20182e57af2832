import { matchMaker } from '@colyseus/core';
import { expect, it, vi } from 'vitest';
import { beach, FIRST_MAP } from '#shared/content/maps/maps.ts';
import { SeatRefused } from '#client/net/rooms/connection/requestSeat.ts';
import { ERRORS } from '#shared/contract/errors.ts';
import type { PlaceWish } from '#server/domain/people/presence/Presence.ts';
import { systemClock } from '#server/platform/clock.ts';
import { savePositions } from '#server/domain/world/characters/savePositions.ts';
import { befriend } from '../support/befriend.ts';
import { eventually } from '../support/eventually.ts';
import { setUpApi } from '../support/setUpApi.ts';
import { signUpDressedChild, type Child } from '../support/signUpChild.ts';
import { savedPosition } from './support/newChild.ts';
import { testVisitors } from './support/testWorld.ts';

const test = setUpApi({ clock: systemClock });
const { visit } = testVisitors();

const pair = (): Promise<[Child, Child]> =>
  Promise.all([signUpDressedChild(test.server), signUpDressedChild(test.server)]);
const enter = ({ token }: Child, mapId = FIRST_MAP.id) => visit({ url: test.server.url, token }).enter(mapId);

/** A child on the beach, whose saved place says so. */
async function onBeach(child: Child) {
  const place = { mapId: beach.id, x: 700, y: 944, facing: 1 as const };
  await savePositions(test.server.deps, [{ userId: child.user.userId, ...place }]);
  return enter(child, beach.id);
}
const roomOf = async (child: Child) => (await test.server.deps.presence.placeOf(child.user.userId))?.roomId;
const refusalOf = (going: Promise<void>): Promise<string> =>
  going.then(
    () => 'went',
    (error: unknown) => (error instanceof SeatRefused ? error.userMessage : String(error)),
  );

it('a friend on another map is gone to, to the entry of the very copy', async () => {
  const [coral, shell] = await pair();
  await befriend(test.api, coral, shell);
  await onBeach(shell);
  const visitor = await enter(coral);
  await visitor.connection.visit(shell.user.userId);
  expect(visitor.state.mapId).toBe(beach.id);
  expect(visitor.travels).toEqual([beach.id]);
  expect(await roomOf(coral)).toBe(await roomOf(shell));
  expect(visitor.feet.x).toBeCloseTo(beach.spawn.x, 0);
  // Written at once: a lost connection comes back to the beach.
  expect(await savedPosition(test.server.deps, { userId: coral.user.userId })).toMatchObject({
    mapId: beach.id,
  });
});

it('nobody goes to a stranger, to a friend who is away or in a lesson, or to whoever has blocked', async () => {
  const [coral, shell] = await pair();
  const visitor = await enter(coral);
  const go = () => refusalOf(visitor.connection.visit(shell.user.userId));
  await onBeach(shell);
  expect(await go()).toBe(ERRORS.NOT_A_FRIEND.message);
  await befriend(test.api, coral, shell);
  test.server.deps.presence.showLessons(shell.user.userId, 'room', 1);
  expect(await go()).toBe(ERRORS.FRIEND_IN_LESSON.message);
  test.server.deps.presence.showLessons(shell.user.userId, 'room', 0);
  await test.api.call('moderation.block', { params: { id: coral.user.userId } }, shell);
  expect(await go()).toBe(ERRORS.NOT_A_FRIEND.message);

  const away = await signUpDressedChild(test.server);
  await befriend(test.api, coral, away);
  expect(await refusalOf(visitor.connection.visit(away.user.userId))).toBe(ERRORS.FRIEND_AWAY.message);
  expect([visitor.state.mapId, visitor.state.status]).toEqual([FIRST_MAP.id, 'live']);
});

it('a full place is said, one stays where one is, and is told when there is one', async () => {
  const [coral, shell] = await pair();
  await befriend(test.api, coral, shell);
  await onBeach(shell);
  const visitor = await enter(coral);
  const other = await onBeach(await signUpDressedChild(test.server));
  const room = matchMaker.getLocalRoomById((await roomOf(shell)) ?? '');
  const before = room.maxClients;
  room.maxClients = 1;
  try {
    expect(await refusalOf(visitor.connection.visit(shell.user.userId))).toBe(
      ERRORS.FRIEND_PLACE_FULL.message,
    );
    expect(visitor.state).toMatchObject({ mapId: FIRST_MAP.id, status: 'live' });
    const free = vi.fn<(wish: PlaceWish) => void>();
    const stop = test.server.deps.presence.followWishes(free);
    other.leave();
    await eventually(() => expect(free).toHaveBeenCalledOnce());
    stop();
    expect(free.mock.calls[0]?.[0]).toMatchObject({
      userId: coral.user.userId,
      friendId: shell.user.userId,
      nickname: shell.user.nickname,
    });
  } finally {
    room.maxClients = before;
  }
  await visitor.connection.visit(shell.user.userId);
  expect(await roomOf(coral)).toBe(await roomOf(shell));
});

it('in the same copy one keeps standing where one stands', async () => {
  const [coral, shell] = await pair();
  await befriend(test.api, coral, shell);
  await onBeach(shell);
  const visitor = await onBeach(coral);
  const { x } = visitor.feet;
  await visitor.connection.visit(shell.user.userId);
  await eventually(() => expect(visitor.feet.x).toBeCloseTo(x, 0));
  expect(visitor.travels).toEqual([]);
});
