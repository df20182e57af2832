import { eq } from 'drizzle-orm';
import { OWNER_OFFER_DAYS, type OwnerOffer, type Owners } from '#shared/contract/channels/memberOwners.ts';
import type { ChannelRole } from '#shared/contract/roles.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { channelOwnerOffers } from '#server/db/tables/channels/members.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { readActiveMembers } from '#server/domain/channels/channels/assertMembers.ts';
import { passOnCreator } from '#server/domain/channels/channels/closedChannels.ts';
import {
  listMasterRows,
  lockChannel,
  readMemberRows,
  setRoles,
  type MemberRow,
} from '#server/domain/channels/channels/memberRows.ts';
import type { MembershipChange } from '#server/domain/events.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { AppError } from '#server/platform/appError.ts';
import { assertMasterLeft, type Staff } from './changeRoles.ts';
import { memberTexts } from './texts.ts';

const OFFER_MS = OWNER_OFFER_DAYS * 24 * 60 * 60_000;

type OfferRow = typeof channelOwnerOffers.$inferSelect;

/** The owners of a channel; the open offer is shown to owners and to the asked user. */
export async function listOwners({ deps, userId, channel: { channelId } }: Staff): Promise<Owners> {
  const masters = await listMasterRows(deps.db, channelId);
  const offer = await readOffer(deps.db, channelId, deps.clock.now());
  const isConcerned =
    offer !== undefined && (offer.userId === userId || masters.some((master) => master.userId === userId));
  return {
    ownerList: masters.map(toOwner),
    offer: isConcerned ? await describeOffer(deps.db, offer) : null,
  };
}

const toOwner = ({ userId, nickname }: Pick<MemberRow, 'userId' | 'nickname'>) => ({
  memberId: userId,
  nickname,
});

async function describeOffer(db: Database, offer: OfferRow): Promise<OwnerOffer | null> {
  const { channelId, userId, offeredBy, isSecond, createdAt } = offer;
  const rows = await readMemberRows(db, { channelId, userIds: [userId, offeredBy] });
  const asked = rows.find((row) => row.userId === userId);
  const owner = rows.find((row) => row.userId === offeredBy);
  if (!asked || !owner) return null;
  return {
    ...toOwner(asked),
    offeredBy: toOwner(owner),
    isSecond,
    expiresAt: new Date(createdAt.getTime() + OFFER_MS).toISOString(),
  };
}

/** The offer that may still be answered. */
async function readOffer(
  db: Database | Transaction,
  channelId: number,
  now: Date,
): Promise<OfferRow | undefined> {
  const [offer] = await db
    .select()
    .from(channelOwnerOffers)
    .where(eq(channelOwnerOffers.channelId, channelId));
  return offer && now.getTime() - offer.createdAt.getTime() < OFFER_MS ? offer : undefined;
}

/**
 * Asks one of the staff to become an owner. Throws CHANNEL_MEMBER_NOT_FOUND, NOT_HAS_ROLE for a member who is no lower
 * staff.
 */
export async function offerOwnership(
  input: Staff & { readonly memberId: number; readonly isSecond: boolean },
): Promise<Owners> {
  const { deps, userId, channel, memberId, isSecond } = input;
  const { channelId } = channel;
  await transaction(deps, async (tx) => {
    await lockChannel(tx, channelId);
    await assertIsMaster(tx, input);
    const [asked] = await readActiveMembers(tx, { channel, memberIds: [memberId] });
    if (asked?.standing !== 'STAFF' || asked.roles.includes('ROLE_CHANNEL_MASTER'))
      throw new AppError('NOT_HAS_ROLE', {
        message: memberTexts.ownersFromStaff,
        log: `user ${memberId} with [${asked?.roles.join()}] cannot be asked to own channel ${channelId}`,
      });
    const offer = { userId: memberId, offeredBy: userId, isSecond, createdAt: deps.clock.now() };
    await tx
      .insert(channelOwnerOffers)
      .values({ channelId, ...offer })
      .onConflictDoUpdate({ target: channelOwnerOffers.channelId, set: offer });
    const detail = { isSecond };
    await writeAudit(tx, {
      channelId,
      actorId: userId,
      action: 'OWNER_OFFER',
      targetUserId: memberId,
      detail,
    });
    await tell(tx, input, memberId, 'OWNER_OFFERED');
  });
  return listOwners(input);
}

