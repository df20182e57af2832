import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';

/** Courses with a lesson that offers the problem. */
export async function coursesOffering(query: {
  readonly db: Database;
  readonly problemId: number;
}): Promise<number[]> {
  const { db, problemId } = query;
  const rows = await db
    .selectDistinct({ courseId: lessons.courseId })
    .from(lessonContents)
    .innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
    .where(
      and(
        eq(lessonContents.contentType, 'PROBLEM'),
        eq(lessonContents.contentId, problemId),
        eq(lessonContents.removed, false),
        eq(lessons.removed, false),
        isNotNull(lessons.courseId),
      ),
    );
  return rows.flatMap(({ courseId }) => courseId ?? []);
}
