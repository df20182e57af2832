import { experienceOf } from '#shared/content/levels.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Deps } from '#server/domain/deps.ts';
import { readWallets } from '#server/domain/world/economy/readWallet.ts';
import { accountTexts } from './texts.ts';
import { listNames } from './users.ts';

/** The fields of a user that a list shows. */
export interface UserSummary {
  readonly userId: number;
  readonly nickname: string;
  readonly level: number;
}

interface UsersQuery {
  readonly deps: { readonly db: Database | Transaction };
  readonly userIds: Iterable<number>;
}

/** Users by id; those that do not exist are left out. */
export async function userSummaries({
  deps,
  ...query
}: UsersQuery): Promise<ReadonlyMap<number, UserSummary>> {
  const { db } = deps;
  const userIds = [...new Set(query.userIds)];
  if (userIds.length === 0) return new Map();
  const [rows, wallets] = await Promise.all([listNames({ db, userIds }), readWallets({ db, userIds })]);
  return new Map(
    rows.map((user) => [
      user.userId,
      { ...user, level: experienceOf(wallets.get(user.userId)?.exp ?? 0).level },
    ]),
  );
}

/** Users in the order of their nicknames. */
export async function listNicknames(query: UsersQuery): Promise<{ userId: number; nickname: string }[]> {
  const found = await userSummaries(query);
  return [...found.values()]
    .map(({ userId, nickname }) => ({ userId, nickname }))
    .toSorted((a, b) => a.nickname.localeCompare(b.nickname, 'ko'));
}

/** The other user of an action. Throws VALIDATION_FAIL for oneself, MEMBER_NOT_FOUND. */
export async function otherUser(input: {
  deps: Pick<Deps, 'db'>;
  userId: number;
  otherId: number;
}): Promise<UserSummary> {
  const { deps, userId, otherId } = input;
  if (userId === otherId) {
    throw new AppError('VALIDATION_FAIL', {
      message: accountTexts.oneself,
      log: `user ${userId} means itself`,
    });
  }
  const other = (await userSummaries({ deps, userIds: [otherId] })).get(otherId);
  if (!other) throw new AppError('MEMBER_NOT_FOUND', { log: `no user ${otherId}` });
  return other;
}
