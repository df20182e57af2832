import type { z } from 'zod';
import type { signUpBodySchema, UserState } from '#shared/contract/people/accounts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { checkPersonalFields } from '#server/domain/people/accounts/checkPersonalFields.ts';
import { addUser } from '#server/domain/people/accounts/users.ts';
import { CONSENT_AGE } from '#server/domain/people/consent/guardianConsent.ts';
import { askWhileSigningUp, assertOtherEmail } from '#server/domain/people/guardians/requestGuardian.ts';
import { hashPassword } from '#server/domain/people/sessions/passwordHash.ts';
import { issueTokens, type Tokens } from '#server/domain/people/sessions/refreshSessions.ts';
import { agreeAtSignUp } from '#server/domain/people/terms/agreements.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { openWallet } from '#server/domain/world/economy/lockWallet.ts';
import { ageOn } from '#server/platform/ageOn.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { getUserState } from './getUserState.ts';

export type SignUp = z.output<typeof signUpBodySchema> & {
  readonly deps: Deps;
  /** Whether the account is made for one of the staff, who may carry its names; never set by the route. */
  readonly isStaff?: boolean;
};

/**
 * Opens an account with its wallet, its place in the default channel and its first session, all or nothing.
 * Throws SIGNUP_VALIDATION_FAIL, DOLPHIN_DUPLICATE_RESOURCE (login name, nickname) or EMAIL_DUPLICATE_MEMBER.
 */
export async function signUp(input: SignUp): Promise<{ user: UserState; tokens: Tokens }> {
  const { deps } = input;
  checkPersonalFields(input, {
    code: 'SIGNUP_VALIDATION_FAIL',
    now: deps.clock.now(),
    isStaff: input.isStaff ?? false,
  });
  assertOtherEmail({
    own: input.email,
    guardian: input.guardianEmail,
    field: 'guardianEmail',
    code: 'SIGNUP_VALIDATION_FAIL',
  });
  // Hashing is slow and queued, so it runs before a connection is taken.
  const passwordHash = await hashPassword(deps.config, input.password);
  const { loginName, nickname, birthDate, email = null } = input;
  const now = deps.clock.now();
  const guardianConsent = ageOn(birthDate, seoulDay(now)) < CONSENT_AGE ? 'NEEDED' : 'NOT_NEEDED';
  const user = {
    loginName,
    nickname,
    passwordHash,
    birthDate,
    email,
    guardianConsent,
    createdAt: now,
  } as const;
  return transaction(deps, async (tx) => {
    const userId = await addUser(tx, user);
    await openWallet({ tx, userId });
    await emit(tx, { type: 'account.opened', userId, nickname, at: now });
    if (input.guardianEmail !== undefined)
      await askWhileSigningUp(tx, { deps, userId, email: input.guardianEmail });
    await agreeAtSignUp({ tx, userId, now });
    const tokens = await issueTokens({ deps, db: tx, userId });
    return { user: await getUserState({ deps, userId, tx }), tokens };
  });
}
