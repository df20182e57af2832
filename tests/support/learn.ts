import { randomUUID } from 'node:crypto';
import type { QuestChange } from '#shared/contract/quests.ts';
import { documentIdOf, problemIdOf } from '#shared/content/lessonIds.ts';
import { FIRST_COURSE } from '#server/domain/seed/firstCourse.ts';
import type { ApiClient } from './apiClient.ts';
import type { Child } from './signUpChild.ts';

/** Reads the document of a seeded lesson to its end. */
export async function readDocument(api: ApiClient, child: Child, lesson: number): Promise<QuestChange> {
  const params = { lessonId: lesson, contentOnLessonId: documentIdOf(lesson) };
  const { status, body, error } = await api.call('checkContent', { params }, child);
  if (status !== 200) throw new Error(`checkContent answered ${status}: ${JSON.stringify(error)}`);
  return body;
}

/** Submits the reference solution of a seeded problem; `index` counts within its lesson from 0. */
export async function solveProblem(
  api: ApiClient,
  child: Child,
  [lesson, index]: readonly [number, number],
): Promise<QuestChange | null> {
  const source = FIRST_COURSE.lessons[lesson - 1]?.problems[index]?.solution ?? '';
  const { status, body, error } = await api.call(
    'submitProblem',
    {
      params: { problemId: problemIdOf(lesson, index) },
      body: { clientKey: randomUUID(), language: 'JAVASCRIPT', source },
    },
    child,
  );
  if (status !== 200 || body.verdict !== 'AC') {
    throw new Error(`submitProblem answered ${status}: ${JSON.stringify(error ?? body.verdict)}`);
  }
  return body.questChange;
}
