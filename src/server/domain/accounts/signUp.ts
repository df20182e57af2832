import type { z } from 'zod';
import type { signUpBodySchema, UserState } from '#shared/contract/accounts.ts';
import type { Transaction } from '#server/db/connect.ts';
import { users } from '#server/db/tables/accounts.ts';
import { wallets } from '#server/db/tables/ledger.ts';
import { seoulDay } from '#server/platform/seoulDay.ts';
import { joinDefaultChannel } from '../channels/joinDefaultChannel.ts';
import type { Deps } from '../deps.ts';
import { ageOn } from './ageOn.ts';
import { checkPersonalFields } from './checkPersonalFields.ts';
import { duplicateAsAppError } from './duplicateAsAppError.ts';
import { getUserState } from './getUserState.ts';
import { issueTokens, type Tokens } from './issueTokens.ts';
import { CONSENT_AGE } from './needsGuardianConsent.ts';
import { nicknameKey } from './nicknameKey.ts';
import { hashPassword } from './passwordHash.ts';

export type SignUp = z.output<typeof signUpBodySchema> & { readonly deps: Deps };

/**
 * Opens an account with its wallet, its place in the default channel and its first session, all or nothing.
 * Throws SIGNUP_VALIDATION_FAIL, DOLPHIN_DUPLICATE_RESOURCE (login name, nickname) or EMAIL_DUPLICATE_MEMBER.
 */
export async function signUp(input: SignUp): Promise<{ user: UserState; tokens: Tokens }> {
  const { deps } = input;
  checkPersonalFields(input, { code: 'SIGNUP_VALIDATION_FAIL', now: deps.clock.now() });
  // Hashing takes its time and its turn: not while a connection is held.
  const passwordHash = await hashPassword(input.password);
  try {
    return await deps.db.transaction((tx) => openAccount(tx, input, passwordHash));
  } catch (error) {
    throw duplicateAsAppError(error);
  }
}

async function openAccount(tx: Transaction, input: SignUp, passwordHash: string) {
  const { deps, loginName, nickname, birthDate, email } = input;
  const now = deps.clock.now();
  const isYoung = ageOn(birthDate, seoulDay(now)) < CONSENT_AGE;
  const [created] = await tx
    .insert(users)
    .values({
      loginName,
      nickname,
      nicknameKey: nicknameKey(nickname),
      passwordHash,
      birthDate,
      email: email ?? null,
      guardianConsent: isYoung ? 'NEEDED' : 'NOT_NEEDED',
      createdAt: now,
    })
    .returning({ id: users.id });
  if (!created) throw new Error('signUp: the insert returned no row');
  const userId = created.id;
  await tx.insert(wallets).values({ userId });
  await joinDefaultChannel({ tx, userId, nickname, now });
  const tokens = await issueTokens({ deps, db: tx, userId });
  return { user: await getUserState({ deps, userId, tx }), tokens };
}
