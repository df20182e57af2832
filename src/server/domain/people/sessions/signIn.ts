import { and, eq, lte } from 'drizzle-orm';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { refreshSessions } from '#server/db/tables/people/sessions.ts';
import { AppError } from '#server/platform/appError.ts';
import { countMetric } from '#server/platform/metrics.ts';
import type { Deps } from '#server/domain/deps.ts';
import { findCredentials, lockUser, readUser } from '#server/domain/people/accounts/users.ts';
import { verifyDummy, verifyPassword } from './passwordHash.ts';
import { issueTokens, type Tokens } from './refreshSessions.ts';
import { sessionTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

export interface SignIn {
  readonly deps: Deps;
  readonly loginName: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Asks for the password again before an action that an open session alone must not do. Answers the account. Throws
 * LOGIN_FAIL or ACCOUNT_LOCKED.
 */
export async function checkOwnPassword(
  input: UserCall & {
    password: string;
    address: string;
  },
): Promise<Account> {
  const { deps, userId, password, address } = input;
  const { loginName } = await readUser({ db: deps.db, userId });
  await spendAttempt({ deps, loginName, address });
  const account = await findCredentials({ db: deps.db, loginName });
  if (!account || !(await verifyPassword(account.passwordHash, password)))
    throw new AppError('LOGIN_FAIL', {
      message: sessionTexts.wrongPassword,
      log: `wrong password of user ${userId}, who is signed in`,
    });
  await deps.signInThrottle.succeed(loginName, address);
  return account;
}

type Account = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** The attempt is counted before the comparison, so that guesses sent at once are counted, too. */
async function spendAttempt({
  deps,
  loginName,
  address,
}: Pick<SignIn, 'deps' | 'loginName' | 'address'>): Promise<void> {
  const waitMs = await deps.signInThrottle.attempt(loginName, address, deps.clock.now().getTime());
  if (waitMs <= 0) return;
  throw new AppError('ACCOUNT_LOCKED', {
    message: sessionTexts.waitToSignIn(Math.ceil(waitMs / 1000)),
    log: `a sign-in from ${address} comes ${waitMs} ms too early`,
  });
}

/**
 * New tokens for the right password. Throws LOGIN_FAIL or ACCOUNT_LOCKED, neither of which discloses whether the name is
 * known, and ACCOUNT_DISABLED, for the right password alone.
 */
export async function signIn(input: SignIn): Promise<Tokens & { userId: number }> {
  try {
    const signedIn = await checkAndIssue(input);
    countMetric('dolphin_sign_ins_total', { outcome: 'ok' });
    return signedIn;
  } catch (error) {
    const outcome = error instanceof AppError ? OUTCOMES[error.code] : undefined;
    if (outcome) countMetric('dolphin_sign_ins_total', { outcome });
    throw error;
  }
}

const OUTCOMES: { readonly [Code in ErrorCode]?: string } = {
  LOGIN_FAIL: 'wrong',
  ACCOUNT_LOCKED: 'locked',
  ACCOUNT_DISABLED: 'disabled',
};

async function checkAndIssue(input: SignIn): Promise<Tokens & { userId: number }> {
  const { deps, loginName, password, address } = input;
  await spendAttempt(input);
  const account = await findCredentials({ db: deps.db, loginName });
  if (!account) {
    await verifyDummy(deps.config, password);
    throw new AppError('LOGIN_FAIL', { log: 'unknown login name' });
  }
  const { id: userId, passwordHash } = account;
  if (!(await verifyPassword(passwordHash, password)))
    throw new AppError('LOGIN_FAIL', { log: `wrong password of user ${userId}` });
  if (account.disabledAt !== null)
    throw new AppError('ACCOUNT_DISABLED', {
      message: sessionTexts.disabled(account.disabledReason),
      log: `user ${userId} is disabled`,
    });
  const tokens = await deps.db.transaction(async (tx) => {
    // A password that was changed while this one was being checked no longer opens the account.
    if ((await lockUser(tx, userId))?.passwordHash !== passwordHash)
      throw new AppError('LOGIN_FAIL', { log: `password of user ${userId} changed meanwhile` });
    await tx
      .delete(refreshSessions)
      .where(and(eq(refreshSessions.userId, userId), lte(refreshSessions.expiresAt, deps.clock.now())));
    return issueTokens({ deps, db: tx, userId });
  });
  await deps.signInThrottle.succeed(loginName, address);
  return { userId, ...tokens };
}
