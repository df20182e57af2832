import type { friendRoutes } from '#shared/contract/people/friends.ts';
import type { Handlers } from '#server/domain/call.ts';
import { answerFriendship } from './answerFriendship.ts';
import { endFriendship } from './endFriendship.ts';
import { locateFriend } from './findFriend.ts';
import { getRelation } from './getRelation.ts';
import { listFriends, listLobbyMembers, listReceived } from './listFriends.ts';
import { listGifts } from './listGifts.ts';
import { requestFriendship, requestFriendshipByNickname } from './requestFriendship.ts';
import { sendGift } from './sendGift.ts';

export const friendHandlers: Handlers<typeof friendRoutes> = {
  listLobbyMembers: async ({ deps, userId }) => ({ memberList: await listLobbyMembers({ deps, userId }) }),
  list: ({ deps, userId, query }) => listFriends({ deps, userId, page: query.page }),
  request: ({ deps, userId, body }) =>
    'userId' in body
      ? requestFriendship({ deps, userId, otherId: body.userId })
      : requestFriendshipByNickname({ deps, userId, nickname: body.nickname }),
  accept: ({ deps, userId, params }) =>
    answerFriendship({ deps, userId, friendshipId: params.id, answer: 'ACCEPT' }),
  reject: ({ deps, userId, params }) =>
    answerFriendship({ deps, userId, friendshipId: params.id, answer: 'REJECT' }),
  listReceived: ({ deps, userId, query }) => listReceived({ deps, userId, page: query.page }),
  end: async ({ deps, userId, params }) => {
    await endFriendship({ deps, userId, friendshipId: params.id });
    return {};
  },
  getRelation: ({ deps, userId, params }) => getRelation({ deps, userId, otherId: params.id }),
  locate: ({ deps, userId, params }) => locateFriend({ deps, userId, friendshipId: params.id }),
  sendGift: async ({ deps, userId, params }) => {
    await sendGift({ deps, userId, friendshipId: params.id });
    return {};
  },
  listGifts: ({ deps, userId, query }) => listGifts({ deps, userId, page: query.page }),
};
