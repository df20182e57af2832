import { and, eq } from 'drizzle-orm';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import { AppError } from '#server/platform/appError.ts';

/** What decides who may learn with a course. */
export interface CourseGate {
  readonly courseId: number;
  readonly channelId: number;
  readonly isVisible: boolean;
  readonly inOrder: boolean;
  readonly enrolmentRequired: boolean;
}

const gateFields = {
  courseId: courses.id,
  channelId: courses.channelId,
  visibleState: courses.visibleState,
  inOrder: courses.inOrder,
  enrolmentRequired: courses.enrolmentRequired,
};

/** Undefined for a course that is not there. */
export async function readCourseGate(
  db: Database | Transaction,
  courseId: number,
): Promise<CourseGate | undefined> {
  const [row] = await db
    .select(gateFields)
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.removed, false)));
  if (!row) return undefined;
  const { visibleState, ...gate } = row;
  return { ...gate, isVisible: visibleState === 'VISIBLE' };
}

/** A course that the channel may offer: its own, or one of the product. Throws IS_NOT_CHANNEL_CONTENT. */
export async function readOfferedCourse(
  db: Database | Transaction,
  { channelId, courseId }: { readonly channelId: number; readonly courseId: number },
) {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.removed, false)));
  if (!course || (course.channelId !== channelId && course.channelId !== DEFAULT_CHANNEL_ID))
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `course ${courseId} is neither of channel ${channelId} nor of the product`,
    });
  return course;
}
