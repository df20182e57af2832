import { eq, inArray } from 'drizzle-orm';
import { experienceOf } from '#shared/content/levels.ts';
import { users } from '#server/db/tables/accounts.ts';
import { wallets } from '#server/db/tables/ledger.ts';
import type { Deps } from '../deps.ts';

/** As much of a user as a list shows. */
export interface BriefUser {
  readonly userId: number;
  readonly nickname: string;
  readonly level: number;
}

/** Users by id; those that do not exist are left out. */
export async function briefUsers(input: {
  deps: Pick<Deps, 'db'>;
  userIds: Iterable<number>;
}): Promise<ReadonlyMap<number, BriefUser>> {
  const userIds = [...new Set(input.userIds)];
  if (userIds.length === 0) return new Map();
  const rows = await input.deps.db
    .select({ userId: users.id, nickname: users.nickname, exp: wallets.exp })
    .from(users)
    .leftJoin(wallets, eq(wallets.userId, users.id))
    .where(inArray(users.id, userIds));
  return new Map(
    rows.map(({ userId, nickname, exp }) => [
      userId,
      { userId, nickname, level: experienceOf(exp ?? 0).level },
    ]),
  );
}
