import type { z } from 'zod';
import type { writerSchema } from '#shared/contract/channels/posts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { listMemberNames } from '#server/domain/channels/channels/memberships.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';

export type Writer = z.infer<typeof writerSchema>;

interface WritersQuery {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly userIds: Iterable<number>;
}

/** By user id who wrote, under the names in the channel; who has left it keeps the own nickname. */
export async function writersOf({ db, channelId, ...query }: WritersQuery): Promise<(id: number) => Writer> {
  const userIds = [...new Set(query.userIds)];
  const members = await listMemberNames({ db, channelId, userIds });
  const known = new Map<number, Writer>(
    members.map(({ userId, nickname, roles }) => [userId, { userId, nickname, roleList: roles }]),
  );
  const gone = userIds.filter((userId) => !known.has(userId));
  if (gone.length > 0)
    for (const { userId, nickname } of await listNames({ db, userIds: gone }))
      known.set(userId, { userId, nickname, roleList: [] });
  return (userId) => known.get(userId) ?? { userId, nickname: '', roleList: [] };
}
