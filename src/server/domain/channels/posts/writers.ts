import type { z } from 'zod';
import type { writerSchema } from '#shared/contract/channels/posts.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { isActiveMember, outranks, type ChannelRole } from '#shared/contract/roles.ts';
import type { CallerChannel } from '#server/domain/call.ts';
import { isBoardStaff } from '#server/domain/channels/boards/boardAccess.ts';
import { listMemberNames } from '#server/domain/channels/channels/memberships.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { AppError } from '#server/platform/appError.ts';
import { postTexts } from './texts.ts';

export type Writer = z.infer<typeof writerSchema>;

interface WritersQuery {
  readonly db: Database | Transaction;
  readonly channelId: number;
  readonly userIds: Iterable<number>;
}

/** Maps a user id to the writer under the name in the channel; a user who has left has the own nickname. */
export async function writersOf({ db, channelId, ...query }: WritersQuery): Promise<(id: number) => Writer> {
  const userIds = [...new Set(query.userIds)];
  const members = await listMemberNames({ db, channelId, userIds });
  const known = new Map<number, Writer>(
    // Suspensions and bans are not shown here.
    members.map(({ userId, nickname, roles }) => [
      userId,
      { userId, nickname, roleList: isActiveMember(roles) ? roles : [] },
    ]),
  );
  const gone = userIds.filter((userId) => !known.has(userId));
  if (gone.length > 0)
    for (const { userId, nickname } of await listNames({ db, userIds: gone }))
      known.set(userId, { userId, nickname, roleList: [] });
  return (userId) => known.get(userId) ?? { userId, nickname: '', roleList: [] };
}

/** Whether staff with these roles may remove a writer's content: not that of higher staff. */
export const mayModerate = (roles: readonly ChannelRole[], writer: Pick<Writer, 'roleList'>): boolean =>
  isBoardStaff(roles) && !outranks(writer.roleList, roles);

/** Throws NOT_HAS_ROLE unless the caller is staff that may remove the user's content. */
export async function assertMayModerate({
  db,
  userId,
  channel: { channelId, roles },
  writerId,
}: {
  readonly db: Database | Transaction;
  readonly userId: number;
  readonly channel: Pick<CallerChannel, 'channelId' | 'roles'>;
  readonly writerId: number;
}): Promise<void> {
  const isStaff = isBoardStaff(roles);
  if (isStaff && mayModerate(roles, (await writersOf({ db, channelId, userIds: [writerId] }))(writerId)))
    return;
  throw new AppError('NOT_HAS_ROLE', {
    message: isStaff ? postTexts.writtenAbove : postTexts.onlyWriterOrStaff,
    log: `user ${userId} with [${roles.join()}] may not remove content of user ${writerId}`,
  });
}
