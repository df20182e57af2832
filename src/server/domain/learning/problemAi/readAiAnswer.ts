/** Pure. A model's answer as the content of a draft. */
import { z } from 'zod';
import type { ProblemWish } from '#shared/contract/learning/problemAi.ts';
import {
  MOST_WRONG_SOLUTIONS,
  PROBLEM_HINTS,
  PROBLEM_TEXT_LIMITS as LIMITS,
  problemDraftContentSchema,
  type ProblemDraftContent,
} from '#shared/contract/learning/authoring/problemDrafts.ts';
import { VERDICT_CODES } from '#shared/contract/learning/verdicts.ts';
import { AiDraftFailed } from '#server/gateways/aiDraft/aiDraftGateway.ts';

/** The limit above the requested number that a model may give. */
const MOST_ANSWERED_CASES = 30;
const TAG = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>|<!--/i;
/** Links and pictures of Markdown, and bare addresses. */
const ELSEWHERE = /\]\(|\]\[|https?:|www\./i;

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !TAG.test(text) && !ELSEWHERE.test(text));
const program = z.string().trim().min(1).max(LIMITS.program);

const answerSchema = z.object({
  title: words(LIMITS.title).refine((text) => !text.includes('\n')),
  statement: words(LIMITS.content),
  cases: z
    .array(
      z.object({
        input: z.string().max(LIMITS.case),
        expected: z.string().max(LIMITS.case),
        hidden: z.boolean(),
      }),
    )
    .min(1)
    .max(MOST_ANSWERED_CASES),
  hints: z.array(words(LIMITS.hint)).length(PROBLEM_HINTS),
  starter: z.string().max(LIMITS.program).default(''),
  solution: program,
  wrong: z
    .array(z.object({ source: program, verdict: z.enum(VERDICT_CODES).exclude(['AC', 'SYSTEM']) }))
    .max(MOST_WRONG_SOLUTIONS)
    .default([]),
});

/** The draft of an answer. Throws AiDraftFailed for an answer that is no problem of the requested kind. */
export function readAiAnswer(text: string, { level, language, caseCount }: ProblemWish): ProblemDraftContent {
  const answer = answerSchema.safeParse(parseJson(text));
  if (!answer.success) throw unreadable(answer.error);
  const { title, statement, cases, hints, starter, solution, wrong } = answer.data;
  const content = problemDraftContentSchema.safeParse({
    title,
    content: statement,
    difficulty: level,
    timeLimitMs: 1000,
    memoryLimitMb: 64,
    checker: { kind: 'trimmed', tolerance: 0, source: '' },
    subtaskList: [],
    caseList: cases.slice(0, caseCount),
    hintList: hints,
    programs: { [language]: { starter, solution, wrongList: wrong } },
  } satisfies ProblemDraftContent);
  if (!content.success) throw unreadable(content.error);
  return content.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutFence(text.trim()));
  } catch (error) {
    throw unreadable(error);
  }
}

/** Models often wrap their answer. */
const withoutFence = (text: string) =>
  text.startsWith('```') ? text.slice(text.indexOf('\n'), text.lastIndexOf('```')) : text;

const unreadable = (cause: unknown) =>
  new AiDraftFailed('UNREADABLE', 'the model answered something else than a problem', { cause });
