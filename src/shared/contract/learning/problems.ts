import { z } from 'zod';
import { exactText, idSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { languageSchema } from './languages.ts';
import { stageLevelSchema } from './stages.ts';
import { verdictSchema } from './verdicts.ts';

export type Language = z.infer<typeof languageSchema>;

/**
 * CODE reads text and prints text; in a STAGE the program moves the child's own avatar through a level; an OBJECT is
 * driven at its place in the world.
 */
export const PROBLEM_KINDS = ['CODE', 'STAGE', 'OBJECT'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** Longest source that is saved, run or judged, in UTF-16 units. */
export const SOURCE_LIMIT = 65_536;

/** Longest input of a run with the learner's own input. */
export const RUN_INPUT_LIMIT = 10_000;

export const sourceSchema = exactText(SOURCE_LIMIT, '코드가 너무 길어요.');

/** A case the learner may see. Hidden cases never leave the server. */
export const sampleCaseSchema = z.object({
  caseNumber: z.number().int(),
  input: z.string(),
  expected: z.string(),
});

/** The object of the world that the programs of an OBJECT problem drive. */
export const problemObjectSchema = z.object({
  /** An id of `content/codeObjects.ts`. */
  objectId: idSchema,
  /** The judge runs a program once for each; the page shows the first. */
  seeds: z.array(z.int().positive()).min(1).max(8),
  /** Types of the blocks that are offered. */
  toolbox: z.array(z.string().max(60)).min(1).max(60),
});
export type ProblemObject = z.infer<typeof problemObjectSchema>;

export const problemSchema = z.object({
  problemId: idSchema,
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  difficulty: z.number().int().min(1).max(5),
  kind: z.enum(PROBLEM_KINDS),
  /** The allowed languages, the first one as the default. */
  languageList: z.array(languageSchema).min(1),
  /** The initial code of the editor, by allowed language. */
  starterCodes: z.partialRecord(languageSchema, z.string()),
  /** Types of blocks on offer where blocks are allowed; null for all. A stage has its own. */
  toolbox: z.array(z.string()).nullable(),
  /** The stage of a STAGE; null otherwise. */
  stage: stageLevelSchema.nullable(),
  /** The object of an OBJECT; null otherwise. */
  object: problemObjectSchema.nullable(),
  timeLimitMs: z.number().int(),
  memoryLimitBytes: z.number().int(),
  sampleCaseList: z.array(sampleCaseSchema),
  hiddenCaseCount: z.number().int(),
  hintCount: z.number().int(),
  success: z.boolean(),
  submissionCount: z.number().int(),
  resetVersion: z.number().int(),
});
export type Problem = z.infer<typeof problemSchema>;

export const runResultSchema = z.object({
  verdict: verdictSchema,
  output: z.string(),
  truncated: z.boolean(),
  timeMs: z.number(),
  errorMessage: z.string().nullable(),
  errorLine: z.number().int().nullable(),
  /** The block of an error in a program of blocks, which has no lines. */
  errorBlockId: z.string().nullable(),
  explanation: z.string().nullable(),
});

export const problemParams = z.object({ problemId: idSchema });

export const problemRoutes = {
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/problems/:problemId',
    access: { channelRole: 'generalMember' },
    summary: 'A problem with its visible cases.',
    params: problemParams,
    response: problemSchema,
    errors: ['PROBLEM_NOT_FOUND', 'STAGE_BROKEN'],
  }),
  getHint: defineRoute({
    method: 'GET',
    path: '/channel/v1/problems/:problemId/hints/:step',
    access: { channelRole: 'generalMember' },
    summary: 'One hint; steps start at 1.',
    params: z.object({ problemId: idSchema, step: z.coerce.number().int().min(1).max(20) }),
    response: z.object({ step: z.number().int(), content: z.string() }),
    errors: ['PROBLEM_NOT_FOUND', 'RESOURCE_NOT_FOUND'],
  }),
  runCode: defineRoute({
    method: 'POST',
    path: '/channel/v1/coding-executions',
    access: { channelRole: 'generalMember' },
    summary: 'Run code with the learner’s own input; nothing is stored or counted.',
    body: z.object({
      problemId: idSchema,
      language: languageSchema,
      source: sourceSchema,
      input: exactText(RUN_INPUT_LIMIT, '입력이 너무 길어요.'),
    }),
    response: runResultSchema,
    errors: ['PROBLEM_NOT_FOUND', 'LANGUAGE_NOT_ALLOWED', 'SERVICE_BUSY'],
    perMinute: 30,
  }),
};
