import type { moderationRoutes } from '#shared/contract/people/moderation.ts';
import type { Handlers } from '#server/domain/call.ts';
import { blockUser, listBlocks, unblockUser } from './userBlocks.ts';

export const moderationHandlers: Handlers<typeof moderationRoutes> = {
  listBlocks: async ({ deps, userId }) => ({ userList: await listBlocks({ deps, userId }) }),
  block: async ({ deps, userId, params }) => {
    await blockUser({ deps, userId, blockedUserId: params.id });
    return {};
  },
  unblock: async ({ deps, userId, params }) => {
    await unblockUser({ deps, userId, blockedUserId: params.id });
    return {};
  },
};
