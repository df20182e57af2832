import { and, count, desc, eq, gt, inArray, isNull, lt, lte, notInArray, or } from 'drizzle-orm';
import { WHISPER_DAYS, WHISPER_PAGE, type Whisper } from '#shared/contract/people/chat.ts';
import type { ReportedLine } from '#shared/contract/people/moderation.ts';
import { cutPage, readCursor } from '#server/db/cursor.ts';
import { whispers } from '#server/db/tables/people/chat.ts';
import { userSummaries } from '#server/domain/people/accounts/userSummaries.ts';
import type { Deps } from '#server/domain/deps.ts';
import { blockedAround } from '#server/domain/people/moderation/blockedAround.ts';
import { mutedBy } from './mutes.ts';

interface Query {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const LINES_FOR_REPORT = 20;

const oldest = ({ deps }: Pick<Query, 'deps'>) =>
  new Date(deps.clock.now().getTime() - WHISPER_DAYS * DAY_MS);

/**
 * One page of the own whispers, newest first; without those of users who are muted, blocked or have blocked the caller.
 */
export async function listWhispers(
  query: Query & { partnerId?: number | undefined; cursor?: string | undefined },
): Promise<{ whisperList: Whisper[]; nextCursor: string | null }> {
  const { deps, userId, partnerId } = query;
  const before = readCursor(query.cursor);
  const hidden = await hiddenUserIds(query);
  const rows = await deps.db
    .select()
    .from(whispers)
    .where(
      and(
        or(eq(whispers.senderId, userId), eq(whispers.receiverId, userId)),
        partnerId === undefined ? undefined : inArray(whispers.senderId, [userId, partnerId]),
        partnerId === undefined ? undefined : inArray(whispers.receiverId, [userId, partnerId]),
        before === undefined ? undefined : lt(whispers.id, before),
        gt(whispers.createdAt, oldest(query)),
        notInArray(whispers.senderId, hidden),
        notInArray(whispers.receiverId, hidden),
      ),
    )
    .orderBy(desc(whispers.id))
    .limit(WHISPER_PAGE + 1);
  const { page, nextCursor } = cutPage(rows, { size: WHISPER_PAGE, idOf: ({ id }) => id });
  const users = await userSummaries({ deps, userIds: page.flatMap((row) => [row.senderId, row.receiverId]) });
  const whisperList = page.map(({ id, senderId, receiverId, text, createdAt }) => ({
    whisperId: id,
    senderId,
    senderNickname: users.get(senderId)?.nickname ?? '',
    receiverId,
    receiverNickname: users.get(receiverId)?.nickname ?? '',
    text,
    createdAt: createdAt.toISOString(),
  }));
  return { whisperList, nextCursor };
}

/** The unread whispers. */
export async function countUnread(query: Query): Promise<number> {
  const [row] = await query.deps.db
    .select({ unread: count() })
    .from(whispers)
    .where(
      and(
        eq(whispers.receiverId, query.userId),
        isNull(whispers.readAt),
        gt(whispers.createdAt, oldest(query)),
        notInArray(whispers.senderId, await hiddenUserIds(query)),
      ),
    );
  return row?.unread ?? 0;
}

/** Marks received whispers up to `whisperId` as read. Returns the number left. */
export async function readWhispers(query: Query & { whisperId: number }): Promise<number> {
  const { deps, userId, whisperId } = query;
  await deps.db
    .update(whispers)
    .set({ readAt: deps.clock.now() })
    .where(and(eq(whispers.receiverId, userId), isNull(whispers.readAt), lte(whispers.id, whisperId)));
  return countUnread(query);
}

/** The last whispers that one user sent another, for a report of the receiver. */
export async function whispersForReport(input: {
  deps: Pick<Deps, 'db'>;
  senderId: number;
  receiverId: number;
}): Promise<ReportedLine[]> {
  const { deps, senderId: userId, receiverId } = input;
  const rows = await deps.db
    .select({ text: whispers.text, at: whispers.createdAt })
    .from(whispers)
    .where(and(eq(whispers.senderId, userId), eq(whispers.receiverId, receiverId)))
    .orderBy(desc(whispers.id))
    .limit(LINES_FOR_REPORT);
  const nickname = (await userSummaries({ deps, userIds: [userId] })).get(userId)?.nickname ?? '';
  return rows.map(({ text, at }) => ({ userId, nickname, text, at: at.toISOString(), whisper: true }));
}

/** Removes whispers older than 30 days. Returns their number. */
export async function purgeWhispers(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const gone = await deps.db
    .delete(whispers)
    .where(lt(whispers.createdAt, oldest({ deps })))
    .returning({ id: whispers.id });
  return gone.length;
}

async function hiddenUserIds({ deps, userId }: Query): Promise<number[]> {
  const [mutes, blocked] = await Promise.all([mutedBy({ deps, userId }), blockedAround({ deps, userId })]);
  return [...mutes, ...blocked];
}
