import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EventCategory, Product } from '#shared/contract/world/shop.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { seedRows } from '#server/db/seedRows.ts';
import { shopOffers, shopOfferSales } from '#server/db/tables/world/shop.ts';
import { AppError } from '#server/platform/appError.ts';
import { OFFERS } from './offerDefinitions.ts';
import { roundAt } from './offerSchedule.ts';

/** An offer in its present round. */
export interface RunningOffer {
  readonly id: number;
  readonly productId: number;
  readonly offerType: NonNullable<Product['offer']>['offerType'];
  readonly eventCategory: EventCategory | null;
  readonly price: number;
  /** The stock of the whole round; null without a limit. */
  readonly stock: number | null;
  readonly round: string;
  readonly endsAt: Date;
}

/** The present offer of each product that has one. */
export type RunningOffers = ReadonlyMap<number, RunningOffer>;

const offersThatStand = prepared((db) =>
  db
    .select()
    .from(shopOffers)
    .where(eq(shopOffers.removed, false))
    .orderBy(shopOffers.price, shopOffers.id)
    .prepare('shop_offers_that_stand'),
);

/**
 * The offers at a moment. Among several offers of one product an event counts before a discount, then the lowest price.
 */
export async function runningOffers(query: {
  db: Database | Transaction;
  now: Date;
}): Promise<RunningOffers> {
  const rows = await offersThatStand(query.db).execute();
  const running = new Map<number, RunningOffer>();
  for (const { schedule, ...offer } of rows) {
    const round = roundAt(schedule, query.now);
    const other = running.get(offer.productId);
    if (!round || (other && !(offer.offerType === 'EVENT' && other.offerType === 'DISCOUNT'))) continue;
    running.set(offer.productId, { ...offer, ...round });
  }
  return running;
}

/** Maps an offer id to the rest of its stock. */
export async function stocksLeft(query: {
  db: Database | Transaction;
  offers: RunningOffers;
}): Promise<ReadonlyMap<number, number>> {
  const limited = [...query.offers.values()].filter(({ stock }) => stock !== null);
  if (limited.length === 0) return new Map();
  const rows = await query.db
    .select()
    .from(shopOfferSales)
    .where(
      and(
        inArray(
          shopOfferSales.offerId,
          limited.map(({ id }) => id),
        ),
        inArray(
          shopOfferSales.round,
          limited.map(({ round }) => round),
        ),
      ),
    );
  const sold = (offer: RunningOffer) =>
    rows.find(({ offerId, round }) => offerId === offer.id && round === offer.round)?.sold ?? 0;
  return new Map(limited.map((offer) => [offer.id, Math.max(0, (offer.stock ?? 0) - sold(offer))]));
}

/**
 * Takes one from the stock of each offer. The condition and the count are one statement, so that the last one is sold
 * once. Baskets take them in the order of the ids, or two of them could wait for each other. Throws PRODUCT_SOLD_OUT;
 * the transaction must then be rolled back.
 */
export async function takeStock(tx: Transaction, offers: readonly RunningOffer[]): Promise<void> {
  for (const { id, round, stock, productId } of offers.toSorted((a, b) => a.id - b.id)) {
    if (stock === null) continue;
    const taken = await tx
      .insert(shopOfferSales)
      .values({ offerId: id, round, sold: 1 })
      .onConflictDoUpdate({
        target: [shopOfferSales.offerId, shopOfferSales.round],
        set: { sold: sql`${shopOfferSales.sold} + 1` },
        setWhere: sql`${shopOfferSales.sold} < ${stock}`,
      })
      .returning({ sold: shopOfferSales.sold });
    if (taken.length === 0)
      throw new AppError('PRODUCT_SOLD_OUT', {
        log: `product ${productId}: all ${stock} of offer ${id} are sold in round ${round}`,
      });
  }
}

/** Writes the offers of the content to the database. */
export const seedOffers = (tx: Transaction): Promise<void> => seedRows(tx, shopOffers, OFFERS);
