import { and, count, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { lessonContents, lessons } from '#server/db/tables/learning/lessons.ts';
import type { LessonContentRow, LessonRow } from './lessonRows.ts';

/** Lessons of the courses of a channel that come with the product, in their order. */
export async function searchLessons(query: {
  readonly db: Database;
  readonly channelId: number;
  readonly search: string;
  readonly except: readonly number[];
  readonly limit: number;
  readonly offset: number;
}): Promise<{ facts: { contentId: number; title: string }[]; totalCount: number }> {
  const { db, channelId, search, except, limit, offset } = query;
  const wanted = and(
    eq(lessons.channelId, channelId),
    eq(lessons.seeded, true),
    eq(lessons.removed, false),
    isNotNull(lessons.courseId),
    search === '' ? undefined : sql`strpos(lower(${lessons.title}), ${search.toLowerCase()}) > 0`,
    except.length > 0 ? notInArray(lessons.id, [...except]) : undefined,
  );
  const [facts, [total]] = await Promise.all([
    db
      .select({ contentId: lessons.id, title: lessons.title })
      .from(lessons)
      .where(wanted)
      .orderBy(lessons.courseId, lessons.orderNo, lessons.id)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(lessons).where(wanted),
  ]);
  return { facts, totalCount: total?.count ?? 0 };
}

/** One lesson of a channel with its contents; undefined for none. */
export async function findLessonRow(
  db: Database | Transaction,
  { channelId, lessonId }: { readonly channelId: number; readonly lessonId: number },
): Promise<{ lesson: LessonRow; contents: LessonContentRow[] } | undefined> {
  const [lesson] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.channelId, channelId), eq(lessons.removed, false)));
  if (!lesson) return undefined;
  const contents = await db
    .select()
    .from(lessonContents)
    .where(and(eq(lessonContents.lessonId, lessonId), eq(lessonContents.removed, false)))
    .orderBy(lessonContents.orderNo, lessonContents.id);
  return { lesson, contents };
}
