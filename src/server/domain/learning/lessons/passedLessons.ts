import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '#server/db/connect.ts';
import { lessonContents } from '#server/db/tables/learning/lessons.ts';
import { mergeAnswers, type EventAnswers, type TransactionListeners } from '#server/domain/events.ts';
import { isChecked } from '#server/domain/learning/progress/loadProgress.ts';
import { emit } from '#server/domain/transaction.ts';

const content = alias(lessonContents, 'content');

/** Whether the user has done everything in the lesson of a row; contents in preparation do not count. */
const isPassed = (userId: number) => sql<boolean>`not exists (
  select from ${lessonContents} as ${sql.identifier('content')}
  where ${content.lessonId} = ${lessonContents.lessonId} and not ${content.removed}
    and ${content.contentType} <> 'PREPARING' and not ${isChecked(userId, content)}
)`;

/** The completed lessons of the user among the named ones. At most one statement. */
export async function passedLessons(query: {
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly lessonIds: readonly number[];
}): Promise<ReadonlySet<number>> {
  const { db, userId, lessonIds } = query;
  if (lessonIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ lessonId: lessonContents.lessonId })
    .from(lessonContents)
    .where(
      and(
        inArray(lessonContents.lessonId, [...lessonIds]),
        eq(lessonContents.removed, false),
        isPassed(userId),
      ),
    );
  return new Set(rows.map(({ lessonId }) => lessonId));
}

/** Emits that a lesson is passed when the last of its contents is done. */
export const lessonPasses: TransactionListeners = {
  'content.completed': (tx, { userId, contentOnLessonId }) =>
    publishPassed({ tx, userId, done: eq(lessonContents.id, contentOnLessonId) }),
  'video.watched': (tx, { userId, videoId }) =>
    publishPassed({
      tx,
      userId,
      done: and(eq(lessonContents.contentType, 'VIDEO'), eq(lessonContents.contentId, videoId)),
    }),
  'problem.solved': (tx, { userId, problemId }) =>
    publishPassed({
      tx,
      userId,
      done: and(eq(lessonContents.contentType, 'PROBLEM'), eq(lessonContents.contentId, problemId)),
    }),
};

async function publishPassed(input: {
  readonly tx: Transaction;
  readonly userId: number;
  readonly done: ReturnType<typeof and>;
}): Promise<EventAnswers> {
  const { tx, userId, done } = input;
  const rows = await tx
    .selectDistinct({ lessonId: lessonContents.lessonId })
    .from(lessonContents)
    .where(and(done, eq(lessonContents.removed, false), isPassed(userId)));
  let answers: EventAnswers = {};
  for (const { lessonId } of rows)
    answers = mergeAnswers(answers, await emit(tx, { type: 'lesson.passed', userId, lessonId }));
  return answers;
}
