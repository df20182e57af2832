import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import { AppError } from '#server/platform/appError.ts';
import { teachingChannels } from '#server/domain/channels/channels/teachingChannels.ts';

/** Courses that the members of a channel can learn with, its own first. */
export async function listTeachableCourses(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  /** Only those that pupils may see. */
  readonly visible?: true;
}): Promise<{ courseId: number; title: string; seeded: boolean }[]> {
  const { db, channelId, visible } = query;
  const rows = await db
    .select({
      courseId: courses.id,
      title: courses.title,
      channelId: courses.channelId,
      seeded: courses.seeded,
    })
    .from(courses)
    .where(
      and(
        inArray(courses.channelId, teachingChannels(channelId)),
        eq(courses.removed, false),
        visible && eq(courses.visibleState, 'VISIBLE'),
      ),
    )
    .orderBy(asc(courses.orderNo), asc(courses.id));
  const isOwn = (row: (typeof rows)[number]) => row.channelId === channelId;
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].map(({ courseId, title, seeded }) => ({
    courseId,
    title,
    seeded,
  }));
}

/** One of them. Throws IS_NOT_CHANNEL_CONTENT. */
export async function findTeachableCourse(query: {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly courseId: number;
}): Promise<{ courseId: number; title: string }> {
  const all = await listTeachableCourses(query);
  const course = all.find(({ courseId }) => courseId === query.courseId);
  if (!course)
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `course ${query.courseId} is not for channel ${query.channelId}`,
    });
  return course;
}
