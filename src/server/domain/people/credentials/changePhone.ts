import type { CodeState } from '#shared/contract/people/guardians.ts';
import { writePhone } from '#shared/contract/phone.ts';
import { addJob } from '#server/domain/jobs.ts';
import { readUser, savePhone } from '#server/domain/people/accounts/users.ts';
import { digitsOf } from '#server/domain/people/guardians/secrets.ts';
import { checkOwnPassword } from '#server/domain/people/sessions/signIn.ts';
import { AppError } from '#server/platform/appError.ts';
import { CODE_MINUTES, issueCode, spendCode } from './contactCodes.ts';
import { notifyFormerMail } from './notifyFormerMail.ts';
import { credentialTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

/**
 * Sends a code to the new phone; nothing changes before it is typed. Throws LOGIN_FAIL, ACCOUNT_LOCKED, VALIDATION_FAIL
 * for the present phone, TOO_MANY_REQUESTS.
 */
export async function askPhone(
  wish: UserCall & { readonly password: string; readonly phoneNumber: string; readonly address: string },
): Promise<CodeState> {
  const { deps, userId } = wish;
  const account = await checkOwnPassword(wish);
  const phone = digitsOf(wish.phoneNumber);
  if (digitsOf(account.phoneNumber) === phone)
    throw new AppError('VALIDATION_FAIL', {
      fieldErrors: [{ field: 'phoneNumber', message: credentialTexts.samePhone }],
      log: `user ${userId} has this phone already`,
    });
  return issueCode({
    deps,
    userId,
    kind: 'PHONE',
    contact: phone,
    send: (tx, code) =>
      addJob(tx, 'guardians.sendText', { to: phone, text: credentialTexts.codeText(code, CODE_MINUTES) }),
  });
}

/**
 * The last requested phone becomes the account's; the former phone and the mail are notified. Throws
 * EMAIL_CODE_INVALID.
 */
export async function confirmPhone({
  deps,
  userId,
  code,
}: UserCall & { readonly code: string }): Promise<{ phoneNumber: string }> {
  const phone = await spendCode({
    deps,
    userId,
    kind: 'PHONE',
    code,
    keep: async (tx, phoneNumber, now) => {
      const { email, phoneNumber: formerPhoneNumber } = await readUser({ db: tx, userId });
      await savePhone(tx, { userId, phoneNumber });
      if (formerPhoneNumber !== '')
        await addJob(tx, 'guardians.sendText', {
          to: digitsOf(formerPhoneNumber),
          text: credentialTexts.phoneChangedText,
        });
      if (email !== null)
        await notifyFormerMail(tx, {
          deps,
          userId,
          kind: 'PHONE',
          formerEmail: email,
          formerPhoneNumber,
          now,
        });
    },
  });
  return { phoneNumber: writePhone(phone) };
}