/** Takes the open offer back. */
export async function withdrawOwnership(input: Staff): Promise<Owners> {
  const { deps, channel } = input;
  await deps.db.delete(channelOwnerOffers).where(eq(channelOwnerOffers.channelId, channel.channelId));
  return listOwners(input);
}

/** Makes the caller an owner, as offered. Throws RESOURCE_NOT_FOUND for an ended offer. */
export async function acceptOwnership(input: Staff): Promise<Owners> {
  const { deps, userId, channel } = input;
  const { channelId } = channel;
  await transaction(deps, async (tx) => {
    const offer = await takeOffer(tx, input);
    const { offeredBy, isSecond } = offer;
    const becomes = (memberId: number, role: ChannelRole) => ({
      userId: memberId,
      roles: [role],
      formerRoles: null,
    });
    await setRoles(tx, {
      channelId,
      rows: [becomes(userId, 'ROLE_CHANNEL_MASTER'), ...(isSecond ? [] : [becomes(offeredBy, 'MANAGER')])],
    });
    if (!isSecond) await passOnCreator(tx, { channelId, from: offeredBy, to: userId });
    await writeAudit(tx, {
      channelId,
      actorId: userId,
      action: 'OWNER_ACCEPT',
      targetUserId: offeredBy,
      detail: { isSecond },
    });
    await tell(tx, input, userId, 'OWNER_MADE');
    await tell(tx, input, offeredBy, 'OWNER_ACCEPTED');
  });
  return listOwners(input);
}

/** Refuses to become an owner. Throws RESOURCE_NOT_FOUND. */
export async function refuseOwnership(input: Staff): Promise<void> {
  const { deps, userId, channel } = input;
  await transaction(deps, async (tx) => {
    const { offeredBy } = await takeOffer(tx, input);
    await writeAudit(tx, {
      channelId: channel.channelId,
      actorId: userId,
      action: 'OWNER_REFUSE',
      targetUserId: offeredBy,
    });
    await tell(tx, input, offeredBy, 'OWNER_REFUSED');
  });
}

/** Makes one of several owners a manager. Throws LAST_CHANNEL_MASTER. */
export async function stepDown(input: Staff): Promise<Owners> {
  const { deps, userId, channel } = input;
  const { channelId } = channel;
  await transaction(deps, async (tx) => {
    await lockChannel(tx, channelId);
    const own = await assertIsMaster(tx, input);
    await assertMasterLeft(tx, channelId, [{ userId, before: own.roles, roles: ['MANAGER'] }]);
    await setRoles(tx, { channelId, rows: [{ userId, roles: ['MANAGER'], formerRoles: null }] });
    await tx.delete(channelOwnerOffers).where(eq(channelOwnerOffers.channelId, channelId));
    await writeAudit(tx, { channelId, actorId: userId, action: 'OWNER_STEP_DOWN', targetUserId: userId });
    await tell(tx, input, userId, 'ROLE');
  });
  return listOwners(input);
}

/** The offer to the caller, which is removed with the answer; caller and owner must be unchanged. */
async function takeOffer(tx: Transaction, { deps, userId, channel }: Staff): Promise<OfferRow> {
  const { channelId } = channel;
  await lockChannel(tx, channelId);
  const offer = await readOffer(tx, channelId, deps.clock.now());
  const masters = await listMasterRows(tx, channelId);
  const [own] = await readMemberRows(tx, { channelId, userIds: [userId] });
  if (
    offer?.userId !== userId ||
    own?.standing !== 'STAFF' ||
    !masters.some((master) => master.userId === offer.offeredBy)
  )
    throw new AppError('RESOURCE_NOT_FOUND', {
      message: memberTexts.offerGone,
      log: `user ${userId} is not asked to own channel ${channelId}`,
    });
  await tx.delete(channelOwnerOffers).where(eq(channelOwnerOffers.channelId, channelId));
  return offer;
}

/** The caller's role may have been taken since the call was authorised. Throws NOT_HAS_ROLE. */
async function assertIsMaster(tx: Transaction, { userId, channel }: Staff): Promise<MemberRow> {
  const own = (await listMasterRows(tx, channel.channelId)).find((row) => row.userId === userId);
  if (own) return own;
  throw new AppError('NOT_HAS_ROLE', { log: `user ${userId} does not own channel ${channel.channelId}` });
}

const tell = (
  tx: Transaction,
  { channel: { channelId, channelName } }: Staff,
  userId: number,
  change: MembershipChange,
) => emit(tx, { type: 'membership.changed', userId, channelId, channelName, change });
