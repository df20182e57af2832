import { changeUser, lockUser } from '#server/domain/people/accounts/users.ts';
import { weakPassword, type PasswordOwner } from '#server/domain/people/accounts/weakPassword.ts';
import { hashPassword } from '#server/domain/people/sessions/passwordHash.ts';
import { dropResets, revokeOthers } from '#server/domain/people/sessions/refreshSessions.ts';
import { checkOwnPassword } from '#server/domain/people/sessions/signIn.ts';
import { transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { notifyFormerMail } from './notifyFormerMail.ts';
import { credentialTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

export interface PasswordChange extends UserCall {
  /** The asking sign-in, which continues. */
  readonly sessionId: string;
  readonly password: string;
  readonly newPassword: string;
  readonly address: string;
}

/**
 * Changes the own password and ends all other sign-ins. Throws LOGIN_FAIL, ACCOUNT_LOCKED, VALIDATION_FAIL for a weak
 * or unchanged one.
 */
export async function changePassword(input: PasswordChange): Promise<{ endedCount: number }> {
  const { deps, userId, sessionId, password, newPassword } = input;
  const account = await checkOwnPassword(input);
  if (newPassword === password) throw refused(credentialTexts.samePassword);
  assertStrong(newPassword, account);
  const passwordHash = await hashPassword(deps.config, newPassword);
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    // Two changes with the former password may come at once: only one of them counts.
    if ((await lockUser(tx, userId))?.passwordHash !== account.passwordHash)
      throw new AppError('LOGIN_FAIL', { log: `password of user ${userId} changed meanwhile` });
    await changeUser({ db: tx, userId, change: { passwordHash } });
    await dropResets(tx, { userId, now });
    if (account.email !== null)
      await notifyFormerMail(tx, { deps, userId, kind: 'PASSWORD', formerEmail: account.email, now });
    return { endedCount: await revokeOthers(tx, { userId, sessionId, now }) };
  });
}

/** Throws VALIDATION_FAIL. */
export function assertStrong(newPassword: string, owner: PasswordOwner): void {
  const message = weakPassword(newPassword, owner);
  if (message !== undefined) throw refused(message);
}

const refused = (message: string) =>
  new AppError('VALIDATION_FAIL', {
    fieldErrors: [{ field: 'newPassword', message }],
    log: 'the new password is easy to guess, or the same',
  });
