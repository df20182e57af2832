import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { mapById } from '#shared/content/maps/maps.ts';
import { BATTLE_ROOM } from '#shared/contract/rooms/battleSeat.ts';
import { USER_ROOM } from '#shared/contract/rooms/userRoom.ts';
import { WORLD_ROOM, type roomRoutes, type WorldJoinOptions } from '#shared/contract/rooms/worldRoom.ts';
import type { Handlers } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import { friendshipBetween } from '#server/domain/people/friends/friendshipRules.ts';
import { findFriend } from '#server/domain/people/friends/findFriend.ts';
import { findTarget, viewerOf } from '#server/domain/battle/competitions/findTarget.ts';
import { AppError } from '#server/platform/appError.ts';
import type { BattleRoomOptions } from './battle/BattleRoom.ts';
import type { UserRoomOptions } from './user/UserRoom.ts';

/** A user who found a place full is notified of a free one for this time. */
/** A request waits for its seat for this time at most. */
const SEAT_MS = 8000;
const WISH_MS = 10 * 60 * 1000;

interface SeatRequest {
  readonly accessToken: string;
  readonly address: string;
}

/**
 * The only route to the rooms: a seat reservation for the bearer of a token, which the room's `onAuth` checks.
 * Colyseus' own routes stay unmounted; they would let anybody create rooms with any options, and answer every request
 * with open CORS headers.
 */
async function reserve(
  room: string,
  options: WorldJoinOptions | UserRoomOptions | BattleRoomOptions,
  { accessToken, address }: SeatRequest,
): Promise<matchMaker.ISeatReservation> {
  if (matchMaker.state !== matchMaker.MatchMakerState.READY)
    throw new AppError('SERVICE_BUSY', { log: 'no seats while the rooms start or stop' });
  const context = { token: accessToken, ip: address, headers: new Headers() };
  try {
    return await inTime(matchMaker.joinOrCreate(room, options, context));
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The room or its process has just ended.
    throw new AppError('SERVICE_BUSY', { cause: error, log: `no seat in a ${room} room was given` });
  }
}

/** Colyseus waits for a Redis that is away; the page tries again a little later. */
async function inTime<Seat>(seat: Promise<Seat>): Promise<Seat> {
  const giveUp = new AbortController();
  try {
    return await Promise.race([
      seat,
      sleep(SEAT_MS, undefined, { signal: giveUp.signal }).then(() => {
        throw new AppError('SERVICE_BUSY', { log: 'no seat was given in time' });
      }),
    ]);
  } finally {
    giveUp.abort();
    seat.catch(() => undefined);
  }
}

export async function reserveSeat(
  request: SeatRequest & { readonly options: WorldJoinOptions },
): Promise<matchMaker.ISeatReservation> {
  const { options } = request;
  if (mapById(options.mapId) === undefined)
    throw new AppError('VALIDATION_FAIL', { log: `a seat was asked for on map ${options.mapId}` });
  return reserve(WORLD_ROOM, options, request);
}

/**
 * A seat in a friend's copy of the map; a user who finds it full is notified of a free one. Throws NOT_A_FRIEND,
 * FRIEND_AWAY, FRIEND_IN_LESSON, FRIEND_PLACE_FULL.
 */
async function reserveBesideFriend(
  request: SeatRequest & { readonly deps: Pick<Deps, 'db' | 'clock' | 'presence'>; readonly userId: number },
  { friendId, protocol }: { readonly friendId: number; readonly protocol: number },
): Promise<matchMaker.ISeatReservation & { mapId: number }> {
  const { deps, userId, accessToken, address } = request;
  const { mapId, roomId } = await findFriend({ deps, userId, friendId });
  const options: WorldJoinOptions = { mapId, friendId, protocol };
  try {
    const context = { token: accessToken, ip: address, headers: new Headers() };
    return { ...(await inTime(matchMaker.joinById(roomId, options, context))), mapId };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const [friend, friends] = await Promise.all([
      friendshipBetween({ deps, userId, otherId: friendId }),
      userSummaries({ deps, userIds: [friendId] }),
    ]);
    if (friend) {
      const { friendshipId } = friend;
      const nickname = friends.get(friendId)?.nickname ?? '';
      const until = deps.clock.now().getTime() + WISH_MS;
      await deps.presence.wishForPlace(roomId, { userId, friendId, friendshipId, nickname, until });
    }
    throw new AppError('FRIEND_PLACE_FULL', { cause: error, log: `no seat for ${userId} in ${roomId}` });
  }
}

export const roomHandlers: Handlers<typeof roomRoutes> = {
  reserveSeat: ({ body, ...request }) =>
    body.friendId === undefined
      ? reserveSeat({ options: body, ...request })
      : reserveBesideFriend(request, { friendId: body.friendId, protocol: body.protocol }),
  reserveUserSeat: ({ userId, accessToken, address }) =>
    reserve(USER_ROOM, { userId }, { accessToken, address }),
  reserveBattleSeat: async ({ deps, userId, channel, body: { key }, accessToken, address }) => {
    await viewerOf({ deps, userId, channel }, await findTarget({ deps, userId, channel, key }));
    const options = { key, channelId: channel.channelId };
    return reserve(BATTLE_ROOM, options, { accessToken, address });
  },
};
