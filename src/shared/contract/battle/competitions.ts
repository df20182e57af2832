import { z } from 'zod';
import { countSchema, idSchema, nameText, timestampSchema } from '#shared/contract/fields.ts';
import { contestKeySchema } from './contestKeys.ts';
import { languageSchema } from '#shared/contract/learning/languages.ts';
import { problemSchema, sourceSchema } from '#shared/contract/learning/problems.ts';
import { groupSchema, MOST_GROUPS } from '#shared/contract/channels/groups.ts';
import { submissionSchema } from '#shared/contract/learning/submissions.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { ROLE_CHECKS } from '#shared/contract/roles.ts';
import { channelCardSchema } from '#shared/contract/channels/channels.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { certificateSchema } from '#shared/contract/world/certificates.ts';
import { roomMemberSchema } from './battles.ts';
import {
  contestClockSchema,
  contestContentSchema,
  contestRuleSchema,
  replayStepSchema,
  scoreboardRowSchema,
  scoreboardSchema,
  SUBMISSIONS_PER_MINUTE,
} from './scoreboards.ts';
import { stagePathSchema } from './stageContents.ts';

export const ENROLL_STATES = ['NOT_ENROLLED', 'ENROLLED', 'STARTED'] as const;
export const MOST_CONTENTS = 20;
/** The roles that may enrol, from everybody of the channel on. */
export const ENROLL_ROLES = [
  'generalMember',
  'regularMember',
  'student',
  'regularStudent',
  'teacher',
] as const satisfies readonly (typeof ROLE_CHECKS)[number][];

export const competitionSchema = z.object({
  /** Null for the race of a room. */
  competitionId: idSchema.nullable(),
  roomCode: z.string().nullable(),
  channelId: idSchema,
  name: z.string(),
  content: z.string(),
  rule: contestRuleSchema,
  ruleTextList: z.array(z.string()),
  /** Minutes. */
  limitTime: z.int().positive(),
  startDate: timestampSchema,
  /** Nothing counts after it, even if `limitTime` is not over. */
  endDate: timestampSchema,
  /** The roles that may enrol; null for the members of the room. */
  enrollRole: z.enum(ROLE_CHECKS).nullable(),
  /** Groups whose members it is for; empty for everybody of the channel. */
  groupList: z.array(groupSchema.pick({ channelGroupId: true, name: true, colour: true })),
  enrollState: z.enum(ENROLL_STATES),
  enrolledUserCount: countSchema,
  contentCount: countSchema,
  /** Points of the contents in their order; the contents are a secret before the start. */
  pointList: z.array(z.int().positive()),
  /** Minutes before the end from which results of others are hidden; 0 for never. */
  freezeMinutes: countSchema,
  /** Null before the countdown of the race. */
  clock: contestClockSchema.nullable(),
});
export type Competition = z.infer<typeof competitionSchema>;

/** A competition among those of several classes. */
export const competitionOfClassSchema = competitionSchema.extend({ channel: channelCardSchema });
export type CompetitionOfClass = z.infer<typeof competitionOfClassSchema>;

/** The description of a competition by staff. */
export const competitionInputSchema = z
  .object({
    name: nameText(40, '대회 이름을 써 주세요.'),
    content: z.string().max(4_000, '설명이 너무 길어요.').default(''),
    rule: contestRuleSchema,
    /** Minutes. */
    limitTime: z
      .int('시간은 분으로 써 주세요.')
      .min(1, '1분부터 할 수 있어요.')
      .max(1_440, '하루를 넘길 수 없어요.'),
    startDate: timestampSchema,
    endDate: timestampSchema,
    /** Minutes before the end from which results of others are hidden; 0 for never. */
    freezeMinutes: z.int().min(0).max(240, '240분까지 숨길 수 있어요.').default(0),
    enrollRole: z.enum(ENROLL_ROLES).default('generalMember'),
    /** Groups whose members may enrol; empty for everybody of the channel. */
    groupIdList: z
      .array(idSchema)
      .max(MOST_GROUPS)
      .default([])
      .transform((list) => [...new Set(list)]),
    shareSolutions: z.boolean().default(true),
    contentList: z
      .array(
        z.object({
          problemId: idSchema,
          points: z.int().min(1, '점수는 1점부터예요.').max(1_000, '점수는 1000점까지예요.').default(100),
        }),
      )
      .min(1, '문제를 하나 이상 골라 주세요.')
      .max(MOST_CONTENTS, `문제는 ${MOST_CONTENTS}개까지 고를 수 있어요.`)
      .refine(
        (list) => new Set(list.map(({ problemId }) => problemId)).size === list.length,
        '같은 문제를 두 번 고를 수 없어요.',
      ),
  })
  .refine(({ startDate, endDate }) => Date.parse(startDate) < Date.parse(endDate), {
    path: ['endDate'],
    message: '끝나는 때는 시작하는 때보다 늦어야 해요.',
  });
