import { desc, eq, sql } from 'drizzle-orm';
import type { Product } from '#shared/contract/world/shop.ts';
import type { Database } from '#server/db/connect.ts';
import { prepared } from '#server/db/prepared.ts';
import { wishProducts } from '#server/db/tables/world/shop.ts';
import type { CatalogItem } from '#server/domain/world/inventory/catalogItems.ts';
import { ownedItems } from '#server/domain/world/inventory/ownedItems.ts';
import { runningOffers, stocksLeft, type RunningOffers } from './offers.ts';
import { toProduct } from './shopProducts.ts';

/** The shop for one caller at one moment. */
export interface Shelf {
  readonly owned: { has(itemId: number): boolean };
  /** Product ids, newest wish first. */
  readonly wished: readonly number[];
  readonly offers: RunningOffers;
  show(item: CatalogItem): Product;
}

export interface ShelfQuery {
  readonly db: Database;
  /** 0 for a visitor, who owns nothing. */
  readonly userId: number;
  readonly now: Date;
}

const wishedBy = prepared((db) =>
  db
    .select({ productId: wishProducts.productId })
    .from(wishProducts)
    .where(eq(wishProducts.userId, sql.placeholder('userId')))
    .orderBy(desc(wishProducts.id))
    .prepare('wished_products'),
);

export async function loadShelf({ db, userId, now }: ShelfQuery): Promise<Shelf> {
  const offers = await runningOffers({ db, now });
  const left = await stocksLeft({ db, offers });
  const owned = userId === 0 ? new Set<number>() : await ownedItems({ db, userId });
  const wished = userId === 0 ? [] : (await wishedBy(db).execute({ userId })).map((row) => row.productId);
  const wishes = new Set(wished);
  return {
    owned,
    wished,
    offers,
    show: (item) => {
      const offer = offers.get(item.id);
      return toProduct(item, {
        price: offer?.price ?? item.price,
        offer: offer
          ? {
              offerId: offer.id,
              offerType: offer.offerType,
              eventCategory: offer.eventCategory,
              endsAt: offer.endsAt.toISOString(),
              stock: left.get(offer.id) ?? null,
            }
          : null,
        owned: owned.has(item.id),
        wished: wishes.has(item.id),
      });
    },
  };
}
