import { and, eq, ne, type SQL } from 'drizzle-orm';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { CHANNEL_EVENT_CODE, type UserCoupon } from '#shared/contract/commerce/coupons.ts';
import { ticketTermMs } from '#shared/tutoring/bookingRules.ts';
import type { Transaction } from '#server/db/connect.ts';
import { coupons, userCoupons } from '#server/db/tables/commerce/coupons.ts';
import { activeChannelIds } from '#server/domain/channels/channels/memberships.ts';
import type { TransactionListeners } from '#server/domain/events.ts';
import { emit, transaction } from '#server/domain/transaction.ts';
import { addTickets } from '#server/domain/tutoring/tickets/ticketRows.ts';
import { lockWallet } from '#server/domain/world/economy/lockWallet.ts';
import { postReward } from '#server/domain/world/economy/postRows.ts';
import { AppError } from '#server/platform/appError.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { CouponRow, UserCouponRow } from './couponWorth.ts';
import { isEvent, shownCoupon } from './listUserCoupons.ts';
import { isReceivable } from './offeredCoupons.ts';
import { couponTexts } from './texts.ts';
import type { UserCall } from '#server/domain/call.ts';

/** Receives a coupon of the download list. Throws COUPON_RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_COUPON_RESOURCE. */
export async function receiveCoupon({
  deps,
  userId,
  couponId,
}: UserCall & { readonly couponId: number }): Promise<UserCoupon> {
  const channelIds = await activeChannelIds({ db: deps.db, userId });
  return take({ deps, userId }, eq(coupons.id, couponId), {
    isOffered: ({ isDownloadable, channelId }) =>
      isDownloadable && (channelId === DEFAULT_CHANNEL_ID || channelIds.includes(channelId)),
    hasAlready: couponTexts.received,
  });
}

/** Receives a coupon by its code. Throws COUPON_RESOURCE_NOT_FOUND, DOLPHIN_DUPLICATE_COUPON_RESOURCE. */
export function registerCoupon({
  deps,
  userId,
  couponCode,
}: UserCall & { readonly couponCode: string }): Promise<UserCoupon> {
  // The code of an event is public, so such a coupon is given by the event alone.
  const isNamed = and(eq(coupons.couponCode, couponCode), ne(coupons.couponCode, CHANNEL_EVENT_CODE));
  return take({ deps, userId }, isNamed, { isOffered: () => true });
}

/** The maker of a channel receives the coupon of the event, once. */
export const couponListeners = ({ clock }: { readonly clock: Clock }): TransactionListeners => ({
  'channel.created': async (tx, { userId }) => {
    const now = clock.now();
    const coupon = await lockCoupon(tx, isEvent(now));
    if (coupon && (await isLeft(tx, coupon))) await give(tx, { coupon, userId, now });
  },
});

async function take(
  { deps, userId }: UserCall,
  wanted: SQL | undefined,
  {
    isOffered,
    hasAlready,
  }: { readonly isOffered: (coupon: CouponRow) => boolean; readonly hasAlready?: string },
): Promise<UserCoupon> {
  const now = deps.clock.now();
  return transaction(deps, async (tx) => {
    const coupon = await lockCoupon(tx, and(wanted, isReceivable(now)));
    if (!coupon || !isOffered(coupon))
      throw new AppError('COUPON_RESOURCE_NOT_FOUND', {
        log: `user ${userId} asked for a coupon that is none`,
      });
    const given = (await isLeft(tx, coupon)) ? await give(tx, { coupon, userId, now }) : undefined;
    if (given) return shownCoupon({ coupon, userCoupon: given, now });
    if (await hasIt(tx, coupon, userId))
      throw new AppError('DOLPHIN_DUPLICATE_COUPON_RESOURCE', {
        ...(hasAlready !== undefined && { message: hasAlready }),
        log: `user ${userId} has coupon ${coupon.id} already`,
      });
    throw new AppError('COUPON_RESOURCE_NOT_FOUND', {
      message: couponTexts.gone,
      log: `all ${coupon.mostCount} of coupon ${coupon.id} are received`,
    });
  });
}

/** Its lock keeps others from counting the rest. */
async function lockCoupon(tx: Transaction, wanted: SQL | undefined): Promise<CouponRow | undefined> {
  const [coupon] = await tx.select().from(coupons).where(wanted).for('update');
  return coupon;
}

const isLeft = async (tx: Transaction, { id, mostCount }: CouponRow): Promise<boolean> =>
  mostCount === null || (await tx.$count(userCoupons, eq(userCoupons.couponId, id))) < mostCount;

const hasIt = async (tx: Transaction, { id }: CouponRow, userId: number): Promise<boolean> =>
  (await tx.$count(userCoupons, and(eq(userCoupons.couponId, id), eq(userCoupons.userId, userId)))) > 0;

/** Gives a locked coupon and, if it is no discount, its reward. Undefined for a user who has it already. */
async function give(
  tx: Transaction,
  { coupon, userId, now }: { readonly coupon: CouponRow; readonly userId: number; readonly now: Date },
): Promise<UserCouponRow | undefined> {
  const comesAtOnce = BRINGS[coupon.couponRewardType];
  const [given] = await tx
    .insert(userCoupons)
    .values({
      userId,
      couponId: coupon.id,
      receivedAt: now,
      ...(comesAtOnce && { state: 'USED', usedAt: now }),
    })
    .onConflictDoNothing({ target: [userCoupons.userId, userCoupons.couponId] })
    .returning();
  if (given) await comesAtOnce?.(tx, { coupon, userId, now });
  return given;
}

type Bring = (
  tx: Transaction,
  to: { readonly coupon: CouponRow; readonly userId: number; readonly now: Date },
) => Promise<void>;

const bringReward =
  (kind: 'point' | 'exp'): Bring =>
  async (tx, { coupon: { id, rewardCount }, userId }) => {
    await postReward({
      tx,
      wallet: await lockWallet({ tx, userId }),
      reasonKey: `coupon:${id}`,
      reward: { point: 0, exp: 0, [kind]: rewardCount },
    });
  };

/** Tickets of the first channel are valid with every teacher, like those it sells; those of a class in it alone. */
const bringTickets: Bring = async (tx, { coupon, userId, now }) => {
  const { channelId, rewardCount: quantity, title } = coupon;
  await addTickets(
    tx,
    {
      userId,
      quantity,
      issuedAt: now,
      issuedBy: null,
      channelId,
      isForEveryTeacher: channelId === DEFAULT_CHANNEL_ID,
      expiresAt: new Date(now.getTime() + ticketTermMs(quantity)),
    },
    { byUserId: null, reason: couponTexts.ticketReason(title) },
  );
  await emit(tx, { type: 'tickets.given', userId, channelId, quantity });
};

const BRINGS: Record<CouponRow['couponRewardType'], Bring | undefined> = {
  CONTENT_DISCOUNT_BY_AMOUNT: undefined,
  CONTENT_DISCOUNT_BY_PERCENTAGE: undefined,
  POINT: bringReward('point'),
  EXPERIENCE: bringReward('exp'),
  TICKET: bringTickets,
};
