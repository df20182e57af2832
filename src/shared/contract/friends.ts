import { z } from 'zod';
import { emptyReplySchema, idSchema, pageSchema, timestampSchema } from './fields.ts';
import { defineRoute } from './route.ts';

/** Source: product spec §3. */
export const FRIENDSHIP_STATES = ['ACCEPT', 'PENDING', 'REJECT'] as const;
export const FRIENDS_PER_PAGE = 20;
/** Friends somebody can have, so that every list stays a list. */
export const MOST_FRIENDS = 300;

/** The other one of a friendship or of a request for one. */
export const friendSchema = z.object({
  friendshipId: idSchema,
  userId: idSchema,
  nickname: z.string(),
  level: z.number().int(),
  since: timestampSchema,
});
export type Friend = z.infer<typeof friendSchema>;

/** Where a friend is now; `mapId` only of whoever is in the world. */
export const lobbyMemberSchema = z.object({
  friendshipId: idSchema,
  userId: idSchema,
  nickname: z.string(),
  level: z.number().int(),
  online: z.boolean(),
  mapId: idSchema.nullable(),
  mapName: z.string().nullable(),
});
export type LobbyMember = z.infer<typeof lobbyMemberSchema>;

const friendListSchema = z.object({
  friendList: z.array(friendSchema),
  itemsPerPage: z.number().int(),
  total: z.number().int(),
  currentPage: z.number().int(),
});
const friendshipSchema = z.object({ friendshipId: idSchema, state: z.enum(FRIENDSHIP_STATES) });
const oneFriendship = z.object({ id: idSchema });
const onePage = z.object({ page: pageSchema });

export const friendRoutes = {
  listLobbyMembers: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/rooms/lobbies/members',
    access: 'signedIn',
    summary: 'Friends with the map they are on, those in the world first.',
    response: z.object({ memberList: z.array(lobbyMemberSchema) }),
  }),
  listFriendships: defineRoute({
    method: 'GET',
    path: '/game/v1/users/friendships',
    access: 'signedIn',
    summary: 'Friends, those made last first.',
    query: onePage,
    response: friendListSchema,
  }),
  requestFriendship: defineRoute({
    method: 'POST',
    path: '/game/v1/users/friendships',
    access: 'signedIn',
    summary: 'Ask somebody to be friends; ACCEPT when that user has asked as well.',
    body: z.object({ userId: idSchema }),
    response: friendshipSchema,
    errors: [
      'MEMBER_NOT_FOUND',
      'ALREADY_FRIEND_USER',
      'FRIENDSHIP_REFUSED',
      'TOO_MANY_FRIENDS',
      'VALIDATION_FAIL',
    ],
    perMinute: 30,
  }),
  acceptFriendship: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/friendships/:id/accept',
    access: 'signedIn',
    summary: 'Say yes to a request.',
    params: oneFriendship,
    response: friendshipSchema,
    errors: ['RESOURCE_NOT_FOUND', 'ALREADY_FRIEND_USER', 'TOO_MANY_FRIENDS'],
  }),
  rejectFriendship: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/friendships/:id/reject',
    access: 'signedIn',
    summary: 'Say no to a request; the other one is not told.',
    params: oneFriendship,
    response: friendshipSchema,
    errors: ['RESOURCE_NOT_FOUND', 'ALREADY_FRIEND_USER'],
  }),
  listReceivedFriendships: defineRoute({
    method: 'GET',
    path: '/game/v1/users/friendships/receives',
    access: 'signedIn',
    summary: 'Requests that wait for an answer, newest first.',
    query: onePage,
    response: friendListSchema,
  }),
  endFriendship: defineRoute({
    method: 'DELETE',
    path: '/game/v1/users/friendships/:id',
    access: 'signedIn',
    summary: 'No longer be friends, or take back a request.',
    params: oneFriendship,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
