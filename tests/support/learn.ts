import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import type { QuestChange } from '#shared/contract/world/quests.ts';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import { LANGUAGES } from '#shared/contract/learning/languages.ts';
import type { Language } from '#shared/contract/learning/problems.ts';
import { problemOf } from '#server/domain/seed/courses.ts';
import type { ApiClient, Identity } from './apiClient.ts';

/** Reads the document of a seeded lesson to its end. */
export async function readDocument(
  api: ApiClient,
  child: Identity,
  lesson: number,
  contentOnLessonId = documentIdOf(lesson),
): Promise<QuestChange> {
  const params = { lessonId: lesson, contentOnLessonId };
  const { status, body, error } = await api.call('lessons.checkContent', { params }, child);
  if (status !== 200) throw new Error(`checkContent answered ${status}: ${JSON.stringify(error)}`);
  return body;
}

/** The reference solution of a seeded problem in the first of its languages. */
export function solutionOfProblem(problemId: number): { language: Language; source: string } {
  const { programs } = problemOf(problemId);
  const language = LANGUAGES.find((one) => programs[one] !== undefined) ?? 'JAVASCRIPT';
  return { language, source: programs[language]?.solution ?? '' };
}

/** Submits the reference solution of a seeded problem; `index` counts within its lesson from 0. */
export async function solveProblem(
  api: ApiClient,
  child: Identity,
  [lesson, index]: readonly [number, number],
): Promise<QuestChange | null> {
  const { language, source } = solutionOfProblem(problemIdOf(lesson, index));
  const { status, body, error } = await api.call(
    'submissions.submit',
    {
      params: { problemId: problemIdOf(lesson, index) },
      body: { clientKey: randomUUID(), language, source },
    },
    child,
  );
  if (status !== 200) throw new Error(`submitProblem answered ${status}: ${JSON.stringify(error)}`);
  const { verdict, submissionId, problemId } = body;
  const judged = verdict ?? (await untilJudged(api, child, { problemId, submissionId }));
  if (judged !== 'AC') throw new Error(`submission ${submissionId} to ${problemId} came back as ${judged}`);
  return body.questChange;
}

/** How long a verdict is waited for, and the first and the longest pause between two questions, ms. */
const JUDGED_WITHIN_MS = 60_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [25, 400];

/** On a busy machine the answer comes before the verdict: then it is asked for, as the page does. */
export async function untilJudged(
  api: ApiClient,
  child: Identity,
  params: { readonly problemId: number; readonly submissionId: number },
): Promise<Verdict | null> {
  const deadline = performance.now() + JUDGED_WITHIN_MS;
  for (
    let pause = FIRST_PAUSE_MS;
    performance.now() < deadline;
    pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
  ) {
    await sleep(pause);
    const { verdict } = (await api.call('submissions.get', { params }, child)).body;
    if (verdict !== null) return verdict;
  }
  return null;
}
