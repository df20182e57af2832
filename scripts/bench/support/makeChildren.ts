import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { wallets } from '#server/db/tables/world/economy.ts';

/** New children and their ids. Each has the purse that every account has: finds are stored as usual. */
export async function makeChildren(db: Database, count: number): Promise<number[]> {
  const rows = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        loginName: `fish${index}`,
        nickname: `물고기${index}`,
        nicknameKey: `물고기${index}`,
        passwordHash: '-',
        birthDate: '2014-05-05',
      })),
    )
    .returning({ id: users.id });
  await db.insert(wallets).values(rows.map(({ id: userId }) => ({ userId })));
  return rows.map(({ id }) => id);
}
