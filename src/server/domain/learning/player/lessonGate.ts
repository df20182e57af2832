import type { LessonContent } from '#shared/contract/learning/lessons.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import { readCourseGate } from '#server/domain/learning/courses/courseGate.ts';
import {
  isEnrolled,
  isEnrolledInCourse,
  wasOpenByPlan,
} from '#server/domain/learning/enrolments/enrolments.ts';
import { findLesson } from '#server/domain/learning/lessons/findLesson.ts';
import { listLessons } from '#server/domain/learning/lessons/listLessons.ts';
import { firstUndoneBefore, isLearningStaff } from '#server/domain/learning/lessons/lockLessons.ts';
import { readWorksheetGate } from '#server/domain/learning/worksheets/worksheetGate.ts';
import { AppError } from '#server/platform/appError.ts';
import { playerTexts } from './texts.ts';
import type { ChannelScope } from '#server/domain/call.ts';

export interface LessonAddress extends ChannelScope {
  readonly roles: readonly ChannelRole[];
  readonly lessonId: number;
}

/**
 * Throws when a lesson is closed to the caller: IS_NOT_CHANNEL_CONTENT, NOT_ENROLLED_WORKSHEET, NOT_ENROLLED_COURSE,
 * EDUENV_UNAUTHORIZED_MEMBER, and in a course with an order NOT_ACCEPTED_PROBLEM, NOT_ACCEPTED_VIDEO or
 * UNAUTHORIZED_ACCEPTED_CONTENT by the first undone content before it. Content of the product is open to all, and so is
 * a lesson of a visible course or worksheet that a teacher opened for the class.
 */
export async function assertLessonOpen(address: LessonAddress): Promise<void> {
  const { deps, userId, channelId, roles, lessonId } = address;
  const lesson = await findLesson(deps.db, { channelId, lessonId });
  if (!lesson) throw notOfChannel(address);
  if (lesson.seeded || isLearningStaff(roles)) return;
  const { courseId, worksheetId } = lesson;
  if (worksheetId !== null) {
    const gate = await readWorksheetGate(deps.db, worksheetId);
    if (!gate?.isVisible) throw notOfChannel(address);
    if (lesson.openedAt !== null) return;
    if (!(await isEnrolled(deps.db, userId, { worksheetId }))) {
      await refuseEndedPlan(address, { worksheetId });
      throw new AppError('NOT_ENROLLED_WORKSHEET', {
        log: `user ${userId} is not enrolled in worksheet ${worksheetId}`,
      });
    }
    return;
  }
  const gate = courseId === null ? undefined : await readCourseGate(deps.db, courseId);
  if (!gate?.isVisible) throw notOfChannel(address);
  if (lesson.openedAt !== null) return;
  const { courseId: id, enrolmentRequired } = gate;
  if (enrolmentRequired && !(await isEnrolledInCourse({ db: deps.db, userId, courseId: id }))) {
    await refuseEndedPlan(address, { courseId: id });
    throw new AppError('NOT_ENROLLED_COURSE', {
      log: `user ${userId} is in no course class of course ${id}`,
    });
  }
  if (!gate.inOrder) return;
  const lessons = await listLessons({ deps, channelId, userId, which: { courseId: gate.courseId } });
  const before = firstUndoneBefore(lessons, lessonId);
  if (before)
    throw new AppError(codeOfUndone(before), {
      log: `content ${before.contentOnLessonId} comes before lesson ${lessonId} and is not done by user ${userId}`,
    });
}

/** Throws EDUENV_UNAUTHORIZED_MEMBER for a user who learned here while a plan held. */
async function refuseEndedPlan(
  { deps, userId, lessonId }: LessonAddress,
  target: { readonly worksheetId: number } | { readonly courseId: number },
): Promise<void> {
  if (!(await wasOpenByPlan(deps.db, userId, target))) return;
  throw new AppError('EDUENV_UNAUTHORIZED_MEMBER', {
    message: playerTexts.planEnded,
    log: `the plan that opened lesson ${lessonId} to user ${userId} is over`,
  });
}

function codeOfUndone({ contentType }: LessonContent) {
  if (contentType === 'PROBLEM') return 'NOT_ACCEPTED_PROBLEM';
  return contentType === 'VIDEO' ? 'NOT_ACCEPTED_VIDEO' : 'UNAUTHORIZED_ACCEPTED_CONTENT';
}

const notOfChannel = ({ lessonId, channelId }: LessonAddress) =>
  new AppError('IS_NOT_CHANNEL_CONTENT', { log: `lesson ${lessonId} is not of channel ${channelId}` });
