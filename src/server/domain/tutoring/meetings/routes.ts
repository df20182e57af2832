import type { meetingRoutes } from '#shared/contract/tutoring/meetings.ts';
import type { Handlers } from '#server/domain/call.ts';
import { getClassMeeting, saveClassMeeting } from './classMeetings.ts';

export const meetingHandlers: Handlers<typeof meetingRoutes> = {
  get: ({ deps, userId, channel, params }) => getClassMeeting({ deps, userId, channel, ...params }),
  save: ({ deps, userId, channel, params, body }) =>
    saveClassMeeting({ deps, userId, channel, ...params, body }),
};
