import type { characterRoutes } from '#shared/contract/world/characters.ts';
import type { Handlers } from '#server/domain/call.ts';
import { needsLook } from '#server/domain/people/accounts/users.ts';
import { needsTutorial } from '#server/domain/world/tutorials/needsTutorial.ts';
import { readPosition } from './readPosition.ts';

export const characterHandlers: Handlers<typeof characterRoutes> = {
  getOwn: async ({ deps: { db }, userId }) => {
    const [position, isLookMissing, needsFirstMinute] = await Promise.all([
      readPosition({ db, userId }),
      needsLook({ db, userId }),
      needsTutorial({ db, userId, where: 'FIRST_MINUTE' }),
    ]);
    return { ...position, needsLook: isLookMissing, needsFirstMinute };
  },
};
