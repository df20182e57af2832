import { z } from 'zod';
import { emptyReplySchema, idSchema, lookupText, timestampSchema } from '#shared/contract/fields.ts';
import { friendPageFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';

/** Source: product spec §3. */
export const FRIENDSHIP_STATES = ['ACCEPT', 'PENDING', 'REJECT'] as const;
export const FRIENDS_PER_PAGE = 20;
/** Most friends of a user, which bounds the lists. */
export const MOST_FRIENDS = 300;
/** Most requests of a user that wait for an answer. */
export const MOST_OPEN_REQUESTS = 30;
export const GIFT_POINTS = 5;
/** Paid gifts of one day; further ones are greetings. */
export const PAID_GIFTS_PER_DAY = 10;

/** A friend's activity; friends in a LESSON are not disturbed. */
export const FRIEND_ACTIVITIES = ['PLAYING', 'LESSON', 'AWAY'] as const;
export type FriendActivity = (typeof FRIEND_ACTIVITIES)[number];
/** The relation of another user to the caller. A refused user is shown ASKED. */
export const FRIEND_RELATIONS = ['NONE', 'ASKED', 'RECEIVED', 'FRIEND'] as const;

/** The other user of a friendship or a request. */
export const friendSchema = z.object({
  friendshipId: idSchema,
  userId: idSchema,
  nickname: z.string(),
  level: z.number().int(),
  since: timestampSchema,
  /** The items that the user wears, for a portrait. */
  itemIdList: z.array(idSchema),
});
export type Friend = z.infer<typeof friendSchema>;

/** A friend's location; `mapId` only while in the world, `lastMapId` is the map on which it was last. */
export const lobbyMemberSchema = z.object({
  friendshipId: idSchema,
  userId: idSchema,
  nickname: z.string(),
  level: z.number().int(),
  online: z.boolean(),
  mapId: idSchema.nullable(),
  mapName: z.string().nullable(),
  lastMapId: idSchema.nullable(),
  lastSeenAt: timestampSchema.nullable(),
  activity: z.enum(FRIEND_ACTIVITIES),
  itemIdList: z.array(idSchema),
  /** The caller has sent its gift of today. */
  giftSent: z.boolean(),
});
export type LobbyMember = z.infer<typeof lobbyMemberSchema>;

const friendListSchema = z.object({ friendList: z.array(friendSchema), ...friendPageFields });
const friendshipSchema = z.object({ friendshipId: idSchema, state: z.enum(FRIENDSHIP_STATES) });
const oneFriendship = z.object({ id: idSchema });
const relationSchema = z.object({ relation: z.enum(FRIEND_RELATIONS), friendshipId: idSchema.nullable() });
export type FriendRelationReply = z.infer<typeof relationSchema>;
const receivedGiftSchema = z.object({
  giftId: idSchema,
  userId: idSchema,
  nickname: z.string(),
  level: z.number().int(),
  itemIdList: z.array(idSchema),
  /** The points of the gift; 0 beyond the paid ones of a day. */
  point: z.number().int(),
  at: timestampSchema,
});
export type ReceivedGift = z.infer<typeof receivedGiftSchema>;
/** x and y are the feet in map pixels. */
const friendPlaceSchema = z.object({
  userId: idSchema,
  mapId: idSchema,
  /** In the caller's own copy of the map. */
  isHere: z.boolean(),
  x: z.number(),
  y: z.number(),
});
export type FriendPlace = z.infer<typeof friendPlaceSchema>;
const onePage = z.object({ page: pageFromOne });

export const friendRoutes = {
  listLobbyMembers: defineRoute({
    method: 'GET',
    path: '/game/v1/auth/rooms/lobbies/members',
    access: 'signedIn',
    summary: 'Friends with the map they are on, those in the world first.',
    response: z.object({ memberList: z.array(lobbyMemberSchema) }),
  }),
  list: defineRoute({
    method: 'GET',
    path: '/game/v1/users/friendships',
    access: 'signedIn',
    summary: 'Friends, those made last first.',
    withoutPage: 'The window of friends shows where each is, and asks by `friends.listLobbyMembers`.',
    query: onePage,
    response: friendListSchema,
  }),
  request: defineRoute({
    method: 'POST',
    path: '/game/v1/users/friendships',
    access: 'signedIn',
    summary: 'Ask somebody to be friends; ACCEPT when that user has asked as well.',
    body: z.union([z.strictObject({ userId: idSchema }), z.strictObject({ nickname: lookupText(60) })]),
    response: friendshipSchema,
    errors: [
      'MEMBER_NOT_FOUND',
      'USER_NICKNAME_NOT_FOUND',
      'ALREADY_FRIEND_USER',
      'FRIENDSHIP_REFUSED',
      'TOO_MANY_FRIENDS',
      'TOO_MANY_FRIEND_REQUESTS',
      'VALIDATION_FAIL',
    ],
    perMinute: 30,
  }),
  accept: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/friendships/:id/accept',
    access: 'signedIn',
    summary: 'Say yes to a request.',
    params: oneFriendship,
    response: friendshipSchema,
    errors: ['RESOURCE_NOT_FOUND', 'ALREADY_FRIEND_USER', 'TOO_MANY_FRIENDS'],
  }),
  reject: defineRoute({
    method: 'PUT',
    path: '/game/v1/users/friendships/:id/reject',
    access: 'signedIn',
    summary: 'Say no to a request; the other one is not told.',
    params: oneFriendship,
    response: friendshipSchema,
    errors: ['RESOURCE_NOT_FOUND', 'ALREADY_FRIEND_USER'],
  }),
  listReceived: defineRoute({
    method: 'GET',
    path: '/game/v1/users/friendships/receives',
    access: 'signedIn',
    summary: 'Requests that wait for an answer, newest first.',
    query: onePage,
    response: friendListSchema,
  }),
  end: defineRoute({
    method: 'DELETE',
    path: '/game/v1/users/friendships/:id',
    access: 'signedIn',
    summary: 'No longer be friends, or take back a request.',
    params: oneFriendship,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  getRelation: defineRoute({
    method: 'GET',
    path: '/game/v1/users/friendships/with/:id',
    access: 'signedIn',
    summary: 'What another user is to the caller.',
    params: oneFriendship,
    response: relationSchema,
    errors: ['MEMBER_NOT_FOUND', 'VALIDATION_FAIL'],
  }),
  locate: defineRoute({
    method: 'GET',
    path: '/game/v1/users/friendships/:id/place',
    access: 'signedIn',
    summary: 'Where the friend of this friendship is, to go there.',
    params: oneFriendship,
    response: friendPlaceSchema,
    errors: ['RESOURCE_NOT_FOUND', 'FRIEND_AWAY', 'FRIEND_IN_LESSON'],
  }),
  sendGift: defineRoute({
    method: 'POST',
    path: '/game/v1/users/friendships/:id/gifts',
    access: 'signedIn',
    summary: 'Give the friend of this friendship a shell, once a day.',
    params: oneFriendship,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND', 'GIFT_ALREADY_SENT'],
  }),
  listGifts: defineRoute({
    method: 'GET',
    path: '/game/v1/users/friendships/gifts',
    access: 'signedIn',
    summary: 'Gifts of friends, newest first.',
    query: onePage,
    response: z.object({ giftList: z.array(receivedGiftSchema), ...friendPageFields }),
  }),
};
