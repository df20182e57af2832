import { and, eq, inArray, lte } from 'drizzle-orm';
import { MEETING_ADVICE_MINUTES } from '#shared/contract/tutoring/meetings.ts';
import { LESSON_MS } from '#shared/tutoring/bookingRules.ts';
import type { Transaction } from '#server/db/connect.ts';
import { registrationDates, registrationOptions } from '#server/db/tables/tutoring/bookings.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { transaction } from '#server/domain/transaction.ts';
import { spendTicket } from '#server/domain/tutoring/tickets/useTicket.ts';
import { ticketTexts } from '#server/domain/tutoring/tickets/texts.ts';
import { nightEnd } from '#server/platform/nightHours.ts';
import type { LessonRow } from './bookingRows.ts';
import { publishLessonNews } from './publishLessonNews.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 200;

/** Has both reminded a day before, in the morning rather than at night, and again shortly before. */
export async function planReminders(tx: Transaction, lesson: LessonRow, now: Date): Promise<void> {
  const { id: registrationDateId, startsAt } = lesson;
  const dayBefore = new Date(startsAt.getTime() - DAY_MS);
  const times = {
    DAY_BEFORE: nightEnd(dayBefore) ?? dayBefore,
    SOON: new Date(startsAt.getTime() - MEETING_ADVICE_MINUTES * 60_000),
  } as const;
  for (const change of ['DAY_BEFORE', 'SOON'] as const) {
    const runAt = times[change];
    // A lesson that is moved has other reminders: the key replaces those that wait.
    const key = `lesson:${registrationDateId}:${change}`;
    const payload = { registrationDateId, change, startsAt: startsAt.toISOString() };
    if (runAt > now) await addJob(tx, 'lessons.remind', payload, { runAt, key });
  }
}

/** Reminds of a lesson that still is at that time, those who want it, once. */
export async function remindOfLesson(deps: Deps, payload: JobPayload<'lessons.remind'>): Promise<void> {
  const { registrationDateId, change, startsAt } = payload;
  const mark = change === 'SOON' ? 'remindedSoonFor' : 'remindedDayFor';
  await transaction(deps, async (tx) => {
    const [lesson] = await tx
      .select()
      .from(registrationDates)
      .where(eq(registrationDates.id, registrationDateId))
      .for('update');
    const isStill =
      lesson?.registrationState === 'RESERVED' &&
      lesson.startsAt.toISOString() === startsAt &&
      lesson[mark]?.toISOString() !== startsAt &&
      deps.clock.now() < lesson.startsAt;
    if (!isStill) return;
    await tx
      .update(registrationDates)
      .set({ [mark]: lesson.startsAt })
      .where(eq(registrationDates.id, registrationDateId));
    const only = await whoWants(tx, lesson, change);
    await publishLessonNews(tx, { lesson, change, byUserId: null, only });
  });
}

async function whoWants(
  tx: Transaction,
  { userId, teacherId }: LessonRow,
  change: 'DAY_BEFORE' | 'SOON',
): Promise<number[]> {
  const both = [userId, ...(teacherId === null ? [] : [teacherId])];
  const rows = await tx.select().from(registrationOptions).where(inArray(registrationOptions.userId, both));
  const against = rows
    .filter(({ remindsSoon, remindsDayBefore }) => !(change === 'SOON' ? remindsSoon : remindsDayBefore))
    .map((row) => row.userId);
  return both.filter((one) => !against.includes(one));
}

/** Lessons that are over count as given; the teacher may say otherwise for some days. */
export async function settleLessons(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const over = new Date(now.getTime() - LESSON_MS);
  for (;;) {
    const count = await transaction(deps, async (tx) => {
      const rows = await tx
        .select()
        .from(registrationDates)
        .where(
          and(eq(registrationDates.registrationState, 'RESERVED'), lte(registrationDates.startsAt, over)),
        )
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      for (const { id, ticketId } of rows) {
        await spendTicket(tx, ticketId, { byUserId: null, at: now, reason: ticketTexts.given });
        await tx
          .update(registrationDates)
          .set({ registrationState: 'DONE', progressState: 'COMPLETE' })
          .where(eq(registrationDates.id, id));
      }
      return rows.length;
    });
    if (count < AT_ONCE) return;
  }
}
