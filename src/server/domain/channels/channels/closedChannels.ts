import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { MOST_CREATED_CHANNELS } from '#shared/contract/channels/channelFields.ts';
import { REOPEN_DAYS, type Channel, type ClosedChannel } from '#shared/contract/channels/channels.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelMembers, channels } from '#server/db/tables/channels/channels.ts';
import type { ChannelCall, ChannelScope, UserCall } from '#server/domain/call.ts';
import type { Deps } from '#server/domain/deps.ts';
import { addJob, type JobPayload } from '#server/domain/jobs.ts';
import { lockUser } from '#server/domain/people/accounts/users.ts';
import { writeAudit } from '#server/domain/people/moderation/writeAudit.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { findChannel } from './findChannel.ts';
import { listMasterRows, listMemberRows, lockChannel, setRoles } from './memberRows.ts';
import { channelTexts } from './texts.ts';

const DAY_MS = 24 * 60 * 60_000;
const REOPEN_MS = REOPEN_DAYS * DAY_MS;
/** Members notified in one transaction. */
const TOLD_AT_ONCE = 100;

type Row = typeof channels.$inferSelect;

const toClosed = ({ id, channelName, flagColour, flagEmblem, closedAt }: Row): ClosedChannel => ({
  channelId: id,
  channelName,
  flag: { colour: flagColour, emblem: flagEmblem },
  closedAt: (closedAt ?? new Date(0)).toISOString(),
  reopenUntil: new Date((closedAt?.getTime() ?? 0) + REOPEN_MS).toISOString(),
});

/**
 * Closes a channel: it exists for nobody from then on. Rows stay for REOPEN_DAYS. Throws NOT_HAS_ROLE for the school
 * and for a former owner, VALIDATION_FAIL for another name, CHANNEL_HAS_SUB_CHANNELS.
 */
export async function closeChannel(
  input: ChannelCall & {
    readonly channelName: string;
  },
): Promise<ClosedChannel> {
  const { deps, userId, channel, channelName } = input;
  const { channelId } = channel;
  if (channelId === DEFAULT_CHANNEL_ID)
    throw new AppError('NOT_HAS_ROLE', {
      message: channelTexts.schoolStays,
      log: `user ${userId} would close the default channel`,
    });
  if (channelName !== channel.channelName)
    throw new AppError('VALIDATION_FAIL', {
      message: channelTexts.otherName,
      fieldErrors: [{ field: 'channelName', message: channelTexts.otherName }],
      log: `user ${userId} typed another name than that of channel ${channelId}`,
    });
  return transaction(deps, async (tx) => {
    await lockChannel(tx, channelId);
    const masters = await listMasterRows(tx, channelId);
    if (!masters.some((master) => master.userId === userId))
      throw new AppError('NOT_HAS_ROLE', { log: `user ${userId} does not own channel ${channelId}` });
    return toClosed(await closeIn(tx, { channelId, userId, now: deps.clock.now() }));
  });
}

/** The same for a channel that the caller has locked. */
async function closeIn(
  tx: Transaction,
  { channelId, userId, now }: { readonly channelId: number; readonly userId: number; readonly now: Date },
): Promise<Row> {
  const below = await tx.$count(
    channels,
    and(eq(channels.superChannelId, channelId), isNull(channels.closedAt)),
  );
  if (below > 0)
    throw new AppError('CHANNEL_HAS_SUB_CHANNELS', { log: `channel ${channelId} has ${below} below it` });
  const [row] = await tx
    .update(channels)
    .set({ closedAt: now, closedBy: userId === 0 ? null : userId })
    .where(and(eq(channels.id, channelId), isNull(channels.closedAt)))
    .returning();
  if (!row) throw new AppError('CHANNEL_NOT_FOUND', { log: `channel ${channelId} is closed already` });
  await emit(tx, { type: 'channel.closed', userId, channelId, at: now });
  await addJob(tx, 'channels.tellClosed', { channelId, change: 'CLOSED', after: null });
  await writeAudit({
    tx,
    actorId: userId,
    channelId,
    action: 'CHANNEL_CLOSE',
    targetUserId: 0,
    details: {},
  });
  return row;
}

