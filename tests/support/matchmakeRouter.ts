import express, { Router } from 'express';
import { WORLD_SEAT_PATH, worldJoinOptionsSchema } from '#shared/contract/rooms/worldRoom.ts';
import { AppError } from '#server/platform/appError.ts';
import { reserveSeat } from '#server/rooms/seatRoute.ts';

/** The matchmaking route alone, for a server of rooms without the product's other routes. */
export function matchmakeRouter(): Router {
  const router = Router();
  router.post(WORLD_SEAT_PATH, express.json({ limit: '1kb' }), async (request, response) => {
    const accessToken = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (accessToken === undefined) throw new AppError('NEED_TO_LOGIN');
    const options = worldJoinOptionsSchema.safeParse(request.body);
    if (!options.success) throw new AppError('VALIDATION_FAIL');
    response.json(await reserveSeat({ options: options.data, accessToken, address: request.ip ?? '' }));
  });
  return router;
}
