import type { CodeState } from '#shared/contract/people/guardians.ts';
import { addJob } from '#server/domain/jobs.ts';
import { emailIsTaken, readUser, saveEmail } from '#server/domain/people/accounts/users.ts';
import { waitingGuardianEmail } from '#server/domain/people/guardians/requestGuardian.ts';
import { mailBody } from '#server/domain/people/guardians/mailBody.ts';
import { dropResets } from '#server/domain/people/sessions/refreshSessions.ts';
import { checkOwnPassword } from '#server/domain/people/sessions/signIn.ts';
import { AppError } from '#server/platform/appError.ts';
import { CODE_MINUTES, issueCode, spendCode } from './contactCodes.ts';
import { notifyFormerMail } from './notifyFormerMail.ts';
import { credentialTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * Mails a code to the new mail; nothing changes before it is typed. Throws LOGIN_FAIL, ACCOUNT_LOCKED, VALIDATION_FAIL
 * for the present mail or that of the guardian, EMAIL_DUPLICATE_MEMBER, TOO_MANY_REQUESTS.
 */
export async function askEmail(
  wish: UserCall & { readonly password: string; readonly email: string; readonly address: string },
): Promise<CodeState> {
  const { deps, userId, email } = wish;
  const account = await checkOwnPassword(wish);
  if (account.email === email) throw refused(credentialTexts.sameEmail);
  if ((await waitingGuardianEmail({ deps, userId })) === email) throw refused(credentialTexts.guardianEmail);
  if (await emailIsTaken({ db: deps.db, email }))
    throw new AppError('EMAIL_DUPLICATE_MEMBER', { log: 'the mail that is wished is of another account' });
  return issueCode({
    deps,
    userId,
    kind: 'EMAIL',
    contact: email,
    send: (tx, code) =>
      addJob(tx, 'mail.send', {
        to: email,
        subject: credentialTexts.codeSubject,
        ...mailBody({
          lines: credentialTexts.codeLines(account.nickname, CODE_MINUTES),
          code,
          closing: credentialTexts.codeClosing,
        }),
      }),
  });
}

/** The last requested mail becomes the account's. Throws EMAIL_CODE_INVALID, EMAIL_DUPLICATE_MEMBER. */
export async function confirmEmail({
  deps,
  userId,
  code,
}: UserCall & { readonly code: string }): Promise<{ email: string }> {
  const email = await spendCode({
    deps,
    userId,
    kind: 'EMAIL',
    code,
    keep: async (tx, contact, now) => {
      const { email: formerEmail } = await readUser({ db: tx, userId });
      await saveEmail(tx, { userId, email: contact });
      // A code to the former mail must no longer set a password.
      await dropResets(tx, { userId, now });
      if (formerEmail !== null) await notifyFormerMail(tx, { deps, userId, kind: 'EMAIL', formerEmail, now });
    },
  });
  return { email };
}

const refused = (message: string) =>
  new AppError('VALIDATION_FAIL', {
    fieldErrors: [{ field: 'email', message }],
    log: 'this mail cannot be taken',
  });
