import { z } from 'zod';
import {
  countSchema,
  emptyReplySchema,
  exactText,
  idSchema,
  mayBeName,
  NAME_MESSAGE,
  lookupText,
} from '#shared/contract/fields.ts';
import { pageCountFields, pageFromOne } from '#shared/contract/paging.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { CONTENT_TITLE_LENGTH } from '../contentFields.ts';
import { draftFields, draftSchema } from './drafts.ts';
import { baseVersion } from './lms.ts';
import { languageSchema } from '../languages.ts';
import { VERDICT_CODES } from '../verdicts.ts';

export const MOST_PROBLEM_DRAFTS = 500;
export const MOST_CASES = 50;
export const MOST_WRONG_SOLUTIONS = 5;
/** UTF-16 units. */
export const PROBLEM_TEXT_LIMITS = {
  title: CONTENT_TITLE_LENGTH,
  content: 8000,
  hint: 500,
  case: 20_000,
  program: 20_000,
} as const;
export const PROBLEM_LIMITS = {
  timeMs: { least: 100, most: 5000 },
  memoryMb: { least: 16, most: 128 },
} as const;
export const PROBLEM_HINTS = 3;

const text = (max: number) => exactText(max, `${max.toLocaleString('ko-KR')}자까지 쓸 수 있어요.`);
const programSchema = text(PROBLEM_TEXT_LIMITS.program);

export const CHECKER_KINDS = ['trimmed', 'exact', 'tokens', 'numeric', 'custom'] as const;

const caseSchema = z.object({
  input: text(PROBLEM_TEXT_LIMITS.case),
  expected: text(PROBLEM_TEXT_LIMITS.case),
  hidden: z.boolean(),
});
export type ProblemCaseDraft = z.infer<typeof caseSchema>;

/** A wrong program and what the judge must say of it. */
const wrongSolutionSchema = z.object({
  source: programSchema,
  verdict: z.enum(VERDICT_CODES).exclude(['AC', 'SYSTEM']),
});

/** One allowed language: what the editor starts with, the solution, and typical wrong programs. */
const programsSchema = z.object({
  starter: programSchema,
  solution: programSchema,
  wrongList: z.array(wrongSolutionSchema).max(MOST_WRONG_SOLUTIONS, `${MOST_WRONG_SOLUTIONS}개까지예요.`),
});
export type ProblemPrograms = z.infer<typeof programsSchema>;

/** A problem as staff leaves it while it is made: of the right shape, but perhaps not ready yet. */
export const problemDraftContentSchema = z.object({
  title: text(PROBLEM_TEXT_LIMITS.title).refine(mayBeName, NAME_MESSAGE),
  /** Markdown. */
  content: text(PROBLEM_TEXT_LIMITS.content),
  difficulty: z.int().min(1).max(5),
  timeLimitMs: z.int().min(PROBLEM_LIMITS.timeMs.least).max(PROBLEM_LIMITS.timeMs.most),
  memoryLimitMb: z.int().min(PROBLEM_LIMITS.memoryMb.least).max(PROBLEM_LIMITS.memoryMb.most),
  checker: z.object({
    kind: z.enum(CHECKER_KINDS),
    /** The tolerance of `numeric`. */
    tolerance: z.number().min(0).max(1),
    /** The program of `custom`: JavaScript that defines `check(input, expected, output)`. */
    source: programSchema,
  }),
  /** Cases by their numbers, from 1, that give their points together; empty for all or nothing. */
  subtaskList: z
    .array(
      z.object({ points: z.int().min(1).max(1000), cases: z.array(z.int().min(1)).min(1).max(MOST_CASES) }),
    )
    .max(20, '부분 점수는 20개까지예요.'),
  caseList: z.array(caseSchema).max(MOST_CASES, `테스트는 ${MOST_CASES}개까지예요.`),
  hintList: z.array(text(PROBLEM_TEXT_LIMITS.hint)).length(PROBLEM_HINTS, `힌트는 ${PROBLEM_HINTS}개예요.`),
  programs: z.partialRecord(languageSchema, programsSchema),
});
export type ProblemDraftContent = z.infer<typeof problemDraftContentSchema>;

export const problemDraftSchema = draftSchema(problemDraftContentSchema);
export type ProblemDraft = z.infer<typeof problemDraftSchema>;

