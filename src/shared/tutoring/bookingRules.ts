/**
 * Pure, and the same for both sides. The actions that a lesson allows at a moment. Times are milliseconds since 1970.
 */

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
export const LESSON_MS = HOUR_MS;
/** The least time between booking and lesson, so that the teacher learns of it. */
export const BOOK_AHEAD_HOURS = 2;
/** The greatest number of days between booking and lesson. */
export const BOOK_AHEAD_DAYS = 56;
/** The limit until which a lesson is moved or cancelled with its ticket. */
export const FREE_CANCEL_HOURS = 24;
/** The days in which a teacher can correct the result of a lesson. */
const AMEND_DAYS = 7;

interface Moment {
  readonly startsAt: number;
  readonly now: number;
}
interface Change extends Moment {
  /** Cancelled by the teacher or the managers of the class, not by the pupil. */
  readonly byTeacher: boolean;
}

/** Whether a slot can be booked now by the clock. */
export const isBookable = ({ startsAt, now }: Moment): boolean =>
  startsAt >= now + BOOK_AHEAD_HOURS * HOUR_MS && startsAt <= now + BOOK_AHEAD_DAYS * DAY_MS;

/**
 * The ticket's state after cancelling, or null where it is not possible. A cancellation by a teacher never costs a
 * pupil a ticket.
 */
export function cancelOutcome({ startsAt, now, byTeacher }: Change): 'RETURNED' | 'SPENT' | null {
  if (byTeacher) return now <= startsAt + AMEND_DAYS * DAY_MS ? 'RETURNED' : null;
  if (now >= startsAt) return null;
  return startsAt - now >= FREE_CANCEL_HOURS * HOUR_MS ? 'RETURNED' : 'SPENT';
}

/** Whether a lesson may still be moved: by a pupil while cancelling is free, by its teacher until it begins. */
export const isMovable = ({ startsAt, now, byTeacher }: Change): boolean =>
  byTeacher ? now < startsAt : startsAt - now >= FREE_CANCEL_HOURS * HOUR_MS;

/** Whether the teacher may record now that the lesson was given or missed. */
export const isJudgeable = ({ startsAt, now }: Moment): boolean =>
  now >= startsAt && now <= startsAt + AMEND_DAYS * DAY_MS;

/** A ticket is valid for one and a half times the weeks it was bought for, one lesson a week. */
export const ticketTermMs = (quantity: number): number => quantity * 7 * DAY_MS * 1.5;
