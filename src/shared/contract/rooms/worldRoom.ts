import { z } from 'zod';
import { idSchema } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { BATTLE_SEAT_PATH, battleJoinOptionsSchema } from './battleSeat.ts';
import { protocolSchema } from './protocol.ts';
import { USER_SEAT_PATH } from './userRoom.ts';

/** One room is one copy of a map; when it is full, the server opens another one. */
export const WORLD_ROOM = 'world';
export const WORLD_ROOM_CAPACITY = 60;

/** Path of seat reservations, with the access token as bearer. */
export const WORLD_SEAT_PATH = `/matchmake/joinOrCreate/${WORLD_ROOM}` as const;

/** Interval at which the server steps inputs and sends patches, ms. */
const PATCH_RATE = 20;
export const PATCH_MS = 1000 / PATCH_RATE;

/** Ticks of input in one patch and in one message. */
export const TICKS_PER_BATCH = 3;

export const worldJoinOptionsSchema = z.object({
  mapId: z.int().positive().max(65_535),
  /** Requests the copy of the map that this friend is in; the map is then the friend's. */
  friendId: idSchema.optional(),
  protocol: protocolSchema,
});
export type WorldJoinOptions = z.infer<typeof worldJoinOptionsSchema>;
export type WorldSeatRequest = z.input<typeof worldJoinOptionsSchema>;

/** The part of a Colyseus seat reservation that its client needs. */
export const seatReservationSchema = z.object({
  name: z.string(),
  sessionId: z.string(),
  roomId: z.string(),
  processId: z.string().optional(),
  publicAddress: z.string().optional(),
  /** The map of a friend's copy. */
  mapId: idSchema.optional(),
});

/**
 * Seat requests per account: a tab that lost its connection retries a few times a minute, also through a long restart.
 */
const SEATS_PER_MINUTE = 60;

export const roomRoutes = {
  reserveSeat: defineRoute({
    method: 'POST',
    path: WORLD_SEAT_PATH,
    access: 'signedIn',
    summary: 'A seat in a copy of a map, with which the socket is then opened.',
    withoutPage: 'The client of Colyseus calls it.',
    body: worldJoinOptionsSchema,
    bodyLimit: '1kb',
    response: seatReservationSchema,
    errors: [
      'SERVICE_BUSY',
      'CLIENT_OUTDATED',
      'NOT_A_FRIEND',
      'FRIEND_AWAY',
      'FRIEND_IN_LESSON',
      'FRIEND_PLACE_FULL',
    ],
    perMinute: SEATS_PER_MINUTE,
  }),
  reserveUserSeat: defineRoute({
    method: 'POST',
    path: USER_SEAT_PATH,
    access: 'signedIn',
    summary: 'A seat in the room of the caller, over whose socket every page is told what changed.',
    response: seatReservationSchema,
    errors: ['SERVICE_BUSY'],
    perMinute: SEATS_PER_MINUTE,
  }),
  reserveBattleSeat: defineRoute({
    method: 'POST',
    path: BATTLE_SEAT_PATH,
    access: { channelRole: 'generalMember' },
    summary: 'A seat in the room of a battle or a competition, for its members and staff.',
    body: battleJoinOptionsSchema,
    bodyLimit: '1kb',
    response: seatReservationSchema,
    errors: [
      'SERVICE_BUSY',
      'ROOM_NOT_FOUND',
      'RESOURCE_NOT_FOUND',
      'NOT_ACCEPT_ROOM',
      'NOT_ENROLLED_COMPETITION',
    ],
    perMinute: SEATS_PER_MINUTE,
  }),
};
