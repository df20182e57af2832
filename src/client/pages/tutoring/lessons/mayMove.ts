import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { isMovable } from '#shared/tutoring/bookingRules.ts';

/** Whether a pupil can still move a lesson, by the clock of this device; the server has the last word. */
export const mayMove = (lesson: Registration, now: number): boolean =>
  lesson.registrationState === 'RESERVED' &&
  lesson.teacher !== null &&
  isMovable({ startsAt: Date.parse(lesson.startsAt), now, byTeacher: false });
