import { z } from 'zod';
import { exactText, timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { problemParams, RUN_INPUT_LIMIT, SOURCE_LIMIT } from './problems.ts';

/** The limit of own cases: they fit a row that a child keeps in view. */
export const MOST_OWN_CASES = 6;

/** A case that a learner tries programs with. */
export const ownCaseSchema = z.object({
  input: exactText(RUN_INPUT_LIMIT, '입력이 너무 길어요.'),
  /** Empty without an expected output. */
  expected: exactText(RUN_INPUT_LIMIT, '나와야 하는 것이 너무 길어요.'),
});
export type OwnCase = z.infer<typeof ownCaseSchema>;

const lengthOf = (cases: readonly OwnCase[]) =>
  cases.reduce((sum, { input, expected }) => sum + input.length + expected.length, 0);

export const ownCaseListSchema = z
  .array(ownCaseSchema)
  .max(MOST_OWN_CASES, `내 시험은 ${MOST_OWN_CASES}개까지 만들 수 있어요.`)
  .refine((cases) => lengthOf(cases) <= SOURCE_LIMIT, '내 시험이 모두 합쳐 너무 길어요.');

export const ownCasesSchema = z.object({
  caseList: z.array(ownCaseSchema),
  /** Counts up with every save; 0 means nothing was saved yet. */
  version: z.number().int().min(0),
  updatedAt: timestampSchema.nullable(),
});
export type OwnCases = z.infer<typeof ownCasesSchema>;

export const ownCaseRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/problems/:problemId/own-cases',
    access: { channelRole: 'generalMember' },
    summary: 'The cases that the caller tries programs with at a problem; version 0 while there are none.',
    params: problemParams,
    response: ownCasesSchema,
    errors: ['PROBLEM_NOT_FOUND'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/problems/:problemId/own-cases',
    access: { channelRole: 'generalMember' },
    summary:
      'Save all of them on top of `baseVersion`; a newer version on the server answers DRAFT_CONFLICT and is kept.',
    params: problemParams,
    body: z.object({ caseList: ownCaseListSchema, baseVersion: z.number().int().min(0) }),
    response: ownCasesSchema,
    errors: ['PROBLEM_NOT_FOUND', 'DRAFT_CONFLICT'],
  }),
};
