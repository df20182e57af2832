import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/connect.ts';
import { channelMembers } from '#server/db/tables/channels/channels.ts';
import { looksLike } from '#server/domain/people/accounts/nicknames.ts';
import { listNames } from '#server/domain/people/accounts/users.ts';
import { channelTexts } from './texts.ts';

/**
 * The limit of names that are compared letter by letter. Names of staff come first, because others would like to be
 * taken for them.
 */
const MOST_COMPARED = 1000;

/**
 * The reason why a nickname is refused in a channel besides the names of its other members, in words for the child;
 * undefined when it is allowed, also if it was worn before. Two children of one name come from the lists of staff,
 * which may name them so.
 */
export async function takenNickname(
  db: Transaction,
  { channelId, userId, nickname }: { channelId: number; userId: number; nickname: string },
): Promise<string | undefined> {
  const rows = await db
    .select({ userId: channelMembers.userId, nickname: channelMembers.nickname })
    .from(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), ne(channelMembers.userId, userId)))
    .orderBy(
      desc(sql`lower(${channelMembers.nickname}) = lower(${nickname})`),
      desc(sql`${channelMembers.standing} = 'STAFF'`),
      channelMembers.userId,
    )
    .limit(MOST_COMPARED);
  const worldNames = await listNames({ db, userIds: [userId, ...rows.map((row) => row.userId)] });
  const ownName = worldNames.find((one) => one.userId === userId)?.nickname;
  const others = [
    ...rows.map((row) => row.nickname),
    ...worldNames.filter((one) => one.userId !== userId).map((one) => one.nickname),
  ];
  const like = looksLike(nickname);
  if (!others.some((name) => looksLike(name) === like) || ownName === nickname) return undefined;
  const [worn] = await db
    .select({ nickname: channelMembers.nickname })
    .from(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.userId, userId)));
  return worn?.nickname === nickname ? undefined : channelTexts.nicknameTaken;
}
