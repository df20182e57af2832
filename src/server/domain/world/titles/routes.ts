import type { titleRoutes } from '#shared/contract/world/titles.ts';
import type { Handlers } from '#server/domain/call.ts';
import { listTitles } from './listTitles.ts';
import { wearTitle } from './wornTitle.ts';

export const titleHandlers: Handlers<typeof titleRoutes> = {
  list: ({ deps, userId }) => listTitles({ deps, userId }),
  wear: ({ deps, userId, body: { titleId } }) => wearTitle({ deps, userId, titleId }),
};
