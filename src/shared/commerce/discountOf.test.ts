import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_WON } from '#shared/contract/commerce/money.ts';
import { discountOf, LEAST_CARD_AMOUNT } from './discountOf.ts';

const won = (rewardCount: number) =>
  ({ couponRewardType: 'CONTENT_DISCOUNT_BY_AMOUNT', rewardCount }) as const;
const perCent = (rewardCount: number) =>
  ({ couponRewardType: 'CONTENT_DISCOUNT_BY_PERCENTAGE', rewardCount }) as const;

describe('a discount', () => {
  it.each([
    [won(20_000), 120_000, 20_000],
    [won(120_000), 120_000, 120_000],
    [won(500_000), 120_000, 120_000],
    // 50 won cannot be paid by card.
    [won(119_950), 120_000, 119_900],
    [won(30), 100, 0],
    [won(100), 100, 100],
    [perCent(10), 312_000, 31_200],
    [perCent(10), 12_345, 1_230],
    [perCent(33), 99_990, 32_990],
    [perCent(100), 12_345, 12_345],
    [perCent(99), 1_000, 900],
    [perCent(1), 500, 0],
    [won(10), 0, 0],
  ])('%o off %d is %d', (coupon, amount, discount) => {
    expect(discountOf(coupon, amount)).toBe(discount);
  });

  it.each(['POINT', 'EXPERIENCE', 'TICKET'] as const)('is none for %s', (couponRewardType) => {
    expect(discountOf({ couponRewardType, rewardCount: 100 }, 50_000)).toBe(0);
  });

  it('leaves nothing, or what a card can be charged with', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 100, max: MOST_WON }),
        (isPerCent, count, amount) => {
          const discount = discountOf(isPerCent ? perCent(1 + (count % 100)) : won(count), amount);
          const rest = amount - discount;
          expect(Number.isInteger(discount)).toBe(true);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(rest === 0 || rest >= LEAST_CARD_AMOUNT).toBe(true);
        },
      ),
    );
  });
});
