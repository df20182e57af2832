import { experienceOf } from '#shared/content/levels.ts';
import type { economyRoutes } from '#shared/contract/world/economy.ts';
import type { Handlers } from '#server/domain/call.ts';
import { readWallet } from './readWallet.ts';

export const economyHandlers: Handlers<typeof economyRoutes> = {
  getExperience: async ({ deps, userId }) => experienceOf((await readWallet({ db: deps.db, userId })).exp),
  getPoints: async ({ deps, userId }) => ({ point: (await readWallet({ db: deps.db, userId })).point }),
};
