import { matchMaker } from '@colyseus/core';
import express, { Router } from 'express';
import { mapById } from '#shared/content/maps/maps.ts';
import { WORLD_ROOM, WORLD_SEAT_PATH, worldJoinOptionsSchema } from '#shared/contract/rooms/worldRoom.ts';
import { AppError } from '#server/platform/appError.ts';

const BODY_LIMIT = '1kb';
const BEARER = /^Bearer (\S+)$/i;

/**
 * The only door to the rooms: a seat on a map for the bearer of a token, whom the room's `onAuth` checks. Colyseus'
 * own routes stay unmounted; they would let anybody create rooms of any options, and answer every request of the
 * server with open CORS headers.
 */
export function seatRoute(): Router {
  const router = Router();
  router.post(WORLD_SEAT_PATH, express.json({ limit: BODY_LIMIT }), async (request, response) => {
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined)
      throw new AppError('NEED_TO_LOGIN', { log: 'a seat was asked for without a token' });
    const options = worldJoinOptionsSchema.safeParse(request.body);
    if (!options.success || mapById(options.data.mapId) === undefined) {
      throw new AppError('VALIDATION_FAIL', { log: 'a seat was asked for on no known map' });
    }
    if (matchMaker.state !== matchMaker.MatchMakerState.READY) {
      throw new AppError('SERVICE_BUSY', { log: 'no seats while the rooms start or stop' });
    }
    const context = { token, ip: request.ip, headers: new Headers() };
    response.json(await matchMaker.joinOrCreate(WORLD_ROOM, options.data, context));
  });
  return router;
}
