import { WORLD_ID } from '#shared/content/world.ts';
import { AppError } from '#server/platform/appError.ts';

/** Throws RESOURCE_NOT_FOUND for any world except the only one. */
export function checkWorld(worldId: number): void {
  if (worldId !== WORLD_ID)
    throw new AppError('RESOURCE_NOT_FOUND', { log: `no world ${worldId}, there is ${WORLD_ID}` });
}
