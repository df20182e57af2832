import { eq } from 'drizzle-orm';
import type { Registration } from '#shared/contract/tutoring/registrations.ts';
import { isMovable } from '#shared/tutoring/bookingRules.ts';
import { instantInSeoul } from '#shared/time/seoulTime.ts';
import type { Transaction } from '#server/db/connect.ts';
import { registrationDates } from '#server/db/tables/tutoring/bookings.ts';
import { violatedConstraint } from '#server/db/violatedConstraint.ts';
import { lockUser } from '#server/domain/people/accounts/users.ts';
import { transaction } from '#server/domain/transaction.ts';
import {
  giveBackTicket,
  isGoodAt,
  TEACHER_GRACE_MS,
  takeTicket,
} from '#server/domain/tutoring/tickets/useTicket.ts';
import { ticketTexts } from '#server/domain/tutoring/tickets/texts.ts';
import { AppError } from '#server/platform/appError.ts';
import { describeLesson } from './describeLessons.ts';
import { refuseSlot, slotTaken, type Slot } from './freeSlots.ts';
import { lockLesson, refuseClosed, type LessonRow } from './bookingRows.ts';
import { planReminders } from './reminders.ts';
import { sharedClasses } from './sharedClasses.ts';
import { publishLessonNews } from './publishLessonNews.ts';
import { bookingTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

const instantOf = ({ registrationDate, startTime }: Slot) => instantInSeoul(registrationDate, startTime);

/**
 * Books an open slot for one ticket. Throws MEMBER_NOT_FOUND for a user who is no teacher of the pupil, SLOT_CLOSED,
 * SLOT_TAKEN, NEED_TO_PAY.
 */
export async function bookLesson(
  input: UserCall & { readonly teacherId: number; readonly slot: Slot },
): Promise<Registration> {
  const { deps, userId, teacherId, slot } = input;
  const now = deps.clock.now();
  const startsAt = instantOf(slot);
  const channelIds = await sharedClasses(deps.db, { userId, teacherId });
  // A late booking is refused without waiting for the lock.
  await refuseSlot(deps.db, { teacherId, startsAt, now });
  const lesson = await asSlotTaken(startsAt, () =>
    transaction(deps, async (tx) => {
      await lockUser(tx, teacherId);
      await refuseSlot(tx, { teacherId, startsAt, now });
      const ticket = await takeTicket(tx, { userId, channelIds, startsAt, byUserId: userId, now });
      const [row] = await tx
        .insert(registrationDates)
        .values({
          teacherId,
          userId,
          startsAt,
          ticketId: ticket.id,
          createdAt: now,
          // A lesson with a teacher of a class belongs to that class, even where the school has sold the ticket.
          channelId: ticket.isForEveryTeacher ? channelIds[0] : ticket.channelId,
        })
        .returning();
      if (!row) throw new Error('bookLesson: the insert returned no row');
      await planReminders(tx, row, now);
      await publishLessonNews(tx, { lesson: row, change: 'BOOKED', byUserId: userId });
      return row;
    }),
  );
  return describeLesson(deps, lesson);
}

/**
 * Moves a lesson to another open slot of its teacher, with the same ticket or, where that ends before, another one of
 * the pupil. Throws RESOURCE_NOT_FOUND, REGISTRATION_CLOSED, TICKET_WOULD_BE_SPENT for a pupil who is too late,
 * NEED_TO_PAY where no ticket is good then, SLOT_CLOSED, SLOT_TAKEN.
 */
export async function moveLesson(
  input: UserCall & { readonly registrationDateId: number; readonly slot: Slot },
): Promise<Registration> {
  const { deps, userId, registrationDateId, slot } = input;
  const now = deps.clock.now();
  const startsAt = instantOf(slot);
  const lesson = await asSlotTaken(startsAt, () =>
    transaction(deps, async (tx) => {
      const { lesson: former, byTeacher } = await lockLesson(tx, { userId, registrationDateId });
      // Asked for twice, it has moved once.
      if (former.startsAt.getTime() === startsAt.getTime()) return former;
      const teacherId = refuseMove(former, { now, byTeacher });
      await lockUser(tx, teacherId);
      await refuseSlot(tx, { teacherId, startsAt, now });
      const ticket = await ticketFor(tx, {
        lesson: former,
        teacherId,
        startsAt,
        byTeacher,
        userId,
        now,
      });
      const [row] = await tx
        .update(registrationDates)
        .set({ startsAt, ...ticket })
        .where(eq(registrationDates.id, registrationDateId))
        .returning();
      if (!row) throw new Error(`moveLesson: lesson ${registrationDateId} was locked and is gone`);
      await planReminders(tx, row, now);
      await publishLessonNews(tx, { lesson: row, change: 'MOVED', byUserId: userId });
      return row;
    }),
  );
  return describeLesson(deps, lesson);
}

/** The teacher of a lesson that may still be moved. */
function refuseMove(
  lesson: LessonRow,
  { now, byTeacher }: { readonly now: Date; readonly byTeacher: boolean },
): number {
  const { id, teacherId, registrationState } = lesson;
  const moment = { startsAt: lesson.startsAt.getTime(), now: now.getTime() };
  if (registrationState !== 'RESERVED' || moment.now >= moment.startsAt || teacherId === null)
    throw refuseClosed(lesson);
  if (!isMovable({ ...moment, byTeacher }))
    throw new AppError('TICKET_WOULD_BE_SPENT', {
      message: bookingTexts.tooLateToMove,
      log: `lesson ${id} begins within the hours in which a pupil does not move it`,
    });
  return teacherId;
}

/** The ticket with which a lesson is held at another time: its own, or one that is taken in exchange for it. */
async function ticketFor(
  tx: Transaction,
  moving: {
    readonly lesson: LessonRow;
    readonly teacherId: number;
    readonly startsAt: Date;
    readonly byTeacher: boolean;
    readonly userId: number;
    readonly now: Date;
  },
): Promise<Pick<LessonRow, 'ticketId' | 'channelId'>> {
  const { lesson, teacherId, startsAt, byTeacher, userId: byUserId, now } = moving;
  const { ticketId, channelId, userId } = lesson;
  if (await isGoodAt(tx, ticketId, startsAt)) return { ticketId, channelId };
  const channelIds = await sharedClasses(tx, { userId, teacherId });
  const other = await takeTicket(tx, { userId, channelIds, startsAt, byUserId, now });
  await giveBackTicket(tx, ticketId, {
    byUserId,
    at: now,
    reason: ticketTexts.exchanged,
    ...(byTeacher && { goodUntil: new Date(now.getTime() + TEACHER_GRACE_MS) }),
  });
  return { ticketId: other.id, channelId: other.channelId ?? channelId };
}

/** The two indexes that hold a slot and a pupil's hour for one lesson, as an answer. */
async function asSlotTaken<Result>(startsAt: Date, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'registration_dates_slot') throw slotTaken('of the teacher', startsAt);
    if (constraint === 'registration_dates_pupil_slot')
      throw slotTaken('of the pupil', startsAt, bookingTexts.ownHourTaken);
    throw error;
  }
}
