import { z } from 'zod';

/** One room is one copy of a map; a full copy makes the server open the next one of the same map. */
export const WORLD_ROOM = 'world';
export const WORLD_ROOM_CAPACITY = 60;

/** Where a seat is asked for, with the access token as bearer; answers a Colyseus seat reservation. */
export const WORLD_SEAT_PATH = `/matchmake/joinOrCreate/${WORLD_ROOM}`;

/** The server drains inputs and sends patches at this pace. */
const PATCH_RATE = 20;
export const PATCH_MS = 1000 / PATCH_RATE;

/** Ticks of input in one patch, and in one message unless the server has too much to do. */
export const TICKS_PER_BATCH = 3;

/** A server with too much to do tells of up to so many patches at once, and wants to be told of keys as rarely. */
export const MOST_PATCHES_AT_ONCE = 4;

export const worldJoinOptionsSchema = z.object({ mapId: z.int().positive().max(65_535) });
export type WorldJoinOptions = z.infer<typeof worldJoinOptionsSchema>;
