import { eq, or, sql } from 'drizzle-orm';
import { prepared } from '#server/db/prepared.ts';
import { userBlocks } from '#server/db/tables/people/moderation.ts';
import type { Deps } from '#server/domain/deps.ts';

const blocksAround = prepared((db) =>
  db
    .select({ userId: userBlocks.userId, blockedUserId: userBlocks.blockedUserId })
    .from(userBlocks)
    .where(
      or(
        eq(userBlocks.userId, sql.placeholder('userId')),
        eq(userBlocks.blockedUserId, sql.placeholder('userId')),
      ),
    )
    .prepare('blocks_around'),
);

/** The users that a user has blocked or is blocked by: they do not hear each other. */
export async function blockedAround(input: {
  deps: Pick<Deps, 'db'>;
  userId: number;
}): Promise<ReadonlySet<number>> {
  const { deps, userId } = input;
  const rows = await blocksAround(deps.db).execute({ userId });
  return new Set(rows.map((row) => (row.userId === userId ? row.blockedUserId : row.userId)));
}
