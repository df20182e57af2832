import { and, count, desc, eq, gt, inArray, isNull, lt, lte, notInArray, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { WHISPER_DAYS, WHISPER_PAGE, type Whisper } from '#shared/contract/chat.ts';
import type { ReportedLine } from '#shared/contract/moderation.ts';
import { users } from '#server/db/tables/accounts.ts';
import { whispers } from '#server/db/tables/chat.ts';
import type { Deps } from '../deps.ts';
import { blockedAround } from '../moderation/blockedAround.ts';
import { listMutes } from './mutes.ts';

interface Box {
  readonly deps: Pick<Deps, 'db' | 'clock'>;
  readonly userId: number;
}

const receivers = alias(users, 'receivers');
const DAY_MS = 24 * 60 * 60 * 1000;
const LINES_FOR_REPORT = 20;

const oldest = ({ deps }: Pick<Box, 'deps'>) => new Date(deps.clock.now().getTime() - WHISPER_DAYS * DAY_MS);

/** Own whispers, newest first; without those of whom one has muted, blocked, or been blocked by. */
export async function listWhispers(
  box: Box & { partnerId?: number | undefined; before?: number | undefined },
): Promise<Whisper[]> {
  const { deps, userId, partnerId, before } = box;
  const unwanted = await unwantedBy(box);
  const rows = await deps.db
    .select({ whisper: whispers, senderNickname: users.nickname, receiverNickname: receivers.nickname })
    .from(whispers)
    .innerJoin(users, eq(users.id, whispers.senderId))
    .innerJoin(receivers, eq(receivers.id, whispers.receiverId))
    .where(
      and(
        or(eq(whispers.senderId, userId), eq(whispers.receiverId, userId)),
        partnerId === undefined ? undefined : inArray(whispers.senderId, [userId, partnerId]),
        partnerId === undefined ? undefined : inArray(whispers.receiverId, [userId, partnerId]),
        before === undefined ? undefined : lt(whispers.id, before),
        gt(whispers.createdAt, oldest(box)),
        notInArray(whispers.senderId, unwanted),
        notInArray(whispers.receiverId, unwanted),
      ),
    )
    .orderBy(desc(whispers.id))
    .limit(WHISPER_PAGE);
  return rows.map(({ whisper, ...nicknames }) => ({
    whisperId: whisper.id,
    senderId: whisper.senderId,
    receiverId: whisper.receiverId,
    text: whisper.text,
    createdAt: whisper.createdAt.toISOString(),
    ...nicknames,
  }));
}

/** Whispers that have come and not been read. */
export async function countUnread(box: Box): Promise<number> {
  const [row] = await box.deps.db
    .select({ unread: count() })
    .from(whispers)
    .where(
      and(
        eq(whispers.receiverId, box.userId),
        isNull(whispers.readAt),
        gt(whispers.createdAt, oldest(box)),
        notInArray(whispers.senderId, await unwantedBy(box)),
      ),
    );
  return row?.unread ?? 0;
}

/** Marks what has come up to `whisperId` as read. Returns what is left. */
export async function readWhispers(box: Box & { whisperId: number }): Promise<number> {
  const { deps, userId, whisperId } = box;
  await deps.db
    .update(whispers)
    .set({ readAt: deps.clock.now() })
    .where(and(eq(whispers.receiverId, userId), isNull(whispers.readAt), lte(whispers.id, whisperId)));
  return countUnread(box);
}

/** The last whispers that one user sent another, for a report of the receiver. */
export async function whispersForReport(input: {
  deps: Pick<Deps, 'db'>;
  senderId: number;
  receiverId: number;
}): Promise<ReportedLine[]> {
  const rows = await input.deps.db
    .select({
      userId: whispers.senderId,
      nickname: users.nickname,
      text: whispers.text,
      at: whispers.createdAt,
    })
    .from(whispers)
    .innerJoin(users, eq(users.id, whispers.senderId))
    .where(and(eq(whispers.senderId, input.senderId), eq(whispers.receiverId, input.receiverId)))
    .orderBy(desc(whispers.id))
    .limit(LINES_FOR_REPORT);
  return rows.map(({ at, ...line }) => ({ ...line, at: at.toISOString(), whisper: true }));
}

/** Forgets what is older than 30 days. Returns how many. */
export async function purgeWhispers(deps: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const gone = await deps.db
    .delete(whispers)
    .where(lt(whispers.createdAt, oldest({ deps })))
    .returning({ id: whispers.id });
  return gone.length;
}

async function unwantedBy({ deps, userId }: Box): Promise<number[]> {
  const [mutes, blocked] = await Promise.all([listMutes({ deps, userId }), blockedAround({ deps, userId })]);
  return [...mutes.map((mute) => mute.userId), ...blocked];
}
