import { holdsAtLeast } from '#shared/contract/roles.ts';
import type { MeetingBody, MeetingInfo } from '#shared/contract/tutoring/meetings.ts';
import { findCourseClass, type ClassAddress } from '#server/domain/learning/courseClasses/getCourseClass.ts';
import { AppError } from '#server/platform/appError.ts';
import { readMeetings, saveMeeting } from './meetingRows.ts';

/**
 * The meeting of a course class. Throws RESOURCE_NOT_FOUND, NOT_ENROLLED_COURSE_CLASS for members who only look at it.
 */
export async function getClassMeeting(address: ClassAddress): Promise<MeetingInfo> {
  const { deps, userId, channel, courseClassId } = address;
  const { enrolled } = await findCourseClass(address);
  const isEditable = holdsAtLeast(channel.roles, 'teacher');
  if (!enrolled && !isEditable)
    throw new AppError('NOT_ENROLLED_COURSE_CLASS', {
      log: `user ${userId} is not enrolled in course class ${courseClassId} and asks where it meets`,
    });
  const found = await readMeetings(deps.db, { contentType: 'COURSE_CLASS', contentIds: [courseClassId] });
  return { meeting: found.get(courseClassId) ?? null, isEditable };
}

/** Throws RESOURCE_NOT_FOUND. The route lets teachers in alone. */
export async function saveClassMeeting({
  body,
  ...address
}: ClassAddress & { readonly body: MeetingBody }): Promise<MeetingInfo> {
  const { deps, userId, courseClassId } = address;
  await findCourseClass(address);
  await saveMeeting(deps.db, {
    contentType: 'COURSE_CLASS',
    contentId: courseClassId,
    ...body,
    updatedBy: userId,
    updatedAt: deps.clock.now(),
  });
  return { meeting: body, isEditable: true };
}
