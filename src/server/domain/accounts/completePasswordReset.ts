import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { passwordResets, users } from '#server/db/tables/accounts.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { lockSessions } from './lockSessions.ts';
import { hashPassword } from './passwordHash.ts';
import { isSameHash, resetCodeHash } from './resetCode.ts';
import { revokeSessions } from './revokeSessions.ts';

const MOST_ATTEMPTS = 5;

export interface PasswordResetCompletion {
  readonly deps: Deps;
  readonly loginName: string;
  readonly code: string;
  readonly newPassword: string;
}

/** Sets a new password by the newest mailed code and ends every session. Throws PASSWORD_RESET_CODE_INVALID. */
export async function completePasswordReset(input: PasswordResetCompletion): Promise<void> {
  const { deps, loginName, code, newPassword } = input;
  const reset = await countAttempt(deps, loginName);
  if (!reset) throw invalid('no open reset for that login name, or its attempts are used up');
  const { id, userId, codeHash } = reset;
  if (!isSameHash(codeHash, resetCodeHash({ config: deps.config, userId, code }))) {
    throw invalid(`wrong code for reset ${id} of user ${userId}`);
  }

  const passwordHash = await hashPassword(newPassword);
  const now = deps.clock.now();
  const isDone = await deps.db.transaction(async (tx) => {
    await lockSessions(tx, userId);
    // Every open code of the account is spent, and only one of two calls with the same code spends it.
    const spent = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
      .returning({ id: passwordResets.id });
    if (!spent.some((row) => row.id === id)) return false;
    await tx
      .update(users)
      .set({ passwordHash, failedSignIns: 0, lockedUntil: null })
      .where(eq(users.id, userId));
    await revokeSessions({ tx, userId, now });
    return true;
  });
  if (!isDone) throw invalid(`reset ${id} of user ${userId} was used meanwhile`);
  deps.events.emit('sessionsRevoked', { userId });
}

/** Counts before the code is looked at: guesses sent all at once share the few attempts. */
async function countAttempt(deps: Deps, loginName: string) {
  const newest = deps.db
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        eq(users.loginName, loginName),
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

const invalid = (log: string) => new AppError('PASSWORD_RESET_CODE_INVALID', { log });
