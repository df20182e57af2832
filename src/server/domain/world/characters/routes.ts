import type { characterRoutes } from '#shared/contract/world/characters.ts';
import type { Handlers } from '#server/domain/call.ts';
import { needsOutfit } from '#server/domain/people/accounts/users.ts';
import { needsTutorial } from '#server/domain/world/tutorials/needsTutorial.ts';
import { readPosition } from './readPosition.ts';

export const characterHandlers: Handlers<typeof characterRoutes> = {
  getOwn: async ({ deps: { db }, userId }) => {
    const [position, isOutfitMissing, needsFirstMinute] = await Promise.all([
      readPosition({ db, userId }),
      needsOutfit({ db, userId }),
      needsTutorial({ db, userId, where: 'FIRST_MINUTE' }),
    ]);
    return { ...position, needsOutfit: isOutfitMissing, needsFirstMinute };
  },
};
