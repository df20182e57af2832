import { z } from 'zod';
import { FIRST_WORDS, SECOND_WORDS } from '#shared/content/ownStageNames.ts';
import {
  countSchema,
  emptyReplySchema,
  idSchema,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { reportReasonSchema } from '#shared/contract/people/moderation.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { STAGE_THEMES } from '#shared/simulation/stage/level.ts';
import { baseVersion } from './authoring/lms.ts';
import { languageSchema } from './languages.ts';
import { sourceSchema } from './problems.ts';

/** Cells of the board of a child's own stage. */
export const OWN_BOARD = { columns: 12, rows: 8 } as const;
/** Stages that are not sent yet, and stages that are, of one account. */
export const MOST_OWN_DRAFTS = 6;
export const MOST_SENT_STAGES = 30;
/** Stages that an account may send on one day in Seoul: each tells all its friends. */
export const MOST_SENT_A_DAY = 3;
/** Solved stages of others that pay on one day. */
export const MOST_PAID_STAGES_A_DAY = 5;
export const SHARED_STAGES_PER_PAGE = 12;
/** Stages of a class named as those of the week. */
export const STAGES_OF_WEEK = 3;

export const OWN_GOALS = ['FLAG', 'SHELLS', 'LAMPS'] as const;
export type OwnGoal = (typeof OWN_GOALS)[number];

const ROW = /^[.#=|SFoy1VW]*$/u;
const boardSchema = z.object(
  {
    theme: z.enum(STAGE_THEMES, { error: '바다의 모습이 빠졌어요.' }),
    goal: z.enum(OWN_GOALS, { error: '목표가 빠졌어요.' }),
    /** Lines are ordered from top to bottom; each cell is one mark of `OWN_TILES` or water. */
    rows: z
      .array(
        z
          .string({ error: '지도의 줄이 글이 아니에요.' })
          .length(OWN_BOARD.columns, `지도의 한 줄은 ${OWN_BOARD.columns}칸이에요.`)
          .regex(ROW, '지도에 모르는 칸이 있어요.'),
        { error: '지도가 빠졌어요.' },
      )
      .length(OWN_BOARD.rows, `지도는 ${OWN_BOARD.rows}줄이에요.`),
  },
  { error: '지도가 빠졌어요.' },
);
export type OwnBoard = z.infer<typeof boardSchema>;

const word = (count: number) =>
  z
    .int('이름의 말을 골라 주세요.')
    .min(0, '이름의 말을 골라 주세요.')
    .max(count - 1, '이름의 말을 골라 주세요.');
const nameSchema = z.object(
  { first: word(FIRST_WORDS.length), second: word(SECOND_WORDS.length) },
  { error: '이름을 골라 주세요.' },
);

const programsSchema = z.partialRecord(languageSchema, sourceSchema, { error: '프로그램이 빠졌어요.' });

/** The part of a stage that its maker changes. */
export const ownStageContentSchema = z.object({
  board: boardSchema,
  name: nameSchema,
  /** The programs that were tried last, by language. */
  programs: programsSchema,
});
export type OwnStageContent = z.infer<typeof ownStageContentSchema>;

/** The first stage of a chain of remixes; null when it is gone or the caller may not know its maker. */
const rootSchema = z.object({ title: z.string(), nickname: z.string() }).nullable();

/** Measures of the maker's own program that reached the goal: the limits of the second and the third star. */
const proofSchema = z.object({
  language: languageSchema,
  blockCount: countSchema,
  stepCount: countSchema,
});
export type OwnStageProof = z.infer<typeof proofSchema>;

const ownStageSchema = z.object({
  ...ownStageContentSchema.shape,
  stageId: idSchema,
  title: z.string(),
  version: countSchema,
  /** Null after every change of the board. */
  proof: proofSchema.nullable(),
  isRemix: z.boolean(),
  root: rootSchema,
  /** Null for one that only its maker sees. A sent stage is never changed. */
  sentAt: timestampSchema.nullable(),
  toFriends: z.boolean(),
  /** The name of the class that sees it. */
  className: z.string().nullable(),
  /** Staff took it down for everybody. */
  isHidden: z.boolean(),
  heartCount: countSchema,
  playCount: countSchema,
  solveCount: countSchema,
});
export type OwnStage = z.infer<typeof ownStageSchema>;

const sharedStageSchema = z.object({
  stageId: idSchema,
  title: z.string(),
  board: boardSchema,
  author: z.object({ userId: idSchema, nickname: z.string(), itemIdList: z.array(idSchema) }),
  isMine: z.boolean(),
  isRemix: z.boolean(),
  root: rootSchema,
  blockLimit: countSchema,
  stepLimit: countSchema,
  heartCount: countSchema,
  /** Children who have tried it, and who have solved it. */
  playCount: countSchema,
  solveCount: countSchema,
  /** True once the caller has solved it. */
  isSolved: z.boolean(),
  isHearted: z.boolean(),
  sentAt: timestampSchema,
});
export type SharedStage = z.infer<typeof sharedStageSchema>;

const classSchema = z.object({ channelId: idSchema, channelName: z.string(), isStaff: z.boolean() });
export type OwnStageClass = z.infer<typeof classSchema>;

const oneStage = z.object({ stageId: idSchema });
const own = '/game/v1/users/own-stages';
const shared = '/game/v1/users/shared-stages';
const programSchema = z.object({ language: languageSchema, source: sourceSchema });

export const ownStageRoutes = {
  list: defineRoute({
    method: 'GET',
    path: own,
    access: 'signedIn',
    summary: 'The stages that the caller makes and has sent, the latest first.',
    response: z.object({ stageList: z.array(ownStageSchema) }),
  }),
  create: defineRoute({
    method: 'POST',
    path: own,
    access: 'signedIn',
    summary: 'Begin a stage.',
    response: ownStageSchema,
    errors: ['OWN_STAGES_FULL'],
    perMinute: 20,
  }),
  get: defineRoute({
    method: 'GET',
    path: `${own}/:stageId`,
    access: 'signedIn',
    summary: 'A stage of the caller, with its programs.',
    params: oneStage,
    response: ownStageSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: `${own}/:stageId`,
    access: 'signedIn',
    summary:
      'Save on top of `baseVersion`; a newer version answers CONTENT_CONFLICT and stays. Another board takes the proof away.',
    params: oneStage,
    body: z.object({ ...ownStageContentSchema.shape, baseVersion }),
    response: ownStageSchema,
    errors: ['RESOURCE_NOT_FOUND', 'CONTENT_CONFLICT', 'OWN_STAGE_SENT'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${own}/:stageId`,
    access: 'signedIn',
    summary: 'Throw a stage of the caller away; nobody sees it any more, what it paid is kept.',
    params: oneStage,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  prove: defineRoute({
    method: 'POST',
    path: `${own}/:stageId/proofs`,
    access: 'signedIn',
    summary: 'Judge the maker’s own program on the stored board, which must be the one named.',
    params: oneStage,
    body: programSchema.extend({ board: boardSchema }),
    response: z.object({ isProved: z.boolean(), explanation: z.string().nullable(), stage: ownStageSchema }),
    errors: ['RESOURCE_NOT_FOUND', 'CONTENT_CONFLICT', 'CONTENT_NOT_READY', 'OWN_STAGE_SENT', 'SERVICE_BUSY'],
    perMinute: 30,
  }),
  send: defineRoute({
    method: 'POST',
    path: `${own}/:stageId/publications`,
    access: 'signedIn',
    requires: ['guardianConsent'],
    summary: 'Show a proved stage to friends, to a class, or to both.',
    params: oneStage,
    body: z.object({
      toFriends: z.boolean('누구에게 보낼지 골라 주세요.'),
      /** Null for no class. */
      channelId: z.int().positive().max(2_147_483_647).nullable(),
    }),
    response: ownStageSchema,
    errors: [
      'RESOURCE_NOT_FOUND',
      'OWN_STAGE_NOT_PROVED',
      'OWN_STAGE_SENT',
      'OWN_STAGE_LIMIT',
      'OWN_STAGES_FULL',
      'CHANNEL_MEMBER_NOT_FOUND',
      'CHANNEL_CONTENT_UNAUTHORIZED',
      'CHAT_MUTED',
      'CHAT_OFF',
    ],
    perMinute: 10,
  }),
  listClasses: defineRoute({
    method: 'GET',
    path: '/game/v1/users/shared-stage-classes',
    access: 'signedIn',
    summary: 'The classes of the caller that share stages; the school that everybody is in is none.',
    response: z.object({ classList: z.array(classSchema) }),
  }),
  listOfFriends: defineRoute({
    method: 'GET',
    path: shared,
    access: 'signedIn',
    summary: 'Stages that friends have sent, the latest first.',
    query: z.object({ page: pageFromOne }),
    response: z.object({ stageList: z.array(sharedStageSchema), ...pageCountFields }),
  }),
  listOfClass: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/shared-stages',
    access: { channelRole: 'generalMember', plugin: 'OWN_STAGE' },
    summary:
      'Stages that members have sent to the class, the latest first, and those with most hearts this week.',
    query: z.object({ page: pageFromOne }),
    response: z.object({
      stageList: z.array(sharedStageSchema),
      weekList: z.array(sharedStageSchema),
      ...pageCountFields,
    }),
  }),
  open: defineRoute({
    method: 'GET',
    path: `${shared}/:stageId`,
    access: 'signedIn',
    summary: 'A stage that was sent to the caller, or its own.',
    params: oneStage,
    response: sharedStageSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  play: defineRoute({
    method: 'POST',
    path: `${shared}/:stageId/plays`,
    access: 'signedIn',
    summary: 'The caller has tried it; counted once for each child.',
    params: oneStage,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  solve: defineRoute({
    method: 'POST',
    path: `${shared}/:stageId/solutions`,
    access: 'signedIn',
    summary: 'Judge a program on it; the first right one of another’s stage pays, a few times a day.',
    params: oneStage,
    body: programSchema,
    response: z.object({
      isSolved: z.boolean(),
      explanation: z.string().nullable(),
      gainedPoint: countSchema,
      gainedExp: countSchema,
    }),
    errors: ['RESOURCE_NOT_FOUND', 'SERVICE_BUSY'],
    perMinute: 40,
  }),
  heart: defineRoute({
    method: 'PUT',
    path: `${shared}/:stageId/hearts`,
    access: 'signedIn',
    summary: 'Give a heart to a stage that one has solved; once, and never to one’s own.',
    params: oneStage,
    response: z.object({ heartCount: countSchema }),
    errors: ['RESOURCE_NOT_FOUND', 'OWN_STAGE_NOT_SOLVED'],
  }),
  remix: defineRoute({
    method: 'POST',
    path: `${shared}/:stageId/remixes`,
    access: 'signedIn',
    summary: 'Copy it into a stage of the caller; the first stage of the chain stays named.',
    params: oneStage,
    response: ownStageSchema,
    errors: ['RESOURCE_NOT_FOUND', 'OWN_STAGES_FULL'],
    perMinute: 20,
  }),
  report: defineRoute({
    method: 'POST',
    path: `${shared}/:stageId/reports`,
    access: 'signedIn',
    summary: 'Tell staff about a stage: that of its class, or of the school for one among friends.',
    params: oneStage,
    body: z.object({
      reason: reportReasonSchema,
      comment: typedText(200, '어떤 일이 있었는지 써 주세요.').optional(),
    }),
    response: z.object({ reportId: idSchema }),
    errors: ['RESOURCE_NOT_FOUND', 'VALIDATION_FAIL'],
    perMinute: 10,
  }),
  takeDown: defineRoute({
    method: 'DELETE',
    path: '/channel/v1/channels/shared-stages/:stageId',
    access: { channelRole: 'teacher' },
    summary: 'Take a stage out of the class; its maker is told and keeps it.',
    params: oneStage,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
