import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { RemovableContent } from '#server/domain/events.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';

/** The parent of lessons: a course, or a worksheet whose chapters they are. */
export type LessonParent = { readonly courseId: number } | { readonly worksheetId: number };
export type LessonRow = typeof lessons.$inferSelect;
export type LessonContentRow = typeof lessonContents.$inferSelect;

export const ofParent = (parent: LessonParent): SQL =>
  'courseId' in parent ? eq(lessons.courseId, parent.courseId) : eq(lessons.worksheetId, parent.worksheetId);

/** The key of a lesson or a content on a page. */
export const keyOf = ({ id, pageKey }: { readonly id: number; readonly pageKey: string | null }): string =>
  pageKey ?? String(id);

/** Lessons of a course or worksheet with their contents, in their order; removed ones only on request. */
export async function lessonRowsOf(
  db: Database | Transaction,
  parent: LessonParent,
  which: 'present' | 'all' = 'present',
): Promise<{ lesson: LessonRow; contents: LessonContentRow[] }[]> {
  const isPresent = which === 'present';
  const rows = await db
    .select()
    .from(lessons)
    .where(and(ofParent(parent), isPresent ? eq(lessons.removed, false) : undefined))
    .orderBy(asc(lessons.orderNo), asc(lessons.id));
  if (rows.length === 0) return [];
  const contents = await db
    .select()
    .from(lessonContents)
    .where(
      and(
        inArray(
          lessonContents.lessonId,
          rows.map(({ id }) => id),
        ),
        isPresent ? eq(lessonContents.removed, false) : undefined,
      ),
    )
    .orderBy(asc(lessonContents.orderNo), asc(lessonContents.id));
  return rows.map((lesson) => ({
    lesson,
    contents: contents.filter(({ lessonId }) => lessonId === lesson.id),
  }));
}

interface AboutContent {
  readonly kind: RemovableContent;
  readonly contentId: number;
}

const shows = ({ kind, contentId }: AboutContent) =>
  and(
    eq(lessonContents.contentType, kind as LessonContentRow['contentType']),
    eq(lessonContents.contentId, contentId),
    eq(lessonContents.removed, false),
    eq(lessons.removed, false),
  );

/** Courses and worksheets with a lesson that shows the content. */
export async function parentsShowing(
  db: Database | Transaction,
  content: AboutContent,
): Promise<{ courseIds: number[]; worksheetIds: number[] }> {
  const rows = await db
    .selectDistinct({ courseId: lessons.courseId, worksheetId: lessons.worksheetId })
    .from(lessonContents)
    .innerJoin(lessons, eq(lessons.id, lessonContents.lessonId))
    .where(shows(content));
  return {
    courseIds: rows.flatMap(({ courseId }) => courseId ?? []),
    worksheetIds: rows.flatMap(({ worksheetId }) => worksheetId ?? []),
  };
}

/** The number of lessons of each parent. */
export async function countLessonRows(
  db: Database | Transaction,
  parent: 'courseId' | 'worksheetId',
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ parentId: lessons[parent], id: lessons.id })
    .from(lessons)
    .where(and(inArray(lessons[parent], [...ids]), isNotNull(lessons[parent]), eq(lessons.removed, false)));
  const counts = new Map<number, number>();
  for (const { parentId } of rows)
    if (parentId !== null) counts.set(parentId, (counts.get(parentId) ?? 0) + 1);
  return counts;
}
