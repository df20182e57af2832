import { z } from 'zod';
import { idSchema, timestampSchema } from '#shared/contract/fields.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { questChangeSchema } from '#shared/contract/world/quests.ts';
import { languageSchema } from './languages.ts';
import { problemParams, sourceSchema } from './problems.ts';
import { stageResultSchema } from './stageRoutes.ts';
import { verdictSchema } from './verdicts.ts';

/** Result of one visible case. */
export const caseResultSchema = z.object({
  caseNumber: z.number().int(),
  verdict: verdictSchema,
  timeMs: z.number(),
  input: z.string(),
  expected: z.string(),
  output: z.string(),
  /** Child-level explanation of a case that was not passed. */
  explanation: z.string().nullable(),
});

export const submissionSchema = z.object({
  submissionId: idSchema,
  problemId: idSchema,
  language: languageSchema,
  source: z.string(),
  /** Null while the judge is running. */
  verdict: verdictSchema.nullable(),
  correct: z.number().int(),
  total: z.number().int(),
  /** Points of the passed subtasks, and of all; null for a problem without subtasks. */
  score: z.number().int().nullable(),
  maxScore: z.number().int().nullable(),
  /** The visible cases that were run: the rest is skipped after one that was too slow. */
  caseList: z.array(caseResultSchema),
  /** The hidden cases appear only as a number of passed ones; the explanation is there when only hidden ones failed. */
  hidden: z.object({
    total: z.number().int(),
    passed: z.number().int(),
    explanation: z.string().nullable(),
  }),
  /** The place in the queue (1 is next, null at the judge) and the done cases, until the judge has finished. */
  waiting: z.object({ place: z.number().int().nullable(), done: z.number().int() }).nullable(),
  /** Syntax error, when there is one. */
  errorMessage: z.string().nullable(),
  /** The line to mend: of a syntax error, or of the stop in the first visible case. */
  errorLine: z.number().int().nullable(),
  /** The same for a program of blocks, which has no lines. */
  errorBlockId: z.string().nullable(),
  /** The result of an accepted submission to a stage; null otherwise. */
  stage: stageResultSchema.nullable(),
  createdAt: timestampSchema,
  /** Quests and balances that the first accepted submission changed. */
  questChange: questChangeSchema.nullable(),
});
export type Submission = z.infer<typeof submissionSchema>;

export const submissionRoutes = {
  submit: defineRoute({
    method: 'POST',
    path: '/channel/v1/users/problems/:problemId/submissions',
    access: { channelRole: 'generalMember' },
    summary: 'Judge code. The same clientKey answers the same submission, whatever happened in between.',
    params: problemParams,
    body: z.object({
      clientKey: z.uuid(),
      language: languageSchema,
      source: sourceSchema.min(1, '코드를 써 주세요.'),
    }),
    response: submissionSchema,
    errors: [
      'PROBLEM_NOT_FOUND',
      'LANGUAGE_NOT_ALLOWED',
      'STAGE_BROKEN',
      'SERVICE_BUSY',
      'DOLPHIN_DUPLICATE_RESOURCE',
    ],
    perMinute: 15,
  }),
  get: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/problems/:problemId/submissions/:submissionId',
    access: { channelRole: 'generalMember' },
    summary: 'One of the caller’s submissions.',
    params: z.object({ problemId: idSchema, submissionId: idSchema }),
    response: submissionSchema,
    errors: ['PROBLEM_NOT_FOUND', 'RESOURCE_NOT_FOUND', 'HAVE_TO_RESET_SUCCESS'],
  }),
  list: defineRoute({
    method: 'GET',
    path: '/channel/v1/users/problems/:problemId/submissions',
    access: { channelRole: 'generalMember' },
    summary: 'The caller’s last 20 submissions without their cases.',
    withoutPage: 'The problem shows the verdict of the submission that was made last.',
    params: problemParams,
    response: z.object({
      submissionList: z.array(
        submissionSchema.omit({ caseList: true, hidden: true, waiting: true, questChange: true }),
      ),
    }),
    errors: ['PROBLEM_NOT_FOUND'],
  }),
  rejudge: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/lms/problems/:problemId/rejudge',
    access: { channelRole: 'manager', channelFrom: 'id' },
    summary: 'Judge all submissions to a problem again; former results go to the history.',
    params: z.object({ id: idSchema, problemId: idSchema }),
    response: z.object({ queuedCount: z.number().int() }),
    errors: ['PROBLEM_NOT_FOUND'],
    perMinute: 10,
  }),
  reset: defineRoute({
    method: 'PUT',
    path: '/channel/v1/users/channels/:id/lms/problems/:problemId/reset',
    access: { channelRole: 'teacher', channelFrom: 'id' },
    summary: 'Let a member begin a problem anew; submissions and rewards stay.',
    withoutPage:
      '`classProgress.reset` does the same, also for problems of lessons that the class only reads.',
    params: z.object({ id: idSchema, problemId: idSchema }),
    body: z.object({ userId: idSchema }),
    response: z.object({ resetVersion: z.number().int() }),
    errors: ['PROBLEM_NOT_FOUND', 'CHANNEL_MEMBER_NOT_FOUND', 'ALREADY_RESET'],
  }),
};
