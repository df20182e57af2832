import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  PRODUCT_INFOS_PER_PAGE,
  type PaymentProduct,
  type ProductInfo,
} from '#shared/contract/commerce/products.ts';
import { pageCountOf, rowsBefore } from '#shared/contract/paging.ts';
import { DEFAULT_CHANNEL_ID } from '#shared/content/channels.ts';
import { paymentProductInfos, paymentProducts } from '#server/db/tables/commerce/products.ts';
import { findChannel } from '#server/domain/channels/channels/findChannel.ts';
import { activeChannelIds } from '#server/domain/channels/channels/memberships.ts';
import type { Deps } from '#server/domain/deps.ts';
import { AppError } from '#server/platform/appError.ts';
import { describeInfo, describeInfos, isLivingInfo, noProduct } from './productRows.ts';

interface Page {
  readonly productInfoList: ProductInfo[];
  readonly pageCount: number;
  readonly totalCount: number;
}

/** One page of the catalogue of a channel for its managers, the newest group first. */
export function listInfos({
  deps,
  channelId,
  page,
}: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly page: number;
}): Promise<Page> {
  return pageOf(deps, and(eq(paymentProductInfos.channelId, channelId), isLivingInfo), page);
}

/** Products of a group of a channel. Throws NOT_FOUND_PRODUCT. */
export async function listProducts({
  deps,
  channelId,
  infoId,
}: {
  readonly deps: Deps;
  readonly channelId: number;
  readonly infoId: number;
}): Promise<PaymentProduct[]> {
  const [row] = await deps.db
    .select()
    .from(paymentProductInfos)
    .where(
      and(eq(paymentProductInfos.id, infoId), eq(paymentProductInfos.channelId, channelId), isLivingInfo),
    );
  if (!row) throw noProduct(`group ${infoId} is none of channel ${channelId}`);
  return (await describeInfo(deps, row)).paymentProductList;
}

/**
 * The products that the caller may buy: VISIBLE groups with products of the first channel and of the caller's own ones.
 * A group that is asked for by its hash key may be of any channel that the caller may know.
 */
export async function listForSale({
  deps,
  userId,
  page,
  hashKey,
}: {
  readonly deps: Deps;
  /** 0 for a stranger. */
  readonly userId: number;
  readonly page: number;
  readonly hashKey?: string | undefined;
}): Promise<Page> {
  const isForSale = and(
    eq(paymentProductInfos.visibleState, 'VISIBLE'),
    isLivingInfo,
    sql`exists (select from ${paymentProducts}
      where ${paymentProducts.productInfoId} = ${paymentProductInfos.id} and ${paymentProducts.removedAt} is null)`,
  );
  if (hashKey !== undefined) {
    const isNamed = and(eq(paymentProductInfos.hashKey, hashKey), isForSale);
    const [named] = await deps.db
      .select({ channelId: paymentProductInfos.channelId })
      .from(paymentProductInfos)
      .where(isNamed);
    const isKnown = named !== undefined && (await mayKnow(deps, userId, named.channelId));
    return isKnown ? pageOf(deps, isNamed, page) : { productInfoList: [], pageCount: 0, totalCount: 0 };
  }
  const own = userId === 0 ? [] : await activeChannelIds({ db: deps.db, userId });
  return pageOf(
    deps,
    and(inArray(paymentProductInfos.channelId, [DEFAULT_CHANNEL_ID, ...own]), isForSale),
    page,
  );
}

async function mayKnow(deps: Deps, userId: number, channelId: number): Promise<boolean> {
  try {
    await findChannel({ deps, userId, channel: { id: channelId } });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'CHANNEL_NOT_FOUND') return false;
    throw error;
  }
}

async function pageOf(deps: Deps, chosen: SQL | undefined, page: number): Promise<Page> {
  const [totalCount, rows] = await Promise.all([
    deps.db.$count(paymentProductInfos, chosen),
    deps.db
      .select()
      .from(paymentProductInfos)
      .where(chosen)
      // Products of the school stand before those of classes.
      .orderBy(desc(eq(paymentProductInfos.channelId, DEFAULT_CHANNEL_ID)), desc(paymentProductInfos.id))
      .limit(PRODUCT_INFOS_PER_PAGE)
      .offset(rowsBefore({ page, first: 1, size: PRODUCT_INFOS_PER_PAGE })),
  ]);
  return {
    productInfoList: await describeInfos(deps, rows),
    pageCount: pageCountOf(totalCount, PRODUCT_INFOS_PER_PAGE),
    totalCount,
  };
}

/** Maps a group of products to the channel that sells it. */
export async function sellersOf(
  db: Deps['db'],
  infoIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (infoIds.length === 0) return new Map();
  const rows = await db
    .select({ id: paymentProductInfos.id, channelId: paymentProductInfos.channelId })
    .from(paymentProductInfos)
    .where(inArray(paymentProductInfos.id, [...infoIds]));
  return new Map(rows.map(({ id, channelId }) => [id, channelId]));
}
