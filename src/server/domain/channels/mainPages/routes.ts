import type { mainPageRoutes } from '#shared/contract/channels/mainPages.ts';
import type { Handlers } from '#server/domain/call.ts';
import { getMainPage, getOwnMainPage, saveMainPage } from './mainPages.ts';

export const mainPageHandlers: Handlers<typeof mainPageRoutes> = {
  get: ({ deps, channel }) => getMainPage({ deps, channel }),
  getOwn: ({ deps, channel }) => getOwnMainPage({ deps, channel }),
  save: ({ deps, userId, channel, body }) => saveMainPage({ deps, userId, channel, ...body }),
};
