import { and, eq, gt, or } from 'drizzle-orm';
import { registrationDates } from '#server/db/tables/tutoring/bookings.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import type { Clock } from '#server/platform/clock.ts';
import { cancelLesson } from './changeLesson.ts';

/** Whoever leaves keeps nobody waiting: what it has booked or would give is cancelled, by the rules for each of them. */
export const bookingListeners = ({ clock }: { readonly clock: Clock }): TransactionListeners => ({
  'account.deletionRequested': async (tx, { userId }) => {
    const now = clock.now();
    const lessons = await tx
      .select()
      .from(registrationDates)
      .where(
        and(
          or(eq(registrationDates.userId, userId), eq(registrationDates.teacherId, userId)),
          eq(registrationDates.registrationState, 'RESERVED'),
          gt(registrationDates.startsAt, now),
        ),
      )
      .for('update');
    for (const lesson of lessons)
      await cancelLesson(tx, {
        ...{ lesson, now, byUserId: userId, acceptsSpent: true },
        byTeacher: lesson.teacherId === userId,
      });
  },
});
