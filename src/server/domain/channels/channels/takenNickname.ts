import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { users } from '#server/db/tables/people/accounts.ts';
import { looksLike } from '#server/domain/people/accounts/nicknames.ts';
import { channelTexts } from './texts.ts';

/** So many names are compared letter by letter: staff first, for whom others would like to be taken. */
const MOST_COMPARED = 1000;

/**
 * Why a nickname may not be worn in a channel besides those of its other members, in words for the child; undefined
 * when it may, also where it was worn before. Two children of one name come from the lists of staff, which may say so.
 */
export async function takenNickname(
  db: Database | Transaction,
  { channelId, userId, nickname }: { channelId: number; userId: number; nickname: string },
): Promise<string | undefined> {
  const rows = await db
    .select({ userId: channelMembers.userId, nickname: channelMembers.nickname, own: users.nickname })
    .from(channelMembers)
    .innerJoin(users, eq(users.id, channelMembers.userId))
    .where(and(eq(channelMembers.channelId, channelId), ne(channelMembers.userId, userId)))
    .orderBy(
      desc(sql`lower(${channelMembers.nickname}) = lower(${nickname})`),
      desc(sql`${channelMembers.standing} = 'STAFF'`),
      channelMembers.userId,
    )
    .limit(MOST_COMPARED);
  const like = looksLike(nickname);
  if (!rows.some((row) => looksLike(row.nickname) === like || looksLike(row.own) === like)) return undefined;
  const [worn] = await db
    .select({ nickname: channelMembers.nickname, own: users.nickname })
    .from(users)
    .leftJoin(
      channelMembers,
      and(eq(channelMembers.userId, users.id), eq(channelMembers.channelId, channelId)),
    )
    .where(eq(users.id, userId));
  const isOwn = worn !== undefined && [worn.nickname, worn.own].includes(nickname);
  return isOwn ? undefined : channelTexts.nicknameTaken;
}
