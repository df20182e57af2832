import { meetingRoutes, type MeetingBody, type MeetingInfo } from '#shared/contract/tutoring/meetings.ts';
import { rest } from '#client/net/rest/rest.ts';

const quiet = { quiet: true };

/** Of a course class of the channel whose pages are open. */
export function getClassMeeting(
  channelId: number,
  courseClassId: number,
  signal?: AbortSignal,
): Promise<MeetingInfo> {
  return rest.call(meetingRoutes.get, { channelId, params: { courseClassId } }, { signal, ...quiet });
}

export function saveClassMeeting(
  channelId: number,
  courseClassId: number,
  body: MeetingBody,
): Promise<MeetingInfo> {
  return rest.call(meetingRoutes.save, { channelId, params: { courseClassId }, body }, quiet);
}
