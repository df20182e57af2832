import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { registrationDates } from '#server/db/tables/tutoring/bookings.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import type { Clock } from '#server/platform/clock.ts';
import { cancelLesson } from './changeLesson.ts';

/** Cancels the bookings of a user who leaves, as a pupil and as a teacher, by the rules for each. */
export const bookingListeners = ({ clock }: { readonly clock: Clock }): TransactionListeners => ({
  'account.deletionRequested': (tx, { userId }) => cancelOf(tx, { userId, now: clock.now() }),
  'membership.left': (tx, { userId, channelId }) =>
    cancelOf(tx, { userId, now: clock.now(), where: eq(registrationDates.channelId, channelId) }),
  // The class closes as if its teacher had cancelled: every ticket comes back.
  'channel.closed': async (tx, { channelId, at }) => {
    for (const lesson of await lockAhead(tx, { now: at, where: eq(registrationDates.channelId, channelId) }))
      await cancelLesson(tx, {
        lesson,
        now: at,
        byUserId: lesson.teacherId ?? lesson.userId,
        acceptsSpent: true,
        byTeacher: true,
      });
  },
});

const lockAhead = (
  tx: Transaction,
  { now, where }: { readonly now: Date; readonly where: SQL | undefined },
) =>
  tx
    .select()
    .from(registrationDates)
    .where(
      and(where, eq(registrationDates.registrationState, 'RESERVED'), gt(registrationDates.startsAt, now)),
    )
    .for('update');

async function cancelOf(
  tx: Transaction,
  { userId, now, where }: { readonly userId: number; readonly now: Date; readonly where?: SQL },
): Promise<void> {
  const own = or(eq(registrationDates.userId, userId), eq(registrationDates.teacherId, userId));
  for (const lesson of await lockAhead(tx, { now, where: and(own, where) }))
    await cancelLesson(tx, {
      lesson,
      now,
      byUserId: userId,
      acceptsSpent: true,
      byTeacher: lesson.teacherId === userId,
    });
}
