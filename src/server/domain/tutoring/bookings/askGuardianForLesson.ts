import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { registrationOptions } from '#server/db/tables/tutoring/bookings.ts';
import { addJob } from '#server/domain/jobs.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { guardianOf } from '#server/domain/people/guardians/consentRecords.ts';
import { mailBody } from '#server/domain/people/guardians/mailBody.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { bookingTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A child tells its guardian by mail that it would like tickets, once a day. Throws GUARDIAN_CONSENT_REQUIRED where no
 * guardian is known, GUARDIAN_MAIL_WAIT.
 */
export async function askGuardianForLesson({ deps, userId }: UserCall): Promise<void> {
  const now = deps.clock.now();
  await transaction(deps, async (tx) => {
    const guardian = await guardianOf(tx, userId);
    if (!guardian)
      throw new AppError('GUARDIAN_CONSENT_REQUIRED', { log: `no guardian of user ${userId} is known` });
    await tx.insert(registrationOptions).values({ userId }).onConflictDoNothing();
    const asked = await tx
      .update(registrationOptions)
      .set({ askedGuardianAt: now })
      .where(
        and(
          eq(registrationOptions.userId, userId),
          or(
            isNull(registrationOptions.askedGuardianAt),
            lt(registrationOptions.askedGuardianAt, new Date(now.getTime() - DAY_MS)),
          ),
        ),
      )
      .returning();
    if (asked.length === 0)
      throw new AppError('GUARDIAN_MAIL_WAIT', {
        message: bookingTexts.askedToday,
        log: `user ${userId} has asked for tickets within a day`,
      });
    const { nickname } = await readUser({ db: tx, userId });
    await addJob(tx, 'mail.send', {
      to: guardian.email,
      subject: bookingTexts.wishSubject(nickname),
      ...mailBody({ lines: bookingTexts.wishLines(nickname) }),
    });
  });
}
