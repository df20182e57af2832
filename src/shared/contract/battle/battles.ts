import { z } from 'zod';
import { channelCardSchema } from '#shared/contract/channels/channels.ts';
import { LANGUAGES, languageSchema } from '#shared/contract/learning/languages.ts';
import type { ProblemKind } from '#shared/contract/learning/problems.ts';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  nameText,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { tierLevelSchema, tierSchema } from '#shared/contract/world/ranking.ts';
import { ROOM_CODE } from './contestKeys.ts';
import { contestRuleSchema, scoreboardSchema } from './scoreboards.ts';

export const ROOM_MODES = ['SOLO', 'TEAM'] as const;
export const ROOM_STATES = ['WAITING', 'RUNNING', 'ENDED'] as const;
export const MEMBER_ROLES = ['PLAYER', 'SPECTATOR'] as const;

/** The kinds of problems of a race; an object of the world is for one child. */
export const BATTLE_KINDS = ['CODE', 'STAGE'] as const satisfies readonly ProblemKind[];

export const MOST_PLAYERS = 30;
export const MOST_SPECTATORS = 300;
export const MOST_TEAMS = 6;
export const ROOMS_PER_PAGE = 20;

const teamIdSchema = z.int().min(1).max(MOST_TEAMS);

const settingFields = {
  name: nameText(30, '방 이름을 써 주세요.'),
  capacity: z
    .int()
    .min(2, '두 명부터 할 수 있어요.')
    .max(MOST_PLAYERS, '서른 명까지 할 수 있어요.')
    .default(8),
  mode: z.enum(ROOM_MODES).default('SOLO'),
  teamCount: z.int().min(2).max(MOST_TEAMS).default(2),
  rule: contestRuleSchema.default('SPEED'),
  /** STAGE: the same level for all, in which the program moves the own avatar. */
  kind: z.enum(BATTLE_KINDS).default('CODE'),
  problemCount: z.int().min(1).max(10).default(3),
  minutes: z.int().min(1, '1분부터 할 수 있어요.').max(180, '180분까지 할 수 있어요.').default(15),
  /** Hides the results of others in the last fifth of the time, five minutes at most. */
  freeze: z.boolean().default(true),
  spectators: z.boolean().default(true),
  /** Accepted programs of others may be read after the end. */
  shareSolutions: z.boolean().default(true),
  /** Shown in the list; other rooms are entered by code or invitation. */
  listed: z.boolean().default(true),
};
const difficultySchema = z.int().min(1).max(5);

/** The host's choices. Without a difficulty or a language any will do. */
export const roomSettingsSchema = z.object({
  ...settingFields,
  difficulty: difficultySchema.optional().transform((difficulty) => difficulty ?? null),
  /** Problems that allow it. */
  language: languageSchema.optional().transform((language) => language ?? null),
});
export type RoomSettings = z.infer<typeof roomSettingsSchema>;
const passwordSchema = typedText(20, '비밀번호를 써 주세요.');

export const battleRoomSchema = z.object({
  roomId: idSchema,
  code: z.string().regex(ROOM_CODE),
  ...settingFields,
  /** Null for any. */
  difficulty: difficultySchema.nullable(),
  language: languageSchema.nullable(),
  hasPassword: z.boolean(),
  channelId: idSchema,
  /** Null for a moment, until the role is passed on. */
  hostId: idSchema.nullable(),
  hostNickname: z.string(),
  memberCount: countSchema,
  spectatorCount: countSchema,
  state: z.enum(ROOM_STATES),
  /** Made by a quick match: it starts by itself when all, at least two, are ready, or when its clock is over. */
  isQuick: z.boolean(),
  /** A teacher's: its staff may pause, extend and end it. */
  isClass: z.boolean(),
  /** The tier of a quick match; null otherwise. */
  tier: tierSchema.nullable(),
  /** When a quick match starts with those who are ready; null while no clock runs. */
  startsAt: timestampSchema.nullable(),
  /** The present or last race; null before the first. */
  contestId: idSchema.nullable(),
  createdAt: timestampSchema,
});
export type BattleRoom = z.infer<typeof battleRoomSchema>;

