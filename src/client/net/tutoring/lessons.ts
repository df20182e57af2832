import type { RequestOf } from '#shared/contract/route.ts';
import { registrationRoutes, type Registration } from '#shared/contract/tutoring/registrations.ts';
import { mutationHook } from '#client/net/mutationHook.ts';
import { queryKeys } from '#client/net/queryKeys.ts';
import { client, type Asked } from '#client/net/rest/client.ts';
import { meetingKeys, saveMeetingOf } from './meetings.ts';

/* Lessons, as one books and gives them. The pages word every refusal themselves. */

const registrations = client(registrationRoutes);

export type Slot = RequestOf<typeof registrationRoutes.move>['body'];
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Lessons given by the caller, or by another teacher whose class it manages. */
export async function listGivenLessons(
  query: DayRange & { readonly target_user_id?: number },
  signal?: AbortSignal,
): Promise<Registration[]> {
  return (await registrations.listOfMembers({ query }, { signal, quiet: true })).registrationDateList;
}

export const lessonQueries = {
  own: (page: number) => ({
    queryKey: [...queryKeys.tutoring, 'own', page] as const,
    queryFn: ({ signal }: Asked) => registrations.listOwn({ query: { page } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  given: (days: DayRange) => ({
    queryKey: [...queryKeys.tutoring, 'given', days] as const,
    queryFn: ({ signal }: Asked) => listGivenLessons(days, signal),
    staleTime: 0,
  }),
  tutors: () => ({
    queryKey: [...queryKeys.tutoring, 'tutors'] as const,
    queryFn: async ({ signal }: Asked) =>
      (await registrations.listTutors(undefined, { signal, quiet: true })).tutorList,
    staleTime: 0,
  }),
  slots: (teacherId: number, days: DayRange) => ({
    queryKey: [...queryKeys.tutoring, 'slots', teacherId, days] as const,
    queryFn: async ({ signal }: Asked) =>
      (await registrations.listSlots({ params: { teacherId }, query: days }, { signal, quiet: true }))
        .slotList,
    staleTime: 0,
  }),
  meeting: (registrationDateId: number) => ({
    queryKey: meetingKeys.lesson(registrationDateId),
    queryFn: ({ signal }: Asked) =>
      registrations.getMeeting({ params: { registrationDateId } }, { signal, quiet: true }),
    staleTime: 0,
  }),
  options: () => ({
    queryKey: [...queryKeys.tutoring, 'options'] as const,
    queryFn: ({ signal }: Asked) => registrations.getOptions(undefined, { signal, quiet: true }),
    staleTime: 0,
  }),
};

export const useBookLesson = mutationHook({
  mutationFn: (body: RequestOf<typeof registrationRoutes.book>['body']) =>
    registrations.book({ body }, { quiet: true }),
  renewsAlways: [queryKeys.tutoring],
});

export const useMoveLesson = mutationHook({
  mutationFn: ({ registrationDateId, slot }: { readonly registrationDateId: number; readonly slot: Slot }) =>
    registrations.move({ params: { registrationDateId }, body: slot }, { quiet: true }),
  renewsAlways: [queryKeys.tutoring],
});

/** Cancels a lesson, or says that it took place or that nobody came. */
export const useSaveLessonState = mutationHook((registrationDateId: number) => ({
  mutationFn: (body: RequestOf<typeof registrationRoutes.saveState>['body']) =>
    registrations.saveState({ params: { registrationDateId }, body }, { quiet: true }),
  renewsAlways: [queryKeys.tutoring],
}));

export const useSaveLessonProgress = mutationHook((registrationDateId: number) => ({
  mutationFn: (body: RequestOf<typeof registrationRoutes.saveProgress>['body']) =>
    registrations.saveProgress({ params: { registrationDateId }, body }, { quiet: true }),
  renewsAlways: [queryKeys.tutoring],
}));

export const useSaveLessonMeeting = mutationHook((registrationDateId: number) =>
  saveMeetingOf(meetingKeys.lesson(registrationDateId), (body) =>
    registrations.saveMeeting({ params: { registrationDateId }, body }, { quiet: true }),
  ),
);

export const useSaveLessonOptions = mutationHook({
  mutationFn: (body: RequestOf<typeof registrationRoutes.saveOptions>['body']) =>
    registrations.saveOptions({ body }, { quiet: true }),
  renewsAlways: [queryKeys.tutoring],
});

/** Resolves to the address, which is shown once. */
export const useMakeLessonCalendar = mutationHook({
  mutationFn: async () => (await registrations.makeCalendar(undefined, { quiet: true })).url,
  renewsAlways: [lessonQueries.options().queryKey],
});

export const useEndLessonCalendar = mutationHook({
  mutationFn: () => registrations.endCalendar(undefined, { quiet: true }),
  renewsAlways: [lessonQueries.options().queryKey],
});

/** A child writes to its guardian that it would like tickets, once a day. */
export const useAskGuardianForTickets = mutationHook({
  mutationFn: () => registrations.askGuardian(undefined, { quiet: true }),
});
