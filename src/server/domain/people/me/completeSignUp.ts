import { saveExtraInfo, type ExtraInfo } from '#server/domain/people/accounts/saveExtraInfo.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import {
  askWhileSigningUp,
  assertOtherEmail,
  waitingGuardianEmail,
} from '#server/domain/people/guardians/requestGuardian.ts';
import { digitsOf } from '#server/domain/people/guardians/secrets.ts';
import { checkOwnPassword } from '#server/domain/people/sessions/signIn.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { contactTexts } from './texts.ts';

type SignUpStep = ExtraInfo & { readonly address: string };

/**
 * The second step of signing up; a named guardian is asked. Throws SIGNUP_VALIDATION_FAIL, also if child and guardian
 * have one mail, EMAIL_DUPLICATE_MEMBER, LOGIN_FAIL, ACCOUNT_LOCKED.
 */
export async function completeSignUp(input: SignUpStep): Promise<void> {
  const { deps, userId, guardianEmail } = input;
  const known = await readUser({ db: deps.db, userId });
  const own = input.email ?? known.email;
  const code = 'SIGNUP_VALIDATION_FAIL';
  assertOtherEmail({ own, guardian: guardianEmail, field: 'guardianEmail', code });
  const newEmail = input.email !== undefined && input.email !== known.email;
  const newPhone =
    input.phoneNumber !== undefined && digitsOf(input.phoneNumber) !== digitsOf(known.phoneNumber);
  if (newEmail) {
    const guardian = await waitingGuardianEmail({ deps, userId });
    assertOtherEmail({ own, guardian, field: 'email', code });
    if (known.email !== null) throw refused(input, 'email', contactTexts.emailInSettings);
  }
  if (newPhone && known.phoneNumber !== '') throw refused(input, 'phoneNumber', contactTexts.phoneInSettings);
  if (newEmail || newPhone) await assertPassword(input);
  await saveExtraInfo(input);
  if (guardianEmail !== undefined)
    await transaction(deps, (tx) => askWhileSigningUp(tx, { deps, userId, email: guardianEmail }));
}

/** A reader of the mail can set a password, so an open session alone must not give an account its mail or phone. */
async function assertPassword(input: SignUpStep): Promise<void> {
  const { deps, userId, password, address } = input;
  if (password === undefined) throw refused(input, 'password', contactTexts.passwordNeeded);
  await checkOwnPassword({ deps, userId, password, address });
}

const refused = ({ userId }: SignUpStep, field: string, message: string) =>
  new AppError('SIGNUP_VALIDATION_FAIL', {
    fieldErrors: [{ field, message }],
    log: `user ${userId} gives a mail or a phone without a required field`,
  });