export type CompetitionInput = z.infer<typeof competitionInputSchema>;

export const solutionSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  submissionId: idSchema,
  language: languageSchema,
  source: z.string(),
  durationTime: countSchema,
});

export const competitionReportSchema = z.object({
  userId: idSchema,
  nickname: z.string(),
  /** Null before the end, and for users who handed nothing in. */
  rank: z.int().positive().nullable(),
  totalPoint: countSchema,
  /** A teacher's comment; empty before. */
  content: z.string(),
  writtenAt: timestampSchema.nullable(),
});

const member = { channelRole: 'generalMember' } as const;
const params = z.object({ key: contestKeySchema });
const contentParams = params.extend({ competitionContentId: idSchema });
const workBody = z.object({
  clientKey: z.uuid(),
  language: languageSchema,
  source: sourceSchema.min(1, '코드를 써 주세요.'),
});
const found = ['RESOURCE_NOT_FOUND', 'ROOM_NOT_FOUND'] as const;
const taking = [...found, 'NOT_ENROLLED_COMPETITION', 'NOT_ACCEPT_ROOM'] as const;

export const competitionRoutes = {
  listOwn: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/competitions',
    access: 'signedIn',
    summary:
      'Competitions of all classes of the caller that are for it: those that run, then those that come, the next first, then those that are over.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ competitionList: z.array(competitionOfClassSchema), ...pageCountFields }),
  }),
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/competitions',
    access: member,
    summary:
      'Competitions of the channel that are for the caller: those that run, then those that come, the next first, then those that are over.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ competitionList: z.array(competitionSchema), ...pageCountFields }),
  }),
  getInfo: defineRoute({
    method: 'GET',
    path: '/channel/v1/competitions/:key',
    access: member,
    summary: 'A competition, by its id or by the code of a room.',
    params,
    response: competitionSchema,
    errors: found,
  }),
  enroll: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/competitions/:key/enrolls',
    access: member,
    summary:
      'Take part; a second time answers the same. Whoever comes late has what is left of the common time.',
    params,
    response: competitionSchema,
    errors: [...found, 'NOT_ACCEPT_ROOM', 'IS_NOT_ADVANCED_CHANNEL_USER', 'BATTLE_ENDED'],
  }),
  start: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/competitions/:key/starts',
    access: member,
    summary: 'Begin to solve; the time has been running since the start of the competition.',
    params,
    response: competitionSchema,
    errors: [...taking, 'BATTLE_NOT_STARTED', 'BATTLE_ENDED'],
  }),
  getMyScore: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/competitions/:key/scores/me',
    access: member,
    summary: 'The caller’s own row and entries, true also while the board is frozen.',
    withoutPage: 'The room of a contest pushes the own row.',
    params,
    response: z.object({
      row: scoreboardRowSchema.nullable(),
      scoreboardList: scoreboardSchema.shape.scoreboardList,
    }),
    errors: taking,
  }),
  listContents: defineRoute({
    method: 'GET',
    path: '/channel/v1/competitions/:key/contents',
    access: member,
    summary: 'The contents; for those who take part, once it has begun, for everybody after the end.',
    withoutPage: 'The scoreboard of the room brings the contents along.',
    params,
    response: z.object({ contentList: z.array(contestContentSchema) }),
    errors: [...taking, 'BATTLE_NOT_STARTED'],
  }),
  getProblem: defineRoute({
    method: 'GET',
    path: '/channel/v1/competitions/:key/contents/:competitionContentId/problems',
    access: member,
    summary: 'The problem of a content; a stage, too, that the road of stages has not opened yet.',
    params: contentParams,
    response: problemSchema,
    errors: [...taking, 'BATTLE_NOT_STARTED', 'PROBLEM_NOT_FOUND', 'STAGE_BROKEN'],
  }),
  listPaths: defineRoute({
    method: 'GET',
    path: '/channel/v1/competitions/:key/contents/:competitionContentId/paths',
    access: member,
    summary: 'Where the avatars of the others went in a stage, frozen as the board is.',
    params: contentParams,
    response: z.object({ pathList: z.array(stagePathSchema) }),
    errors: [...taking, 'BATTLE_NOT_STARTED'],
  }),
  getScoreboard: defineRoute({
    method: 'GET',
    path: '/channel/v1/competitions/:key/scoreboards',
    access: member,
    summary: 'The board as the caller may see it: frozen but for the own row.',
    withoutPage: 'The room of a contest pushes the board.',
    params,
    response: scoreboardSchema,
    errors: [...taking, 'BATTLE_NOT_STARTED'],
  }),
  listRoomMembers: defineRoute({
    method: 'GET',
    path: '/channel/v1/competitions/:key/members',
    access: member,
    summary: 'Who takes part.',
    params,
    response: z.object({ roomMemberList: z.array(roomMemberSchema) }),
    errors: found,
  }),
  submit: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/competitions/:key/contents/:competitionContentId/submissions',
    access: member,
    summary:
      'Hand in, judged before all lessons. The verdict comes as a live entry, or by asking for the submission.',
    params: contentParams,
    body: workBody,
    response: z.object({ submissionId: idSchema, problemId: idSchema, atMs: countSchema }),
    errors: [
      ...taking,
      'BATTLE_NOT_STARTED',
      'BATTLE_PAUSED',
      'BATTLE_ENDED',
      'PROBLEM_NOT_FOUND',
      'LANGUAGE_NOT_ALLOWED',
      'SERVICE_BUSY',
      'DOLPHIN_DUPLICATE_RESOURCE',
    ],
    perMinute: SUBMISSIONS_PER_MINUTE,
  }),
  practise: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/competitions/:key/contents/:competitionContentId/practices',
    access: member,
    summary: 'Hand in after the end, for the exercise: the board stays as it is.',
    params: contentParams,
    body: workBody,
    response: submissionSchema,
    errors: [
      ...taking,
      'BATTLE_NOT_STARTED',
      'BATTLE_NOT_ENDED',
      'PROBLEM_NOT_FOUND',
      'LANGUAGE_NOT_ALLOWED',
      'SERVICE_BUSY',
      'DOLPHIN_DUPLICATE_RESOURCE',
    ],
    perMinute: SUBMISSIONS_PER_MINUTE,
  }),
  getReplay: defineRoute({
    method: 'GET',
    path: '/channel/v1/competitions/:key/replays',
    access: member,
    summary: 'Every step of the board, for the time line; after the end.',
    params,
    response: z.object({ board: scoreboardSchema, stepList: z.array(replayStepSchema) }),
    errors: [...taking, 'BATTLE_NOT_STARTED', 'BATTLE_NOT_ENDED'],
  }),
  listSolutions: defineRoute({
    method: 'GET',
    path: '/channel/v1/competitions/:key/contents/:competitionContentId/solutions',
    access: member,
    summary: 'Accepted programs of others, after the end, where the host allows it.',
    params: contentParams,
    response: z.object({ solutionList: z.array(solutionSchema) }),
    errors: [...taking, 'BATTLE_NOT_STARTED', 'BATTLE_NOT_ENDED', 'SOLUTIONS_CLOSED'],
  }),
  getCertificate: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/competitions/:key/certificates',
    access: member,
    summary: 'The certificate of the caller for one of the first three places; after the end.',
    params,
    response: certificateSchema.extend({ rank: z.int().min(1).max(3), svg: z.string() }),
    errors: [...taking, 'BATTLE_NOT_STARTED', 'BATTLE_NOT_ENDED'],
  }),
};