/** Whether a channel exists and is open: for jobs that were added before. */
export async function isOpenChannel(db: Database | Transaction, channelId: number): Promise<boolean> {
  return (await db.$count(channels, and(eq(channels.id, channelId), isNull(channels.closedAt)))) > 0;
}

/** Channels that a user has closed and may open again, the last first. */
export async function listClosed({ deps, userId }: UserCall): Promise<ClosedChannel[]> {
  const rows = await deps.db
    .select()
    .from(channels)
    .where(canReopen(userId, deps.clock.now()))
    .orderBy(desc(channels.closedAt));
  return rows.map(toClosed);
}

const canReopen = (userId: number, now: Date) =>
  and(
    eq(channels.closedBy, userId),
    isNull(channels.erasedAt),
    gt(channels.closedAt, new Date(now.getTime() - REOPEN_MS)),
  );

/** Opens a channel again that the caller has closed. Throws CHANNEL_NOT_FOUND, TOO_MANY_USER_CREATED_CHANNEL_COUNT. */
export async function reopenChannel(input: ChannelScope): Promise<Channel> {
  const { deps, userId, channelId } = input;
  await transaction(deps, async (tx) => {
    await lockUser(tx, userId);
    const [row] = await tx
      .update(channels)
      .set({ closedAt: null, closedBy: null })
      .where(and(eq(channels.id, channelId), canReopen(userId, deps.clock.now())))
      .returning();
    if (!row)
      throw new AppError('CHANNEL_NOT_FOUND', { log: `user ${userId} cannot reopen channel ${channelId}` });
    await refuseTooMany(tx, userId, 0);
    await addJob(tx, 'channels.tellClosed', { channelId, change: 'REOPENED', after: null });
    await writeAudit({
      tx,
      actorId: userId,
      channelId,
      action: 'CHANNEL_REOPEN',
      targetUserId: 0,
      details: {},
    });
  });
  return findChannel({ deps, userId, channel: { id: channelId } });
}

/** Throws TOO_MANY_USER_CREATED_CHANNEL_COUNT when an account has no room for `added` more; it is locked. */
export async function refuseTooMany(tx: Transaction, userId: number, added: number): Promise<void> {
  const [row] = await tx
    .select({ made: count() })
    .from(channels)
    .where(and(eq(channels.createdBy, userId), isNull(channels.superChannelId), isNull(channels.closedAt)));
  if ((row?.made ?? 0) + added <= MOST_CREATED_CHANNELS) return;
  throw new AppError('TOO_MANY_USER_CREATED_CHANNEL_COUNT', {
    message: channelTexts.tooManyChannels(MOST_CREATED_CHANNELS),
    log: `user ${userId} has made ${row?.made} channels`,
  });
}

/** A channel that was handed over counts for its new owner. */
export async function passOnCreator(
  tx: Transaction,
  { channelId, from, to }: { readonly channelId: number; readonly from: number; readonly to: number },
): Promise<void> {
  await tx
    .update(channels)
    .set({ createdBy: to })
    .where(and(eq(channels.id, channelId), eq(channels.createdBy, from)));
}

/** Notifies the next members that the channel was closed or opened again, unless its state has changed in between. */
export async function notifyOfClosing(
  deps: Deps,
  { channelId, change, after }: JobPayload<'channels.tellClosed'>,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const [row] = await tx.select().from(channels).where(eq(channels.id, channelId));
    if (!row || (row.closedAt !== null) !== (change === 'CLOSED')) return;
    const members = await listMemberRows(tx, {
      channelId,
      list: 'all',
      limit: TOLD_AT_ONCE,
      after: after ?? undefined,
    });
    for (const { userId } of members)
      if (userId !== row.closedBy)
        await emit(tx, {
          type: 'membership.changed',
          userId,
          channelId,
          channelName: row.channelName,
          change,
        });
    const last = members.at(-1);
    if (last && members.length === TOLD_AT_ONCE)
      await addJob(tx, 'channels.tellClosed', {
        channelId,
        change,
        after: { nickname: last.nickname, userId: last.userId },
      });
  });
}

