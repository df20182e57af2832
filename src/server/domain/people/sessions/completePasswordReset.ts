import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { passwordResets } from '#server/db/tables/people/sessions.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { changeUser, findCredentials, lockUser } from '#server/domain/people/accounts/users.ts';
import { weakPassword, type PasswordOwner } from '#server/domain/people/accounts/weakPassword.ts';
import { transaction } from '#server/domain/transaction.ts';
import { revokeSessions } from './refreshSessions.ts';
import { hashPassword } from './passwordHash.ts';
import { isSameHash, resetCodeHash } from './requestPasswordReset.ts';

const MOST_ATTEMPTS = 5;

export interface PasswordResetCompletion {
  readonly deps: Deps;
  readonly loginName: string;
  readonly code: string;
  readonly newPassword: string;
  readonly address: string;
}

/**
 * Sets a new password by the newest mailed code and ends every session. Throws PASSWORD_RESET_CODE_INVALID,
 * VALIDATION_FAIL (a weak password; the code stays valid).
 */
export async function completePasswordReset(input: PasswordResetCompletion): Promise<void> {
  const { deps, loginName, code, newPassword, address } = input;
  // A weak password is refused first, so that it costs none of the few attempts.
  refuseWeak(newPassword, { loginName });
  const owner = await findCredentials({ db: deps.db, loginName });
  const reset = owner && (await countAttempt(deps, owner.id));
  if (!reset) throw invalid('no open reset for that login name, or its attempts are used up');
  const { id, userId, codeHash } = reset;
  if (!isSameHash(codeHash, resetCodeHash({ config: deps.config, userId, code }))) {
    throw invalid(`wrong code for reset ${id} of user ${userId}`);
  }
  // The comparison with nickname and birth date is made only for the owner of the code.
  if (weakPassword(newPassword, owner) !== undefined) {
    // A code that was right once gets all its tries again.
    await deps.db.update(passwordResets).set({ attempts: 0 }).where(eq(passwordResets.id, id));
    refuseWeak(newPassword, owner);
  }

  const passwordHash = await hashPassword(deps.config, newPassword);
  const now = deps.clock.now();
  const isDone = await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    // Every open code of the account is used up, and only one of two calls with the same code succeeds.
    const spent = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
      .returning({ id: passwordResets.id });
    if (!spent.some((row) => row.id === id)) return false;
    await changeUser({ db: tx, userId, change: { passwordHash } });
    await revokeSessions({ tx, userId, now });
    return true;
  });
  if (!isDone) throw invalid(`reset ${id} of user ${userId} was used meanwhile`);
  await deps.signInThrottle.succeed(loginName, address);
}

/** The try is counted before the comparison: guesses sent at once share the few tries. */
async function countAttempt(deps: Deps, userId: number) {
  const newest = deps.db
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.userId, userId),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, deps.clock.now()),
      ),
    )
    .orderBy(desc(passwordResets.id))
    .limit(1);
  const [reset] = await deps.db
    .update(passwordResets)
    .set({ attempts: sql`${passwordResets.attempts} + 1` })
    .where(and(eq(passwordResets.id, sql`(${newest})`), lt(passwordResets.attempts, MOST_ATTEMPTS)))
    .returning({ id: passwordResets.id, userId: passwordResets.userId, codeHash: passwordResets.codeHash });
  return reset;
}

function refuseWeak(newPassword: string, owner: PasswordOwner): void {
  const message = weakPassword(newPassword, owner);
  if (message === undefined) return;
  throw new AppError('VALIDATION_FAIL', {
    fieldErrors: [{ field: 'newPassword', message }],
    log: 'the new password is easy to guess',
  });
}

const invalid = (log: string) => new AppError('PASSWORD_RESET_CODE_INVALID', { log });
