import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { refreshSessions, users } from '#server/db/tables/accounts.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '../deps.ts';
import { issueTokens, type Tokens } from './issueTokens.ts';
import { verifyNobody, verifyPassword } from './passwordHash.ts';
import { accountTexts } from './texts.ts';

/** Every so many failures in a row the account is locked, each time twice as long. */
const FAILURES_TO_LOCK = 8;
const FIRST_LOCK_MINUTES = 5;
const LONGEST_LOCK_MINUTES = 60;

export interface SignIn {
  readonly deps: Deps;
  readonly loginName: string;
  readonly password: string;
}

/** New tokens for the right password. Throws LOGIN_FAIL, which tells nothing, or ACCOUNT_LOCKED. */
export async function signIn({ deps, loginName, password }: SignIn): Promise<Tokens & { userId: number }> {
  const attempt = await countAttempt(deps, loginName);
  if (!attempt) {
    await refuseLocked(deps, loginName);
    await verifyNobody(password);
    throw new AppError('LOGIN_FAIL', { log: 'unknown login name' });
  }
  if (!(await verifyPassword(attempt.passwordHash, password))) {
    if (attempt.lockedUntil) throw locked(deps, attempt.userId, attempt.lockedUntil);
    throw new AppError('LOGIN_FAIL', {
      log: `wrong password of user ${attempt.userId}, failure ${attempt.failures}`,
    });
  }
  return deps.db.transaction(async (tx) => {
    // A password that was changed while this one was being checked no longer opens the account.
    const [user] = await tx
      .update(users)
      .set({ failedSignIns: 0, lockedUntil: null })
      .where(and(eq(users.id, attempt.userId), eq(users.passwordHash, attempt.passwordHash)))
      .returning({ id: users.id });
    if (!user)
      throw new AppError('LOGIN_FAIL', { log: `password of user ${attempt.userId} changed meanwhile` });
    await tx
      .delete(refreshSessions)
      .where(
        and(eq(refreshSessions.userId, attempt.userId), lte(refreshSessions.expiresAt, deps.clock.now())),
      );
    return { userId: attempt.userId, ...(await issueTokens({ deps, db: tx, userId: attempt.userId })) };
  });
}

/** Counts before the password is looked at, so that guesses sent all at once are counted, too. Nothing when locked. */
async function countAttempt(deps: Deps, loginName: string) {
  const now = deps.clock.now();
  const failures = sql`${users.failedSignIns} + 1`;
  const timesLocked = sql`(${failures}) / ${FAILURES_TO_LOCK}::int - 1`;
  const minutes = sql`least(${FIRST_LOCK_MINUTES}::int * 2 ^ least(${timesLocked}, 10), ${LONGEST_LOCK_MINUTES}::int)`;
  const [attempt] = await deps.db
    .update(users)
    .set({
      failedSignIns: failures,
      lockedUntil: sql`case when (${failures}) % ${FAILURES_TO_LOCK}::int = 0
        then ${now.toISOString()}::timestamptz + ${minutes} * interval '1 minute' end`,
    })
    .where(and(eq(users.loginName, loginName), or(isNull(users.lockedUntil), lte(users.lockedUntil, now))))
    .returning({
      userId: users.id,
      passwordHash: users.passwordHash,
      failures: users.failedSignIns,
      lockedUntil: users.lockedUntil,
    });
  return attempt;
}

async function refuseLocked(deps: Deps, loginName: string): Promise<void> {
  const [user] = await deps.db
    .select({ id: users.id, lockedUntil: users.lockedUntil })
    .from(users)
    .where(eq(users.loginName, loginName));
  if (user?.lockedUntil) throw locked(deps, user.id, user.lockedUntil);
}

function locked(deps: Deps, userId: number, until: Date): AppError {
  const minutes = Math.max(1, Math.ceil((until.getTime() - deps.clock.now().getTime()) / 60_000));
  return new AppError('ACCOUNT_LOCKED', {
    message: accountTexts.locked(minutes),
    log: `user ${userId} is locked until ${until.toISOString()}`,
  });
}
