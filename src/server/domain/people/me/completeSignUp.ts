import { saveExtraInfo, type ExtraInfo } from '#server/domain/people/accounts/saveExtraInfo.ts';
import { readUser } from '#server/domain/people/accounts/users.ts';
import {
  askWhileSigningUp,
  assertOtherEmail,
  waitingGuardianEmail,
} from '#server/domain/people/guardians/askGuardian.ts';
import { transaction } from '#server/domain/transaction.ts';

/**
 * The second step of signing up; a guardian that is named in it is asked. Throws SIGNUP_VALIDATION_FAIL, also where
 * child and guardian would have one mail, EMAIL_DUPLICATE_MEMBER.
 */
export async function completeSignUp(input: ExtraInfo): Promise<void> {
  const { deps, userId, guardianEmail } = input;
  const known = await readUser({ db: deps.db, userId });
  const own = input.email ?? known.email;
  const code = 'SIGNUP_VALIDATION_FAIL';
  assertOtherEmail({ own, guardian: guardianEmail, field: 'guardianEmail', code });
  if (input.email !== undefined) {
    const guardian = await waitingGuardianEmail({ deps, userId });
    assertOtherEmail({ own, guardian, field: 'email', code });
  }
  await saveExtraInfo(input);
  if (guardianEmail !== undefined)
    await transaction(deps, (tx) => askWhileSigningUp(tx, { deps, userId, email: guardianEmail }));
}
