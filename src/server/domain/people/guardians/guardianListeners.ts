import type { TransactionListeners } from '#server/domain/events.ts';
import { addJob } from '#server/domain/jobs.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { guardianOf } from './consentRecords.ts';
import { mailBody } from './mailBody.ts';
import { guardianTexts } from './texts.ts';

/** What a guardian is told without asking. */
export const guardianListeners: TransactionListeners = {
  // Whoever agreed for a child learns that the account will be gone; nobody is told of a consent that was taken back.
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
