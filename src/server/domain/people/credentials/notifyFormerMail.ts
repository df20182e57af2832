import { UNDO_DAYS, type CREDENTIAL_KINDS } from '#shared/contract/people/credentials.ts';
import type { Transaction } from '#server/db/connect.ts';
import { credentialChanges } from '#server/db/tables/people/credentials.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob } from '#server/domain/jobs.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import { mailBody } from '#server/domain/people/guardians/mailBody.ts';
import { randomToken, sha256 } from '#server/platform/ids.ts';
import { credentialTexts } from './texts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Notifies the former mail of an account about a change, with a link that undoes it. */
export async function notifyFormerMail(
  tx: Transaction,
  change: {
    readonly deps: Pick<Deps, 'config'>;
    readonly userId: number;
    readonly kind: (typeof CREDENTIAL_KINDS)[number];
    readonly formerEmail: string;
    /** The digits of a changed phone. */
    readonly formerPhoneNumber?: string;
    readonly now: Date;
  },
): Promise<void> {
  const { deps, userId, kind, formerEmail, formerPhoneNumber = null, now } = change;
  const token = randomToken();
  await tx.insert(credentialChanges).values({
    userId,
    kind,
    formerEmail,
    formerPhoneNumber,
    tokenHash: sha256(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + UNDO_DAYS * DAY_MS),
  });
  const { nickname } = await readUser({ db: tx, userId });
  const { subject, lines } = credentialTexts.changed[kind];
  await addJob(tx, 'mail.send', {
    to: formerEmail,
    subject,
    ...mailBody({
      lines: lines(nickname),
      link: { url: `${deps.config.PUBLIC_URL}/account/undo/${token}`, label: credentialTexts.undoButton },
      closing: credentialTexts.undoClosing,
    }),
  });
}
