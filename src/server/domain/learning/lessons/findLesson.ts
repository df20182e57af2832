import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { lessons } from '#server/db/tables/learning/lessons.ts';

/** The parent of a lesson; undefined where the channel has no such lesson. */
export async function findLesson(
  db: Database | Transaction,
  { channelId, lessonId }: { readonly channelId: number; readonly lessonId: number },
) {
  const [lesson] = await db
    .select({
      seeded: lessons.seeded,
      courseId: lessons.courseId,
      worksheetId: lessons.worksheetId,
      openedAt: lessons.openedAt,
    })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.channelId, channelId), eq(lessons.removed, false)));
  return lesson;
}