/** A room among those of several classes. */
export const roomOfClassSchema = battleRoomSchema.extend({ channel: channelCardSchema });
export type RoomOfClass = z.infer<typeof roomOfClassSchema>;

export const roomMemberSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  level: z.int(),
  tier: tierSchema,
  role: z.enum(MEMBER_ROLES),
  teamId: teamIdSchema.nullable(),
  ready: z.boolean(),
  isHost: z.boolean(),
});
export type RoomMember = z.infer<typeof roomMemberSchema>;

export const roomViewSchema = z.object({ room: battleRoomSchema, roomMemberList: z.array(roomMemberSchema) });
export type RoomView = z.infer<typeof roomViewSchema>;

export const battleRatingSchema = z.object({
  tier: tierSchema,
  tierLevel: tierLevelSchema,
  /** The rating grows with the proved skill; 0 for a beginner. */
  rating: countSchema,
  battleCount: countSchema,
  winCount: countSchema,
});
export type BattleRating = z.infer<typeof battleRatingSchema>;

/** Improvements since the race before or within this one; the most telling comes first. */
export const GAIN_KINDS = ['FIRST', 'RANK_UP', 'MORE_SOLVED', 'MENDED', 'FEWER_WRONG', 'NO_WRONG'] as const;
export const resultGainSchema = z.object({ kind: z.enum(GAIN_KINDS), count: countSchema });
export type ResultGain = z.infer<typeof resultGainSchema>;

const provedSchema = battleRatingSchema.pick({ tier: true, tierLevel: true, rating: true }).extend({
  /** The share of the way through its tier. */
  share: z.number().min(0).max(1),
});

/** The results of a race for one player: decided by the transaction that ended it. */
export const battleResultSchema = z.object({
  contestId: idSchema,
  rank: z.int().positive(),
  gainList: z.array(resultGainSchema),
  point: countSchema,
  exp: countSchema,
  /** Nothing was given because the rewards of the day were used up. */
  isOverDay: z.boolean(),
  /** Null where the race was not rated: of a class, or without an opponent. */
  rating: z.object({ before: provedSchema, after: provedSchema }).nullable(),
});
export type BattleResult = z.infer<typeof battleResultSchema>;

/** Two programs of one content that are close; for the host and staff. */
export const similaritySchema = z.object({
  competitionContentId: idSchema,
  userIdList: z.array(idSchema).length(2),
  nicknameList: z.array(z.string()).length(2),
  /** Share of the shorter program's marks that the other has, too. */
  percentage: z.int().min(0).max(100),
});

const member = { channelRole: 'generalMember' } as const;
export const codeParams = z.object({
  code: z.string().trim().toUpperCase().regex(ROOM_CODE, '방 코드를 다시 확인해 주세요.'),
});
const memberParams = codeParams.extend({ userId: idSchema });
const staffParams = z.object({ id: idSchema, ...codeParams.shape });
const entry = [
  'ROOM_NOT_FOUND',
  'MISMATCH_ROOM_PASSWORD',
  'ALREADY_ROOM_MEMBER_USER',
  'ALREADY_ANOTHER_ROOM_MEMBER_USER',
  'TOO_MANY_ROOM_MEMBER',
  'NOT_ACCEPT_ROOM',
] as const;
const hostCommand = ['ROOM_NOT_FOUND', 'NOT_HAS_ROLE', 'BATTLE_UNDERWAY'] as const;

const roomFilter = z.object({
  page: pageFromOne,
  kind: z.enum(BATTLE_KINDS).optional(),
  language: z.enum(LANGUAGES).optional(),
  difficulty: z.coerce.number().int().min(1).max(5).optional(),
});

