import { and, eq } from 'drizzle-orm';
import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';

/** Whether a lesson or a chapter shows the content. */
export async function isOnLesson(
  db: Database | Transaction,
  { contentType, contentId }: Pick<LessonContent, 'contentType' | 'contentId'>,
): Promise<boolean> {
  const [row] = await db
    .select({ id: lessonContents.id })
    .from(lessonContents)
    .innerJoin(lessons, and(eq(lessons.id, lessonContents.lessonId), eq(lessons.removed, false)))
    .where(
      and(
        eq(lessonContents.contentType, contentType),
        eq(lessonContents.contentId, contentId),
        eq(lessonContents.removed, false),
      ),
    )
    .limit(1);
  return row !== undefined;
}
