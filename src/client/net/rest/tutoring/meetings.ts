import { meetingRoutes, type MeetingBody, type MeetingInfo } from '#shared/contract/tutoring/meetings.ts';
import { rest } from '#client/net/rest/rest.ts';

const quiet = { quiet: true };

/** Of a course class of the channel whose pages are open. */
export function getClassMeeting(courseClassId: number, signal?: AbortSignal): Promise<MeetingInfo> {
  return rest.call(meetingRoutes.get, { params: { courseClassId } }, { signal, ...quiet });
}

export function saveClassMeeting(courseClassId: number, body: MeetingBody): Promise<MeetingInfo> {
  return rest.call(meetingRoutes.save, { params: { courseClassId }, body }, quiet);
}