export const battleRoutes = {
  listOwn: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/battles/rooms',
    access: 'signedIn',
    summary: 'Rooms of all classes of the caller that wait for players or may be watched, the newest first.',
    query: roomFilter,
    response: z.object({ roomList: z.array(roomOfClassSchema), ...pageCountFields }),
  }),
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/battles/rooms',
    access: member,
    summary: 'Rooms of the channel that wait for players or may be watched, the newest first.',
    query: roomFilter,
    response: z.object({ roomList: z.array(battleRoomSchema), ...pageCountFields }),
  }),
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/battles/rooms/:code',
    access: member,
    summary: 'A room and who is in it.',
    params: codeParams,
    response: roomViewSchema,
    errors: ['ROOM_NOT_FOUND'],
  }),
  getOwn: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/battles/rooms/me',
    access: 'signedIn',
    summary: 'The room the caller is in, of whichever class, to come back to; null without one.',
    response: z.object({ room: roomOfClassSchema.nullable() }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/battles/rooms',
    feature: 'BATTLES',
    access: member,
    summary: 'Open a room and be its host.',
    body: roomSettingsSchema.extend({ password: passwordSchema.optional() }),
    response: roomViewSchema,
    errors: ['ALREADY_ANOTHER_ROOM_MEMBER_USER', 'BATTLE_NO_PROBLEM'],
    perMinute: 30,
  }),
  update: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/battles/rooms/:code',
    access: member,
    summary: 'Change a room that is waiting; its host alone. A password of null takes it away.',
    params: codeParams,
    body: roomSettingsSchema.extend({ password: passwordSchema.nullable().optional() }),
    response: roomViewSchema,
    errors: [...hostCommand, 'TOO_MANY_ROOM_MEMBER', 'BATTLE_NO_PROBLEM'],
    perMinute: 30,
  }),
  join: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/battles/rooms/:code/members',
    access: member,
    summary: 'Come into a room as a player, or to watch.',
    params: codeParams,
    body: z.object({ password: z.string().max(80).optional(), spectate: z.boolean().default(false) }),
    response: roomViewSchema,
    errors: entry,
    perMinute: 20,
  }),
  leave: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/battles/rooms/:code/members/me',
    access: member,
    summary: 'Leave a room; the part of the host goes to who has been there longest.',
    params: codeParams,
    response: emptyReplySchema,
    errors: ['ROOM_NOT_FOUND'],
  }),
  setReady: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/battles/rooms/:code/members/me',
    access: member,
    summary: 'Be ready or not, and choose a team.',
    params: codeParams,
    body: z.object({ ready: z.boolean().optional(), teamId: teamIdSchema.optional() }),
    response: roomViewSchema,
    errors: ['ROOM_NOT_FOUND', 'BATTLE_UNDERWAY'],
    perMinute: 60,
  }),
  setTeams: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/battles/rooms/:code/teams',
    access: member,
    summary: 'Put players into teams; the host or staff of a class.',
    params: codeParams,
    body: z.object({
      memberList: z
        .array(z.object({ userId: idSchema, teamId: teamIdSchema }))
        .min(1)
        .max(MOST_PLAYERS),
    }),
    response: roomViewSchema,
    errors: hostCommand,
  }),
  kick: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/users/battles/rooms/:code/players/:userId',
    access: member,
    summary: 'Send a member away, who cannot come back; the host or staff of a class, before the race.',
    params: memberParams,
    response: roomViewSchema,
    errors: [...hostCommand, 'MEMBER_NOT_FOUND'],
  }),
  passHost: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/battles/rooms/:code/hosts/:userId',
    access: member,
    summary: 'Hand the part of the host to another player.',
    params: memberParams,
    response: roomViewSchema,
    errors: [...hostCommand, 'MEMBER_NOT_FOUND'],
  }),
  invite: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/battles/rooms/:code/invitations',
    access: member,
    summary: 'Invite a friend, who is told by a notification and needs no password.',
    params: codeParams,
    body: z.object({ userId: idSchema }),
    response: emptyReplySchema,
    errors: ['ROOM_NOT_FOUND', 'NOT_A_FRIEND', 'NOT_HAS_ROLE'],
    perMinute: 20,
  }),
  start: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/battles/rooms/:code/starts',
    access: member,
    summary:
      'Count down and race: problems are drawn now. The host, when the others are ready; staff of a class at once.',
    params: codeParams,
    response: roomViewSchema,
    errors: [...hostCommand, 'BATTLE_NOT_READY', 'BATTLE_NO_PROBLEM'],
    perMinute: 30,
  }),
  rematch: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/battles/rooms/:code/rematches',
    access: member,
    summary: 'Ready for another race with whoever stays; any player after the end, and staff of a class.',
    params: codeParams,
    response: roomViewSchema,
    errors: [...hostCommand],
  }),
  control: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/battles/rooms/:code/controls',
    access: member,
    summary: 'Pause, go on, give more time or end; staff of the class of the room.',
    params: codeParams,
    body: z.discriminatedUnion('action', [
      z.object({ action: z.enum(['PAUSE', 'RESUME', 'END']) }),
      z.object({ action: z.literal('EXTEND'), minutes: z.int().min(1).max(60) }),
    ]),
    response: roomViewSchema,
    errors: ['ROOM_NOT_FOUND', 'NOT_HAS_ROLE', 'BATTLE_NOT_STARTED', 'BATTLE_ENDED'],
  }),
  quickMatch: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/battles/quick-matches',
    feature: 'BATTLES',
    access: member,
    summary: 'Into a waiting room that fits, after a while one of any tier, or into a new one.',
    body: z.object({
      kind: z.enum(BATTLE_KINDS),
      language: languageSchema.optional().transform((language) => language ?? null),
    }),
    response: roomViewSchema,
    errors: ['ALREADY_ANOTHER_ROOM_MEMBER_USER', 'BATTLE_NO_PROBLEM'],
    perMinute: 20,
  }),
  getResult: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/battles/rooms/:code/results/me',
    access: member,
    summary: 'What the last race of the room brought to the caller; null for whoever did not take part.',
    params: codeParams,
    response: z.object({ result: battleResultSchema.nullable() }),
    errors: ['ROOM_NOT_FOUND', 'BATTLE_NOT_ENDED'],
  }),
  getRating: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/battles/ratings/me',
    access: 'signedIn',
    summary: 'The caller’s tier in battles.',
    response: battleRatingSchema,
  }),
  listSimilarities: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/battles/rooms/:code/similarities',
    access: member,
    summary: 'Programs of the last race that are close copies; the host and staff of the channel.',
    params: codeParams,
    response: z.object({ similarityList: z.array(similaritySchema) }),
    errors: ['ROOM_NOT_FOUND', 'NOT_HAS_ROLE', 'BATTLE_NOT_ENDED'],
  }),
  createForClass: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/channels/:id/lms/battles',
    feature: 'BATTLES',
    access: { channelRole: 'teacher', channelFrom: 'id' },
    summary: 'Open a battle for a class: members come by its code, staff run it without playing.',
    params: z.object({ id: idSchema }),
    body: roomSettingsSchema,
    response: roomViewSchema,
    errors: ['BATTLE_NO_PROBLEM'],
    perMinute: 30,
  }),
  getScreen: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/lms/battles/:code/screens',
    access: { channelRole: 'teacher', channelFrom: 'id' },
    summary: 'Room and board for the projector: what every player may see, nothing more.',
    params: staffParams,
    response: roomViewSchema.extend({
      board: scoreboardSchema.nullable(),
      /** The frozen board after the end, before the reveal. */
      frozenBoard: scoreboardSchema.nullable(),
    }),
    errors: ['ROOM_NOT_FOUND'],
  }),
};
