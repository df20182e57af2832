import { meetingRoutes, type MeetingBody, type MeetingInfo } from '#shared/contract/tutoring/meetings.ts';
import { mutationHook, type Change } from '#client/net/mutationHook.ts';
import { queryClient } from '#client/net/queryClient.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';

/* The online meeting of a lesson or a course class. */

const meetings = client(meetingRoutes);

/** A course class by its channel. */
export interface CourseClassPlace {
  readonly channelId: number;
  readonly courseClassId: number;
}

export const meetingKeys = {
  lesson: (registrationDateId: number) => [...queryKeys.tutoring, 'meeting', registrationDateId] as const,
  courseClass: ({ channelId, courseClassId }: CourseClassPlace) =>
    [...queryKeys.tutoring, 'meeting', channelId, 'class', courseClassId] as const,
};

/** The meeting of a lesson or a course class, asked again at every look. */
export interface MeetingQuery {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (asked: { readonly signal: AbortSignal }) => Promise<MeetingInfo>;
}

export const meetingQueries = {
  courseClass: ({ channelId, courseClassId }: CourseClassPlace) => ({
    queryKey: meetingKeys.courseClass({ channelId, courseClassId }),
    queryFn: ({ signal }: Asked) =>
      meetings.get({ channelId, params: { courseClassId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
};

/** Saves a meeting and writes what the server said about it. */
export function saveMeetingOf(
  queryKey: readonly unknown[],
  mutationFn: (body: MeetingBody) => Promise<MeetingInfo>,
): Change<MeetingInfo, MeetingBody> {
  return { mutationFn, onSuccess: (saved) => queryClient.setQueryData(queryKey, saved) };
}

export const useSaveClassMeeting = mutationHook(({ channelId, courseClassId }: CourseClassPlace) =>
  saveMeetingOf(meetingKeys.courseClass({ channelId, courseClassId }), (body) =>
    meetings.save({ channelId, params: { courseClassId }, body }, { quiet: true }),
  ),
);
