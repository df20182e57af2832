import { randomInt } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { COUPONS_PER_PAGE, type Coupon, type CouponBody } from '#shared/contract/commerce/coupons.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { coupons, userCoupons } from '#server/db/tables/commerce/coupons.ts';
import { violatedConstraint } from '#server/db/violatedConstraint.ts';
import { writeAudit } from '#server/domain/channels/audit/writeAudit.ts';
import { assertOwnProducts } from '#server/domain/commerce/products/readProducts.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError, type AppErrorOptions } from '#server/platform/appError.ts';
import type { CouponRow } from './couponWorth.ts';
import { couponTexts } from './texts.ts';

/** Letters without those confused on paper: 0 and O, 1 and I. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 12;

interface Manager {
  readonly deps: Deps;
  readonly channelId: number;
}
/** The acting user, for the audit log; 0 is the server. */
type Actor = Manager & { readonly userId: number };

/** One page of the coupons of a channel, the newest first. */
export async function listCoupons({ deps, channelId, page }: Manager & { readonly page: number }) {
  const { db } = deps;
  const ofChannel = eq(coupons.channelId, channelId);
  const [totalCount, rows] = await Promise.all([
    db.$count(coupons, ofChannel),
    db
      .select()
      .from(coupons)
      .where(ofChannel)
      .orderBy(desc(coupons.id))
      .limit(COUPONS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: COUPONS_PER_PAGE })),
  ]);
  return {
    couponList: await describeCoupons(deps, rows),
    pageCount: pageCountOf(totalCount, COUPONS_PER_PAGE),
    totalCount,
  };
}

/**
 * Makes a coupon of a channel, with a new code by default. Throws DOLPHIN_DUPLICATE_COUPON_RESOURCE, NOT_FOUND_PRODUCT,
 * VALIDATION_FAIL for a past day, NOT_HAS_ROLE for points of a class: they would be minted.
 */
export async function createCoupon({
  deps,
  userId,
  channelId,
  body,
}: Actor & { readonly body: CouponBody }): Promise<Coupon> {
  const { couponCode, paymentProductIdList, expirationDate, ...columns } = body;
  const createdAt = deps.clock.now();
  const expiresAt = new Date(expirationDate);
  if (expiresAt <= createdAt) throw wrongField('VALIDATION_FAIL', 'expirationDate', couponTexts.alreadyOver);
  const { couponRewardType } = columns;
  if (channelId !== DEFAULT_CHANNEL_ID && (couponRewardType === 'POINT' || couponRewardType === 'EXPERIENCE'))
    throw wrongField('NOT_HAS_ROLE', 'couponRewardType', couponTexts.firstChannelOnly);
  const paymentProductIds = [...new Set(paymentProductIdList)];
  await assertOwnProducts(deps.db, { channelId, productIds: paymentProductIds });
  try {
    const made = await deps.db.transaction(async (tx) => {
      const [row] = await tx
        .insert(coupons)
        .values({
          ...columns,
          channelId,
          paymentProductIds,
          expiresAt,
          createdAt,
          couponCode: couponCode ?? makeCode(),
        })
        .returning();
      if (!row) throw new Error('createCoupon: the insert returned no row');
      const detail = { title: row.title, couponCode: row.couponCode };
      await writeAudit(tx, { channelId, actorId: userId, action: 'COUPON_CREATE', targetUserId: 0, detail });
      return row;
    });
    return describe(made, { received: 0, used: 0 }, createdAt);
  } catch (cause) {
    if (violatedConstraint(cause) !== 'coupons_code_key') throw cause;
    throw wrongField('DOLPHIN_DUPLICATE_COUPON_RESOURCE', 'couponCode', couponTexts.codeTaken, { cause });
  }
}

/** Ends the receiving of a coupon; repeating it changes nothing. Throws COUPON_RESOURCE_NOT_FOUND. */
export async function endCoupon({
  deps,
  userId,
  channelId,
  couponId,
}: Actor & { readonly couponId: number }): Promise<void> {
  const isIt = and(eq(coupons.id, couponId), eq(coupons.channelId, channelId));
  await deps.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(coupons)
      .set({ endedAt: deps.clock.now() })
      .where(and(isIt, isNull(coupons.endedAt)))
      .returning({ title: coupons.title, couponCode: coupons.couponCode });
    if (!ended) return;
    const by = { channelId, actorId: userId };
    await writeAudit(tx, { ...by, action: 'COUPON_END', targetUserId: 0, detail: ended });
  });
  if ((await deps.db.$count(coupons, isIt)) === 0)
    throw new AppError('COUPON_RESOURCE_NOT_FOUND', {
      log: `coupon ${couponId} is none of channel ${channelId}`,
    });
}

async function describeCoupons({ db, clock }: Deps, rows: readonly CouponRow[]): Promise<Coupon[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .select({
      couponId: userCoupons.couponId,
      received: sql<number>`count(*)::int`,
      used: sql<number>`count(*) filter (where ${userCoupons.state} = 'USED')::int`,
    })
    .from(userCoupons)
    .where(
      inArray(
        userCoupons.couponId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(userCoupons.couponId);
  const countOf = new Map(counts.map(({ couponId, ...count }) => [couponId, count]));
  return rows.map((row) => describe(row, countOf.get(row.id) ?? { received: 0, used: 0 }, clock.now()));
}

function describe(
  row: CouponRow,
  { received, used }: { readonly received: number; readonly used: number },
  now: Date,
): Coupon {
  const { id, title, couponRewardType, rewardCount, couponCode, isDownloadable, minimumAmount, mostCount } =
    row;
  return {
    couponId: id,
    title,
    couponRewardType,
    rewardCount,
    couponCode,
    isDownloadable,
    minimumAmount,
    mostCount,
    receivedCount: received,
    usedCount: used,
    paymentProductIdList: row.paymentProductIds,
    expirationDate: row.expiresAt.toISOString(),
    isEnded: row.endedAt !== null || row.expiresAt <= now,
  };
}

const makeCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const wrongField = (
  code: 'VALIDATION_FAIL' | 'NOT_HAS_ROLE' | 'DOLPHIN_DUPLICATE_COUPON_RESOURCE',
  field: string,
  message: string,
  options: AppErrorOptions = {},
): AppError =>
  new AppError(code, { message, fieldErrors: [{ field, message }], log: `${field}: ${message}`, ...options });
