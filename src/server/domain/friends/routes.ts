import type { friendRoutes } from '#shared/contract/friends.ts';
import type { Handlers } from '../call.ts';
import { answerFriendship } from './answerFriendship.ts';
import { endFriendship } from './endFriendship.ts';
import { listFriends, listLobbyMembers, listReceived } from './listFriends.ts';
import { requestFriendship } from './requestFriendship.ts';

export const friendHandlers: Handlers<keyof typeof friendRoutes> = {
  listLobbyMembers: async ({ deps, userId }) => ({ memberList: await listLobbyMembers({ deps, userId }) }),
  listFriendships: ({ deps, userId, query }) => listFriends({ deps, userId, page: query.page }),
  requestFriendship: ({ deps, userId, body }) => requestFriendship({ deps, userId, otherId: body.userId }),
  acceptFriendship: ({ deps, userId, params }) =>
    answerFriendship({ deps, userId, friendshipId: params.id, answer: 'ACCEPT' }),
  rejectFriendship: ({ deps, userId, params }) =>
    answerFriendship({ deps, userId, friendshipId: params.id, answer: 'REJECT' }),
  listReceivedFriendships: ({ deps, userId, query }) => listReceived({ deps, userId, page: query.page }),
  endFriendship: async ({ deps, userId, params }) => {
    await endFriendship({ deps, userId, friendshipId: params.id });
    return {};
  },
};
