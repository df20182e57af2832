import { z } from 'zod';
import {
  emptyReplySchema,
  idSchema,
  lookupText,
  timestampSchema,
  typedText,
} from '#shared/contract/fields.ts';
import { languageSchema } from '#shared/contract/learning/languages.ts';
import { PROBLEM_KINDS } from '#shared/contract/learning/problems.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { exportQuery } from '#shared/contract/learning/homeworks.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { similaritySchema } from './battles.ts';
import { competitionSchema, competitionInputSchema, competitionReportSchema } from './competitions.ts';
import { contestContentSchema, scoreboardSchema, scoreboardUserSchema } from './scoreboards.ts';

const staff = { channelRole: 'teacher', channelFrom: 'id' } as const;
const channelParams = z.object({ id: idSchema });
const lmsParams = channelParams.extend({ competitionId: idSchema });
const lms = '/channel/v1/users/channels/:id/lms/competitions' as const;
const staffCompetition = competitionSchema.extend({
  shareSolutions: z.boolean(),
  contentList: z.array(contestContentSchema),
});
export type StaffCompetition = z.infer<typeof staffCompetition>;

/** A problem or stage that a competition can be made of. */
export const contestProblemSchema = z.object({
  problemId: idSchema,
  title: z.string(),
  kind: z.enum(PROBLEM_KINDS),
  difficulty: z.int(),
});
export type ContestProblem = z.infer<typeof contestProblemSchema>;

export const lmsCompetitionRoutes = {
  list: defineRoute({
    method: 'GET',
    path: lms,
    access: staff,
    summary: 'All competitions of the channel, the newest first.',
    params: channelParams,
    query: z.object({ page: pageFromOne }),
    response: z.object({ competitionList: z.array(competitionSchema), ...pageCountFields }),
  }),
  get: defineRoute({
    method: 'GET',
    path: `${lms}/:competitionId`,
    access: staff,
    summary: 'A competition with its contents.',
    params: lmsParams,
    response: staffCompetition,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  create: defineRoute({
    method: 'POST',
    path: lms,
    access: staff,
    summary: 'Make a competition of problems of the channel; in the school that all are in it is for all.',
    params: channelParams,
    body: competitionInputSchema,
    response: staffCompetition,
    errors: ['PROBLEM_NOT_FOUND', 'CHANNEL_GROUP_NOT_FOUND'],
  }),
  update: defineRoute({
    method: 'PUT',
    path: `${lms}/:competitionId`,
    access: staff,
    summary: 'Change a competition; once it has begun, only its name, words, time and end.',
    params: lmsParams,
    body: competitionInputSchema,
    response: staffCompetition,
    errors: [
      'RESOURCE_NOT_FOUND',
      'PROBLEM_NOT_FOUND',
      'CHANNEL_GROUP_NOT_FOUND',
      'BATTLE_UNDERWAY',
      'BATTLE_ENDED',
    ],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${lms}/:competitionId`,
    access: staff,
    summary: 'Call off a competition that has not begun; whoever has enrolled is told.',
    params: lmsParams,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND', 'BATTLE_UNDERWAY'],
  }),
  control: defineRoute({
    method: 'PUT',
    path: `${lms}/:competitionId/states`,
    access: staff,
    summary:
      'Start a competition now instead of at its time, or end one that runs; what was handed in counts.',
    params: lmsParams,
    body: z.object({ state: z.enum(['RUNNING', 'ENDED']) }),
    response: staffCompetition,
    errors: ['RESOURCE_NOT_FOUND', 'BATTLE_NOT_STARTED', 'BATTLE_UNDERWAY', 'BATTLE_ENDED'],
  }),
  listProblems: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/channels/:id/lms/competition-problems',
    access: staff,
    summary: 'Problems and stages of the channel that a competition can be made of, the easiest first.',
    params: channelParams,
    query: z.object({
      page: pageFromOne,
      kind: z.enum(['CODE', 'STAGE']).default('CODE'),
      difficulty: z.coerce.number().int().min(1).max(5).optional(),
      language: languageSchema.optional(),
      query: lookupText(40).optional(),
    }),
    response: z.object({ problemList: z.array(contestProblemSchema), ...pageCountFields }),
  }),
  listSimilarities: defineRoute({
    method: 'GET',
    path: `${lms}/:competitionId/similarities`,
    access: staff,
    summary: 'Accepted programs that are close copies of each other; after the end.',
    params: lmsParams,
    response: z.object({ similarityList: z.array(similaritySchema) }),
    errors: ['RESOURCE_NOT_FOUND', 'BATTLE_NOT_ENDED'],
  }),
  listMembers: defineRoute({
    method: 'GET',
    path: `${lms}/:competitionId/members`,
    access: staff,
    summary: 'Who has enrolled and begun.',
    params: lmsParams,
    response: z.object({
      memberList: z.array(
        scoreboardUserSchema.extend({ enrolledAt: timestampSchema, startedAt: timestampSchema.nullable() }),
      ),
    }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  getScoreboard: defineRoute({
    method: 'GET',
    path: `${lms}/:competitionId/scoreboards`,
    access: staff,
    summary: 'The true board, also while it is frozen for the players.',
    params: lmsParams,
    response: scoreboardSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  getFrozenScoreboard: defineRoute({
    method: 'GET',
    path: `${lms}/:competitionId/scoreboards/frozen`,
    access: staff,
    summary:
      'Once it is over: the board as all saw it last, before what was hidden is shown; null without a freeze.',
    params: lmsParams,
    response: z.object({ board: scoreboardSchema.nullable() }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  listReports: defineRoute({
    method: 'GET',
    path: `${lms}/:competitionId/reports`,
    access: staff,
    summary: 'What came of every member, with what teachers wrote.',
    params: lmsParams,
    response: z.object({ reportList: z.array(competitionReportSchema) }),
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  writeReport: defineRoute({
    method: 'POST',
    path: `${lms}/:competitionId/reports`,
    access: staff,
    summary: 'Write about a member; a second time replaces it.',
    params: lmsParams,
    body: z.object({ userId: idSchema, content: typedText(1_000, '내용을 입력해 주세요.') }),
    response: competitionReportSchema,
    errors: ['RESOURCE_NOT_FOUND', 'MEMBER_NOT_FOUND'],
  }),
  exportCsv: defineRoute({
    method: 'GET',
    path: `${lms}/:competitionId/exports`,
    access: staff,
    summary: 'The true board as CSV that Excel opens, or as a workbook.',
    params: lmsParams,
    query: z.object(exportQuery),
    response: 'file',
    errors: ['RESOURCE_NOT_FOUND'],
  }),
};
