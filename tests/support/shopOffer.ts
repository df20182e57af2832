import { eq } from 'drizzle-orm';
import { itemByKey, type ItemKey } from '#shared/content/items.ts';
import type { Deps } from '#server/domain/deps.ts';
import { shopOffers } from '#server/db/tables/world/shop.ts';

interface OfferSample {
  readonly price: number;
  readonly stock?: number;
  readonly offerType?: 'EVENT' | 'DISCOUNT';
}

/** An offer as staff make one, for the coming hour; returns its id. */
export async function offerProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: ItemKey,
  { price, stock, offerType = 'EVENT' }: OfferSample,
): Promise<number> {
  const now = clock.now().getTime();
  const [row] = await db
    .insert(shopOffers)
    .values({
      offerType,
      eventCategory: offerType === 'EVENT' ? 'SEASON' : null,
      productId: itemByKey(key)?.id ?? 0,
      price,
      stock: stock ?? null,
      schedule: {
        kind: 'DATES',
        from: new Date(now - 60_000).toISOString(),
        before: new Date(now + 3_600_000).toISOString(),
      },
    })
    .returning({ id: shopOffers.id });
  if (!row) throw new Error(`offerProduct: no offer of ${key} was written`);
  return row.id;
}

/** Takes back what `offerProduct` has offered, so that prices are the usual ones again. */
export async function withdrawOffers({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.delete(shopOffers).where(eq(shopOffers.seeded, false));
}
