import { expect, it } from 'vitest';
import { stormOfKills } from '../../support/paymentStorm.ts';

/** `npm run bench:payments` kills a hundred times. */
const KILLS = 6;

it(`after ${KILLS} kills amid buying, refunds and lessons nothing is lost, doubled or given for free`, async () => {
  const { orders, paid, refunded, lessons } = await stormOfKills(KILLS);
  expect(orders).toBeGreaterThan(KILLS);
  expect(paid).toBeGreaterThan(0);
  expect(refunded).toBeGreaterThan(0);
  expect(lessons).toBeGreaterThan(0);
}, 300_000);
