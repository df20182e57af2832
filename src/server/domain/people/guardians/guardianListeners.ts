import type { TransactionListeners } from '#server/domain/events.ts';
import { addJob } from '#server/domain/jobs.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { guardianOf } from './consentRecords.ts';
import { mailBody } from './mailBody.ts';
import { guardianTexts } from './texts.ts';

/** Notifies guardians of events that they did not ask about. */
export const guardianListeners: TransactionListeners = {
  // The consenting guardian learns that the account will be erased; nothing is sent for a withdrawn consent.
  'account.deletionRequested': async (tx, { userId, eraseAt }) => {
    const guardian = await guardianOf(tx, userId);
    if (!guardian) return;
    const { nickname } = await readUser({ db: tx, userId });
    await addJob(tx, 'mail.send', {
      to: guardian.email,
      subject: guardianTexts.deletionSubject(nickname),
      ...mailBody({
        lines: guardianTexts.deletionLines(nickname, eraseAt),
        closing: guardianTexts.deletionClosing,
      }),
    });
  },
};
