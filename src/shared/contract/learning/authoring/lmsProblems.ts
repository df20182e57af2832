import { z } from 'zod';
import { countSchema, idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { lmsAccess, lmsContentFields, lmsListQuery, lmsMemberQuery, lmsParams, lmsPath } from './lms.ts';
import { languageSchema } from '../languages.ts';
import { PROBLEM_KINDS } from '../problems.ts';
import { verdictSchema } from '../verdicts.ts';

/*
 * The pupils' work at a problem that a channel learns with, its own or one of the product. A pupil is let
 * begin anew by `submissions.reset`.
 */

const who = { memberId: idSchema, nickname: z.string() };

const problemMemberSchema = z.object({
  ...who,
  success: z.boolean(),
  /** 0 for who has not handed anything in. */
  submissionCount: countSchema,
  resetVersion: countSchema,
  lastVerdict: verdictSchema.nullable(),
  lastAt: timestampSchema.nullable(),
});
export type ProblemMember = z.infer<typeof problemMemberSchema>;

const problemLogSchema = z.object({
  ...who,
  submissionId: idSchema,
  language: languageSchema,
  /** Null while the judge is at work. */
  verdict: verdictSchema.nullable(),
  passedCount: countSchema,
  /** The number of resets before it; 0 for the present try. */
  resetVersion: countSchema,
  createdAt: timestampSchema,
});
export type ProblemLog = z.infer<typeof problemLogSchema>;

const problemCodeSchema = problemLogSchema.extend({
  source: z.string(),
  errorMessage: z.string().nullable(),
  errorLine: z.int().nullable(),
});
export type ProblemCode = z.infer<typeof problemCodeSchema>;

const staffProblemSchema = z.object({
  problemId: idSchema,
  ...lmsContentFields,
  kind: z.enum(PROBLEM_KINDS),
  difficulty: z.int(),
  languageList: z.array(languageSchema),
});

const params = z.object({ id: idSchema, problemId: idSchema });
const errors = ['PROBLEM_NOT_FOUND'] as const;
const path = `${lmsPath}/problems/:problemId`;

export const lmsProblemRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${lmsPath}/problems`,
    access: lmsAccess,
    summary: 'Problems of the channel that lessons can show; what was changed last comes first.',
    withoutPage: 'Staff sees its problems by `problemDrafts.list`, with those that are not published.',
    params: lmsParams,
    query: lmsListQuery,
    response: z.object({ problemList: z.array(staffProblemSchema), ...pageCountFields }),
  }),
  get: defineRoute({
    method: 'GET',
    path,
    access: lmsAccess,
    summary: 'A problem of the channel as pupils read it, with how many cases it is judged by.',
    withoutPage: 'Staff opens a problem by `problemDrafts.get`, with its cases.',
    params,
    response: staffProblemSchema.extend({
      /** Markdown. */
      content: z.string(),
      sampleCaseCount: countSchema,
      hiddenCaseCount: countSchema,
      hintCount: countSchema,
    }),
    errors: ['IS_NOT_CHANNEL_CONTENT'],
  }),
  listMembers: defineRoute({
    method: 'GET',
    path: `${path}/members`,
    access: lmsAccess,
    summary: 'Pupils by name, and how far each is with the problem.',
    params,
    query: lmsMemberQuery,
    response: z.object({
      title: z.string(),
      memberList: z.array(problemMemberSchema),
      ...pageCountFields,
      /** The number of pupils that the filter finds who handed something in, and who solved it. */
      triedCount: countSchema,
      solvedCount: countSchema,
    }),
    errors,
  }),
  listLogs: defineRoute({
    method: 'GET',
    path: `${path}/logs`,
    access: lmsAccess,
    summary: 'What pupils have handed in, the last first, without the code.',
    params,
    query: lmsMemberQuery,
    response: z.object({ logList: z.array(problemLogSchema), ...pageCountFields }),
    errors,
  }),
  listLatestCodes: defineRoute({
    method: 'GET',
    path: `${path}/latestcodes`,
    access: lmsAccess,
    summary: 'What each pupil has handed in last; a page of those who have handed something in.',
    params,
    query: lmsMemberQuery,
    response: z.object({ codeList: z.array(problemCodeSchema), ...pageCountFields }),
    errors,
  }),
  listSubmissions: defineRoute({
    method: 'GET',
    path: `${path}/submissions`,
    access: lmsAccess,
    summary: 'All that one member has handed in, the last first.',
    withoutPage: '`classProgress.getMemberCode` shows all versions of a member with their code.',
    params,
    query: z.object({ member_id: idSchema, page: pageFromOne }),
    response: z.object({ codeList: z.array(problemCodeSchema), ...pageCountFields }),
    errors: [...errors, 'UNAUTHORIZED_PROBLEM_USER'],
  }),
};
