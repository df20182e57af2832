import { eq } from 'drizzle-orm';
import type {
  ProgressState,
  Registration,
  RegistrationState,
} from '#shared/contract/tutoring/registrations.ts';
import { cancelOutcome, isJudgeable } from '#shared/tutoring/bookingRules.ts';
import type { Transaction } from '#server/db/connect.ts';
import { registrationDates } from '#server/db/tables/tutoring/bookings.ts';
import { transaction } from '#server/domain/transaction.ts';
import { giveBackTicket, spendTicket, TEACHER_GRACE_MS } from '#server/domain/tutoring/tickets/useTicket.ts';
import { ticketTexts } from '#server/domain/tutoring/tickets/texts.ts';
import { AppError } from '#server/platform/appError.ts';
import { describeLesson } from './describeLessons.ts';
import { lockLesson, refuseClosed, type LessonRow } from './bookingRows.ts';
import { publishLessonNews } from './publishLessonNews.ts';
import { bookingTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

interface OfLesson extends UserCall {
  readonly registrationDateId: number;
}

/**
 * Cancels a lesson, or records that it was given or missed. Throws RESOURCE_NOT_FOUND, NOT_HAS_ROLE for a pupil who
 * judges, REGISTRATION_CLOSED, TICKET_WOULD_BE_SPENT for a late pupil who has not agreed to that.
 */
export async function saveLessonState(
  input: OfLesson & {
    readonly registrationState: Exclude<RegistrationState, 'RESERVED'>;
    readonly acceptsSpent: boolean;
  },
): Promise<Registration> {
  const { deps, userId, registrationState, acceptsSpent } = input;
  const now = deps.clock.now();
  const lesson = await transaction(deps, async (tx) => {
    const { lesson: former, byTeacher } = await lockLesson(tx, input);
    // Asked for twice, it was done once.
    if (former.registrationState === registrationState) return former;
    if (registrationState === 'CANCELLED')
      return cancelLesson(tx, { lesson: former, byTeacher, byUserId: userId, now, acceptsSpent });
    if (!byTeacher) throw notByPupil(former);
    if (
      former.registrationState === 'CANCELLED' ||
      !isJudgeable({ startsAt: former.startsAt.getTime(), now: now.getTime() })
    )
      throw refuseClosed(former);
    const isNoShow = registrationState === 'NO_SHOW';
    await spendTicket(tx, former.ticketId, {
      byUserId: userId,
      at: now,
      reason: isNoShow ? ticketTexts.noShow : ticketTexts.given,
    });
    const judged = await saveRow(tx, former, { registrationState, progressState: 'COMPLETE' });
    if (isNoShow) await publishLessonNews(tx, { lesson: judged, change: 'NO_SHOW', byUserId: userId });
    return judged;
  });
  return describeLesson(deps, lesson);
}

/** Cancels a lesson that the caller has locked; the ticket comes back or is spent, by who cancels and when. */
export async function cancelLesson(
  tx: Transaction,
  cancelling: {
    readonly lesson: LessonRow;
    readonly byTeacher: boolean;
    readonly byUserId: number;
    readonly now: Date;
    readonly acceptsSpent: boolean;
  },
): Promise<LessonRow> {
  const { lesson, byTeacher, byUserId, now, acceptsSpent } = cancelling;
  const outcome = cancelOutcome({ startsAt: lesson.startsAt.getTime(), now: now.getTime(), byTeacher });
  if (outcome === null || lesson.registrationState === 'CANCELLED') throw refuseClosed(lesson);
  if (lesson.registrationState !== 'RESERVED' && !byTeacher) throw refuseClosed(lesson);
  if (outcome === 'SPENT' && !acceptsSpent)
    throw new AppError('TICKET_WOULD_BE_SPENT', {
      log: `lesson ${lesson.id} begins too soon for its ticket to come back`,
    });
  const by = { byUserId, at: now };
  if (outcome === 'SPENT')
    await spendTicket(tx, lesson.ticketId, { ...by, reason: ticketTexts.cancelledLate });
  else
    await giveBackTicket(tx, lesson.ticketId, {
      ...by,
      reason: byTeacher ? ticketTexts.cancelledByTeacher : ticketTexts.cancelled,
      ...(byTeacher && { goodUntil: new Date(now.getTime() + TEACHER_GRACE_MS) }),
    });
  const cancelled = await saveRow(tx, lesson, {
    registrationState: 'CANCELLED',
    cancelledBy: byUserId,
    cancelledAt: now,
  });
  await publishLessonNews(tx, { lesson: cancelled, change: 'CANCELLED', byUserId, ticket: outcome });
  return cancelled;
}

/** How far a lesson is, and the teacher's words. Throws RESOURCE_NOT_FOUND, NOT_HAS_ROLE, REGISTRATION_CLOSED. */
export async function saveLessonProgress(
  input: OfLesson & { readonly progressState: ProgressState; readonly note?: string | undefined },
): Promise<Registration> {
  const { deps, progressState, note } = input;
  const lesson = await transaction(deps, async (tx) => {
    const { lesson: former, byTeacher } = await lockLesson(tx, input);
    if (!byTeacher) throw notByPupil(former);
    if (former.registrationState === 'CANCELLED') throw refuseClosed(former);
    return saveRow(tx, former, { progressState, ...(note !== undefined && { note }) });
  });
  return describeLesson(deps, lesson);
}

async function saveRow(
  tx: Transaction,
  { id }: LessonRow,
  change: Partial<typeof registrationDates.$inferInsert>,
): Promise<LessonRow> {
  const [row] = await tx
    .update(registrationDates)
    .set(change)
    .where(eq(registrationDates.id, id))
    .returning();
  if (!row) throw new Error(`saveRow: lesson ${id} was locked and is gone`);
  return row;
}

const notByPupil = ({ id, userId }: LessonRow) =>
  new AppError('NOT_HAS_ROLE', {
    message: bookingTexts.teachersOnly,
    log: `user ${userId} is the pupil of lesson ${id}, not its teacher`,
  });
