import type { RequestOf, ResponseOf } from '#shared/contract/route.ts';
import type { MeetingBody, MeetingInfo } from '#shared/contract/tutoring/meetings.ts';
import {
  registrationRoutes,
  type Registration,
  type RegistrationOptions,
  type Tutor,
} from '#shared/contract/tutoring/registrations.ts';
import { rest } from '#client/net/rest/rest.ts';

export type Slot = RequestOf<typeof registrationRoutes.move>['body'];
export type OwnLessons = ResponseOf<typeof registrationRoutes.listOwn>;
export type LessonStateWish = RequestOf<typeof registrationRoutes.saveState>['body'];
export type LessonProgressWish = RequestOf<typeof registrationRoutes.saveProgress>['body'];
export type LessonOptionsWish = RequestOf<typeof registrationRoutes.saveOptions>['body'];
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The pages word every refusal themselves. */
const quiet = { quiet: true };
const of = (registrationDateId: number) => ({ params: { registrationDateId } });

export async function listTutors(signal?: AbortSignal): Promise<Tutor[]> {
  return (await rest.call(registrationRoutes.listTutors, undefined, { signal, ...quiet })).tutorList;
}

export async function listSlots(teacherId: number, days: DayRange, signal?: AbortSignal): Promise<Slot[]> {
  const parts = { params: { teacherId }, query: days };
  return (await rest.call(registrationRoutes.listSlots, parts, { signal, ...quiet })).slotList;
}

export function listOwnLessons(page: number, signal?: AbortSignal): Promise<OwnLessons> {
  return rest.call(registrationRoutes.listOwn, { query: { page } }, { signal, ...quiet });
}

/** Of the caller, or of another teacher whose class it manages. */
export async function listGivenLessons(
  days: DayRange & { readonly target_user_id?: number },
  signal?: AbortSignal,
): Promise<Registration[]> {
  const { registrationDateList } = await rest.call(
    registrationRoutes.listOfMembers,
    { query: days },
    { signal, ...quiet },
  );
  return registrationDateList;
}

export function bookLesson(body: Slot & { readonly teacherId: number }): Promise<Registration> {
  return rest.call(registrationRoutes.book, { body }, quiet);
}

export function moveLesson(registrationDateId: number, body: Slot): Promise<Registration> {
  return rest.call(registrationRoutes.move, { ...of(registrationDateId), body }, quiet);
}

export function saveLessonState(registrationDateId: number, body: LessonStateWish): Promise<Registration> {
  return rest.call(registrationRoutes.saveState, { ...of(registrationDateId), body }, quiet);
}

export function saveLessonProgress(
  registrationDateId: number,
  body: LessonProgressWish,
): Promise<Registration> {
  return rest.call(registrationRoutes.saveProgress, { ...of(registrationDateId), body }, quiet);
}

export function getLessonMeeting(registrationDateId: number, signal?: AbortSignal): Promise<MeetingInfo> {
  return rest.call(registrationRoutes.getMeeting, of(registrationDateId), { signal, ...quiet });
}

export function saveLessonMeeting(registrationDateId: number, body: MeetingBody): Promise<MeetingInfo> {
  return rest.call(registrationRoutes.saveMeeting, { ...of(registrationDateId), body }, quiet);
}

export function getLessonOptions(signal?: AbortSignal): Promise<RegistrationOptions> {
  return rest.call(registrationRoutes.getOptions, undefined, { signal, ...quiet });
}

export function saveLessonOptions(body: LessonOptionsWish): Promise<RegistrationOptions> {
  return rest.call(registrationRoutes.saveOptions, { body }, quiet);
}

export async function makeLessonCalendar(): Promise<string> {
  return (await rest.call(registrationRoutes.makeCalendar, undefined, quiet)).url;
}

export async function endLessonCalendar(): Promise<void> {
  await rest.call(registrationRoutes.endCalendar, undefined, quiet);
}

/** A child writes to its guardian that it would like tickets, once a day. */
export async function askGuardianForTickets(): Promise<void> {
  await rest.call(registrationRoutes.askGuardian, undefined, quiet);
}
