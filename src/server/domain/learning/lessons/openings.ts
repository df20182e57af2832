import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { lessons } from '#server/db/tables/learning/lessons.ts';

/** Lessons of a course or a worksheet that a teacher opened for everybody in the class. */
export async function openedLessonIds(
  db: Database,
  parent: { readonly courseId: number } | { readonly worksheetId: number },
): Promise<ReadonlySet<number>> {
  const isOfParent =
    'courseId' in parent
      ? eq(lessons.courseId, parent.courseId)
      : eq(lessons.worksheetId, parent.worksheetId);
  const rows = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(isOfParent, isNotNull(lessons.openedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Opens or closes a lesson of the channel's own and answers it; a lesson of the product belongs to all channels. */
export async function setOpened(
  tx: Transaction,
  lesson: { readonly channelId: number; readonly lessonId: number; readonly openedAt: Date | null },
): Promise<boolean> {
  const { channelId, lessonId, openedAt } = lesson;
  const changed = await tx
    .update(lessons)
    .set({ openedAt })
    .where(and(eq(lessons.id, lessonId), eq(lessons.channelId, channelId), eq(lessons.seeded, false)))
    .returning({ id: lessons.id });
  return changed.length > 0;
}
