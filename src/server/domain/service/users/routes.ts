import type { serviceUserRoutes } from '#shared/contract/service/users.ts';
import type { Handlers } from '#server/domain/call.ts';
import { disableUser, enableUser, findUsers, getUser, signOutUser, unlockUser } from './serviceUsers.ts';

export const serviceUserHandlers: Handlers<typeof serviceUserRoutes> = {
  search: async ({ deps, query }) => ({ userList: await findUsers(deps, query.query) }),
  get: ({ deps, params }) => getUser(deps, params.id),
  signOut: async ({ deps, userId: actorId, params }) => {
    await signOutUser({ deps, actorId, userId: params.id });
    return {};
  },
  unlock: async ({ deps, userId: actorId, params }) => {
    await unlockUser({ deps, actorId, userId: params.id });
    return {};
  },
  disable: async ({ deps, userId: actorId, params, body }) => {
    await disableUser({ deps, actorId, userId: params.id, reason: body.reason });
    return {};
  },
  enable: async ({ deps, userId: actorId, params }) => {
    await enableUser({ deps, actorId, userId: params.id });
    return {};
  },
};
