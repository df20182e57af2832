import { and, eq } from 'drizzle-orm';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { courses } from '#server/db/tables/learning/courses.ts';
import { AppError } from '#server/platform/appError.ts';

/** The facts that decide who may learn with a course. */
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

/**
 * A course that the channel may offer: its own, or one of the product. It is neither hidden nor removed before the
 * transaction is over. Throws IS_NOT_CHANNEL_CONTENT.
 */
export async function lockOfferedCourse(
  tx: Transaction,
  { channelId, courseId }: { readonly channelId: number; readonly courseId: number },
) {
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.id, courseId), eq(courses.removed, false)))
    .for('share');
  if (!course || (course.channelId !== channelId && course.channelId !== DEFAULT_CHANNEL_ID))
    throw new AppError('IS_NOT_CHANNEL_CONTENT', {
      log: `course ${courseId} is neither of channel ${channelId} nor of the product`,
    });
  return course;
}

/** The course that a course class leads through, also one that was hidden or taken out meanwhile. */
export async function readCourseOfClass(db: Database, courseId: number) {
  const [row] = await db
    .select({ ...gateFields, seeded: courses.seeded, removed: courses.removed })
    .from(courses)
    .where(eq(courses.id, courseId));
  if (!row) throw new Error(`readCourseOfClass: course ${courseId} has no row`);
  const { visibleState, removed, ...course } = row;
  return { ...course, isVisible: visibleState === 'VISIBLE' && !removed };
}
