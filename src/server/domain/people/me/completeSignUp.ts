import { saveExtraInfo, type ExtraInfo } from '#server/domain/people/accounts/saveExtraInfo.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import {
  askWhileSigningUp,
  assertOtherEmail,
  waitingGuardianEmail,
} from '#server/domain/people/guardians/askGuardian.ts';
import { checkOwnPassword } from '#server/domain/people/sessions/signIn.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { emailTexts } from './texts.ts';

/**
 * The second step of signing up; a guardian that is named in it is asked. Throws SIGNUP_VALIDATION_FAIL, also where
 * child and guardian would have one mail, EMAIL_DUPLICATE_MEMBER, LOGIN_FAIL, ACCOUNT_LOCKED.
 */
export async function completeSignUp(input: ExtraInfo & { readonly address: string }): Promise<void> {
  const { deps, userId, guardianEmail } = input;
  const known = await readUser({ db: deps.db, userId });
  const own = input.email ?? known.email;
  const code = 'SIGNUP_VALIDATION_FAIL';
  assertOtherEmail({ own, guardian: guardianEmail, field: 'guardianEmail', code });
  if (input.email !== undefined && input.email !== known.email) {
    const guardian = await waitingGuardianEmail({ deps, userId });
    assertOtherEmail({ own, guardian, field: 'email', code });
    await assertFirstEmail(input, known.email);
  }
  await saveExtraInfo(input);
  if (guardianEmail !== undefined)
    await transaction(deps, (tx) => askWhileSigningUp(tx, { deps, userId, email: guardianEmail }));
}

/** Whoever reads the mail can set a password, so that an open session alone gives no account its mail. */
async function assertFirstEmail(
  { deps, userId, password, address }: Parameters<typeof completeSignUp>[0],
  known: string | null,
): Promise<void> {
  const refused = (field: string, message: string) =>
    new AppError('SIGNUP_VALIDATION_FAIL', {
      fieldErrors: [{ field, message }],
      log: `user ${userId} gives a mail without what that needs`,
    });
  if (known !== null) throw refused('email', emailTexts.changeInSettings);
  if (password === undefined) throw refused('password', emailTexts.passwordNeeded);
  await checkOwnPassword({ deps, userId, password, address });
}
