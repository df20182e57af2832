import type { MeetingBody, MeetingInfo } from '#shared/contract/tutoring/meetings.ts';
import { saveMeeting } from '#server/domain/tutoring/meetings/meetingRows.ts';
import { AppError } from '#server/platform/appError.ts';
import { describeLesson } from './describeLessons.ts';
import { findLesson } from './bookingRows.ts';
import { bookingTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

interface OfLesson extends UserCall {
  readonly registrationDateId: number;
}

/** The meeting of a lesson: a link of its own, or the usual one of its teacher. Throws RESOURCE_NOT_FOUND. */
export async function getLessonMeeting(query: OfLesson): Promise<MeetingInfo> {
  const { lesson, byTeacher } = await findLesson(query.deps.db, query);
  const { meeting } = await describeLesson(query.deps, lesson);
  return { meeting, isEditable: byTeacher };
}

/** Throws RESOURCE_NOT_FOUND, NOT_HAS_ROLE for its pupil. */
export async function saveLessonMeeting({
  body,
  ...query
}: OfLesson & { readonly body: MeetingBody }): Promise<MeetingInfo> {
  const { deps, userId, registrationDateId } = query;
  const { byTeacher } = await findLesson(deps.db, query);
  if (!byTeacher)
    throw new AppError('NOT_HAS_ROLE', {
      message: bookingTexts.teachersOnly,
      log: `user ${userId} is the pupil of lesson ${registrationDateId} and does not say where it meets`,
    });
  await saveMeeting(deps.db, {
    contentType: 'REGISTRATION_DATE',
    contentId: registrationDateId,
    ...body,
    updatedBy: userId,
    updatedAt: deps.clock.now(),
  });
  return { meeting: body, isEditable: true };
}
