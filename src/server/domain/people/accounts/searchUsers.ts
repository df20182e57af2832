import { desc, eq, ilike, or } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/tables/people/accounts.ts';

const FEWEST_LETTERS = 2;

const foundColumns = {
  userId: users.id,
  loginName: users.loginName,
  nickname: users.nickname,
  name: users.name,
  email: users.email,
  createdAt: users.createdAt,
  disabledAt: users.disabledAt,
};

/**
 * Accounts whose login name, nickname, name or mail holds the text, the newest first; a number finds its account, too.
 * Only administrators of the service may read it. Texts of one letter find nobody.
 */
export async function searchUsers(db: Database, { query, limit }: { query: string; limit: number }) {
  if (query.length < FEWEST_LETTERS && !/^\d$/.test(query)) return [];
  const pattern = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const holds = [users.loginName, users.nickname, users.name, users.email].map((column) =>
    ilike(column, pattern),
  );
  const byId = /^[1-9]\d{0,8}$/.test(query) ? [eq(users.id, Number(query))] : [];
  return db
    .select(foundColumns)
    .from(users)
    .where(or(...holds, ...byId))
    .orderBy(desc(users.id))
    .limit(limit);
}
