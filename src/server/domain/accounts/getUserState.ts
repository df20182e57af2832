import { eq, sql } from 'drizzle-orm';
import type { UserState } from '#shared/contract/accounts.ts';
import { experienceOf } from '#shared/content/levels.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/tables/accounts.ts';
import { wallets } from '#server/db/tables/ledger.ts';
import { AppError } from '#server/platform/appError.ts';
import { listMemberships } from '../channels/listMemberships.ts';
import type { Deps } from '../deps.ts';
import { needsGuardianConsent } from './needsGuardianConsent.ts';

const userWithExp = prepared((db) =>
  db
    .select({ user: users, exp: wallets.exp })
    .from(users)
    .leftJoin(wallets, eq(wallets.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('user_with_exp'),
);

/** Everything a user may know about itself. Throws MEMBER_NOT_FOUND when the account is gone. */
export async function getUserState(input: {
  deps: Pick<Deps, 'db' | 'clock'>;
  userId: number;
  /** Inside of a transaction. */
  tx?: Transaction;
}): Promise<UserState> {
  const { deps, userId } = input;
  const db: Database | Transaction = input.tx ?? deps.db;
  const [row] = await userWithExp(db).execute({ userId });
  if (!row) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${userId}` });
  const { user } = row;
  return {
    userId,
    loginName: user.loginName,
    nickname: user.nickname,
    name: user.name,
    email: user.email ?? '',
    portrait: user.portrait,
    introduction: user.introduction,
    gender: user.gender,
    level: experienceOf(row.exp ?? 0).level,
    verifiedState: user.verifiedState,
    state: 'VALID',
    signupPath: user.signupPath,
    needsExtraInfo: user.extraInfoAt === null,
    needsGuardianConsent: needsGuardianConsent(user, deps.clock.now()),
    needsLook: user.lookChosenAt === null,
    channelProfileList: await listMemberships({ db, userId }),
  };
}