const summarySchema = z.object({
  ...draftFields,
  title: z.string(),
  difficulty: z.int(),
  languageList: z.array(languageSchema),
  caseCount: countSchema,
});
export type ProblemDraftSummary = z.infer<typeof summarySchema>;

const teacher = { channelRole: 'teacher', channelFrom: 'id' } as const;
const path = '/channel/v1/users/channels/:id/lms/problem-drafts';
const ofChannel = z.object({ id: idSchema });
const ofDraft = z.object({ id: idSchema, draftId: idSchema });

export const problemDraftRoutes = {
  list: defineRoute({
    method: 'GET',
    path,
    access: teacher,
    summary: 'Problems that staff of the channel makes or made, the newest first.',
    params: ofChannel,
    query: z.object({ page: pageFromOne, query: lookupText(40).default('') }),
    response: z.object({ draftList: z.array(summarySchema), ...pageCountFields }),
  }),
  create: defineRoute({
    method: 'POST',
    path,
    access: teacher,
    summary: 'A new draft: with nothing but its title, or a copy of another draft of the channel.',
    params: ofChannel,
    body: z.object({
      draftId: z.int().positive().max(2_147_483_647).nullable().default(null),
      title: text(PROBLEM_TEXT_LIMITS.title).refine(mayBeName, NAME_MESSAGE).default(''),
    }),
    response: problemDraftSchema,
    status: 201,
    errors: ['RESOURCE_NOT_FOUND', 'CHANNEL_LIST_FULL'],
  }),
  get: defineRoute({
    method: 'GET',
    path: `${path}/:draftId`,
    access: teacher,
    summary: 'A draft with its cases and programs, and what the judge said of them.',
    params: ofDraft,
    response: problemDraftSchema,
    errors: ['RESOURCE_NOT_FOUND'],
  }),
  save: defineRoute({
    method: 'PUT',
    path: `${path}/:draftId`,
    access: teacher,
    summary:
      'Save on top of `baseVersion`; a newer version on the server answers CONTENT_CONFLICT and stays.',
    params: ofDraft,
    body: z.object({ content: problemDraftContentSchema, baseVersion }),
    bodyLimit: '2mb',
    response: problemDraftSchema,
    errors: ['RESOURCE_NOT_FOUND', 'CONTENT_CONFLICT'],
  }),
  expect: defineRoute({
    method: 'POST',
    path: `${path}/:draftId/expected-outputs`,
    access: teacher,
    summary: 'What a program prints for these inputs, to be taken over as expected outputs.',
    params: ofDraft,
    body: z.object({
      language: languageSchema,
      source: programSchema.min(1, '모범 답을 써 주세요.'),
      inputList: z.array(text(PROBLEM_TEXT_LIMITS.case)).min(1).max(MOST_CASES),
    }),
    bodyLimit: '2mb',
    response: z.object({
      outputList: z.array(z.object({ output: z.string(), error: z.string().nullable() })),
    }),
    errors: ['RESOURCE_NOT_FOUND', 'SERVICE_BUSY'],
    perMinute: 20,
  }),
  publish: defineRoute({
    method: 'POST',
    path: `${path}/:draftId/publications`,
    access: teacher,
    summary:
      'Have the judge prove the programs of a version; once it has, the problem can be put into lessons.',
    params: ofDraft,
    body: z.object({ baseVersion }),
    response: problemDraftSchema,
    status: 202,
    errors: ['RESOURCE_NOT_FOUND', 'CONTENT_CONFLICT', 'CONTENT_NOT_READY'],
    perMinute: 30,
  }),
  unpublish: defineRoute({
    method: 'DELETE',
    path: `${path}/:draftId/publications`,
    access: teacher,
    summary: 'Take a problem back. Refused while a lesson shows it.',
    params: ofDraft,
    response: problemDraftSchema,
    errors: ['RESOURCE_NOT_FOUND', 'ALREADY_OPEN_CONTENT_ON_VISIBLE_STATE'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${path}/:draftId`,
    access: teacher,
    summary:
      'Delete a draft and its problem; what pupils handed in is kept. Refused while a lesson shows it.',
    params: ofDraft,
    response: emptyReplySchema,
    errors: ['RESOURCE_NOT_FOUND', 'ALREADY_REFERENCED_CONTENT', 'HAS_ASSIGNMENT'],
  }),
};
