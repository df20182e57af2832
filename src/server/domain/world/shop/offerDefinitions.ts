import { itemByKey, type ItemKey } from '#shared/content/items.ts';
import type { SeedRow } from '#server/db/seedRows.ts';
import type { OfferSchedule, shopOffers } from '#server/db/tables/world/shop.ts';

type OfferRow = SeedRow<typeof shopOffers>;

const weekOf = (every: number, week: number): OfferSchedule => ({ kind: 'WEEKS', every, week });
const season = (from: string, before: string): OfferSchedule => ({ kind: 'SEASON', from, before });

const WEEKLY_STOCK = 120;
const SEASON_STOCK = 300;

const weekly = (id: number, key: ItemKey, price: number, week: number): OfferRow => ({
  id,
  productId: idOf(key),
  price,
  stock: WEEKLY_STOCK,
  schedule: weekOf(4, week),
  offerType: 'EVENT',
  eventCategory: 'WEEKLY',
});
const seasonal = (id: number, key: ItemKey, price: number, schedule: OfferSchedule): OfferRow => ({
  id,
  productId: idOf(key),
  price,
  stock: SEASON_STOCK,
  schedule,
  offerType: 'EVENT',
  eventCategory: 'SEASON',
});
const discount = (id: number, key: ItemKey, price: number, week: number): OfferRow => ({
  id,
  productId: idOf(key),
  price,
  stock: null,
  schedule: weekOf(3, week),
  offerType: 'DISCOUNT',
  eventCategory: null,
});

/** Offers of the product. They recur by the calendar, so that one is on all year round. */
export const OFFERS: readonly OfferRow[] = [
  weekly(1, 'hat.wizard', 270, 0),
  weekly(2, 'acc.fairy', 240, 0),
  weekly(3, 'hat.crown', 320, 1),
  weekly(4, 'onepiece.gown', 300, 1),
  weekly(5, 'hat.astronaut', 310, 2),
  weekly(6, 'acc.jetpack', 290, 2),
  weekly(7, 'onepiece.mermaid', 300, 3),
  weekly(8, 'onepiece.robot', 320, 3),

  seasonal(21, 'acc.butterfly', 250, season('03-01', '06-01')),
  seasonal(22, 'hat.frog', 250, season('06-01', '09-01')),
  seasonal(23, 'acc.dragon', 300, season('09-01', '12-01')),
  seasonal(24, 'hat.bear', 260, season('12-01', '03-01')),

  discount(41, 'top.space', 270, 0),
  discount(42, 'face.doe', 100, 0),
  discount(43, 'shoes.flippers', 100, 0),
  discount(44, 'onepiece.jelly', 260, 1),
  discount(45, 'hat.ribbon', 120, 1),
  discount(46, 'bottom.pumpkin', 110, 1),
  discount(47, 'face.robot', 260, 2),
  discount(48, 'acc.tail', 120, 2),
  discount(49, 'shoes.bunny', 90, 2),
];

function idOf(key: ItemKey): number {
  const item = itemByKey(key);
  if (!item) throw new Error(`offerDefinitions: no item ${key} in the content`);
  return item.id;
}