/** Empties channels whose time to be opened again is over, and frees their addresses. */
export async function eraseClosed(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.db
    .select({ id: channels.id })
    .from(channels)
    .where(
      and(
        isNotNull(channels.closedAt),
        isNull(channels.erasedAt),
        lte(channels.closedAt, new Date(now.getTime() - REOPEN_MS)),
      ),
    );
  for (const { id: channelId } of due)
    await transaction(deps, async (tx) => {
      await lockChannel(tx, channelId);
      const [row] = await tx
        .update(channels)
        .set({
          erasedAt: now,
          channelDomain: `closed-channel-${channelId}`,
          introduction: '',
          links: {},
          businessInfo: {},
        })
        .where(and(eq(channels.id, channelId), isNotNull(channels.closedAt), isNull(channels.erasedAt)))
        .returning({ id: channels.id });
      if (!row) return;
      await emit(tx, { type: 'channel.erasing', userId: 0, channelId });
      // Groups, tags and requests are removed with the memberships.
      await tx.delete(channelMembers).where(eq(channelMembers.channelId, channelId));
    });
}

/**
 * Passes the channels of an erased account on: the highest of the staff, by rank and then by time, becomes the owner; a
 * channel without other staff is closed.
 */
export async function inheritChannels(tx: Transaction, userId: number, now: Date): Promise<void> {
  const owned = await tx
    .select({ channelId: channels.id, channelName: channels.channelName, roles: channelMembers.roles })
    .from(channelMembers)
    .innerJoin(channels, eq(channels.id, channelMembers.channelId))
    .where(and(eq(channelMembers.userId, userId), isNull(channels.closedAt)));
  for (const { channelId, channelName, roles } of owned) {
    if (!roles.includes('ROLE_CHANNEL_MASTER') || channelId === DEFAULT_CHANNEL_ID) continue;
    await lockChannel(tx, channelId);
    const masters = await listMasterRows(tx, channelId);
    if (masters.some((master) => master.userId !== userId)) continue;
    const heir = await findHeir(tx, channelId, userId);
    if (heir === undefined) {
      await closeBelow(tx, channelId, now);
      await closeIn(tx, { channelId, userId: 0, now });
      continue;
    }
    await setRoles(tx, {
      channelId,
      rows: [{ userId: heir, roles: ['ROLE_CHANNEL_MASTER'], formerRoles: null }],
    });
    await passOnCreator(tx, { channelId, from: userId, to: heir });
    await writeAudit({
      tx,
      actorId: 0,
      channelId,
      action: 'OWNER_INHERIT',
      targetUserId: heir,
      details: {},
    });
    await emit(tx, {
      type: 'membership.changed',
      userId: heir,
      channelId,
      channelName,
      change: 'OWNER_MADE',
    });
  }
}

async function findHeir(tx: Transaction, channelId: number, but: number): Promise<number | undefined> {
  const staff = await tx
    .select()
    .from(channelMembers)
    .where(and(eq(channelMembers.channelId, channelId), eq(channelMembers.standing, 'STAFF')));
  return staff
    .filter(({ userId }) => userId !== but)
    .toSorted(
      (a, b) =>
        Number(b.roles.includes('MANAGER')) - Number(a.roles.includes('MANAGER')) ||
        a.joinedAt.getTime() - b.joinedAt.getTime(),
    )[0]?.userId;
}

/** Channels below a closing one are closed with it where no other owner is left. */
async function closeBelow(tx: Transaction, channelId: number, now: Date): Promise<void> {
  const below = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.superChannelId, channelId), isNull(channels.closedAt)));
  if (below.length === 0) return;
  // Channels with an owner of their own continue without the one above.
  await tx
    .update(channels)
    .set({ superChannelId: null })
    .where(
      inArray(
        channels.id,
        below.map(({ id }) => id),
      ),
    );
  for (const { id } of below)
    if ((await listMasterRows(tx, id)).length === 0) await closeIn(tx, { channelId: id, userId: 0, now });
}
