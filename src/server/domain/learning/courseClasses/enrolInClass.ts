import { eq } from 'drizzle-orm';
import { courseClasses } from '#server/db/tables/learning/courseClasses.ts';
import { enrol, isEnrolled } from '#server/domain/learning/enrolments/enrolments.ts';
import { listLessons } from '#server/domain/learning/lessons/listLessons.ts';
import { isLearningStaff } from '#server/domain/learning/lessons/lockLessons.ts';
import { readCourseOfClass } from '#server/domain/learning/courses/courseGate.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { findCourseClass, type ClassAddress } from './getCourseClass.ts';

/** Throws RESOURCE_NOT_FOUND, NEED_TO_PAY, PRODUCT_PRICE_CHANGED, NOT_ENOUGH_POINT. */
export async function enrolInClass(address: ClassAddress & { readonly shownCost: number }) {
  const { deps, userId, courseClassId, shownCost } = address;
  await findCourseClass(address);
  const point = await transaction(deps, async (tx) => {
    // The price is read under a lock, so that the charged price is the present one.
    const [offer] = await tx
      .select()
      .from(courseClasses)
      .where(eq(courseClasses.id, courseClassId))
      .for('share');
    if (!offer || offer.removed)
      throw new AppError('RESOURCE_NOT_FOUND', { log: `course class ${courseClassId} was removed` });
    const target = { courseClassId, courseId: offer.courseId };
    return enrol({ tx, userId, target, offer, shownCost, channelId: offer.channelId });
  });
  return { enrollState: 'ENROLLED' as const, point };
}

/** Throws UNAUTHORIZED_CONTENT_USER for questions about another user, NOT_ENROLLED_COURSE_CLASS. */
export async function countStudies(address: ClassAddress & { readonly targetUserId: number }) {
  const { deps, userId, channel, courseClassId, targetUserId } = address;
  if (targetUserId !== userId && !isLearningStaff(channel.roles))
    throw new AppError('UNAUTHORIZED_CONTENT_USER', {
      log: `user ${userId} asks for the studies of user ${targetUserId}`,
    });
  const { row } = await findCourseClass(address);
  if (!(await isEnrolled(deps.db, targetUserId, { courseClassId, courseId: row.courseId })))
    throw new AppError('NOT_ENROLLED_COURSE_CLASS', {
      log: `user ${targetUserId} is not enrolled in course class ${courseClassId}`,
    });
  const course = await readCourseOfClass(deps.db, row.courseId);
  const lessons = await listLessons({
    deps,
    userId: targetUserId,
    channelId: course.channelId,
    which: { courseId: row.courseId },
  });
  const contentsOf = lessons.map(({ contentList }) =>
    contentList.filter(({ contentType }) => contentType !== 'PREPARING'),
  );
  const contents = contentsOf.flat();
  return {
    lessonCount: lessons.length,
    passedLessonCount: contentsOf.filter((list) => list.length > 0 && list.every(({ checked }) => checked))
      .length,
    contentCount: contents.length,
    checkedCount: contents.filter(({ checked }) => checked).length,
  };
}
