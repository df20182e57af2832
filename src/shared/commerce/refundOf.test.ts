import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAYMENT_ITEM_TYPES } from '#shared/contract/commerce/payments.ts';
import { projectRoot } from '#server/platform/projectRoot.ts';
import { refundOf, type RefundCase } from './refundOf.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAID_AT = Date.UTC(2026, 2, 2);

/** The table of docs/refunds.md. */
const cases = readFileSync(`${projectRoot}/docs/refunds.md`, 'utf8')
  .split('## Cases')[1]
  ?.split('\n')
  .filter((line) => /^\| [A-Z]/.test(line) && !line.startsWith('| Bought'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

const itemTypeOf = (text: string) => PAYMENT_ITEM_TYPES.find((type) => type === text) ?? 'CASH';

describe('the table of docs/refunds.md', () => {
  it('is read', () => {
    expect(cases?.length).toBeGreaterThan(20);
  });

  it.each(cases ?? [])(
    '%s of %s won, %s lessons, %s used, %s left, day %s of %s, %s before, begun: %s → %s by %s',
    (bought, paid, quantity, used, left, day, ends, before, begun, amount, rule) => {
      const facts: RefundCase = {
        itemType: itemTypeOf(bought ?? ''),
        paidAt: PAID_AT,
        now: PAID_AT + Number(day) * DAY_MS,
        amount: Number(paid),
        refundedBefore: Number(before),
        quantity: Number(quantity),
        used: Number(used),
        remaining: Number(left),
        expiresAt: ends === '-' ? null : PAID_AT + Number(ends) * DAY_MS,
        touched: begun === 'yes',
      };
      expect(facts.itemType).toBe(bought);
      expect(refundOf(facts)).toMatchObject({ amount: Number(amount), rule });
    },
  );
});

const facts = fc
  .record({
    itemType: fc.constantFrom(...PAYMENT_ITEM_TYPES),
    amount: fc.nat(1_000_000),
    quantity: fc.integer({ min: 1, max: 48 }),
    day: fc.nat(600),
    term: fc.option(fc.integer({ min: 1, max: 500 })),
    touched: fc.boolean(),
    shares: fc.tuple(fc.nat(48), fc.nat(48), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ day, term, shares: [a, b, share], ...rest }): RefundCase => {
    const used = Math.min(a, rest.quantity);
    return {
      ...rest,
      used,
      remaining: Math.min(b, rest.quantity - used),
      refundedBefore: Math.floor(rest.amount * share),
      paidAt: PAID_AT,
      now: PAID_AT + day * DAY_MS,
      expiresAt: term === null ? null : PAID_AT + term * DAY_MS,
    };
  });
const runs = { numRuns: 2000 };

describe('for any payment', () => {
  it('whole won are given back, never more than is left', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const { amount } = refundOf(of);
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount + of.refundedBefore).toBeLessThanOrEqual(of.amount);
      }),
      runs,
    );
  });

  it('a rule that gives nothing says so, and one that gives gives something', () => {
    fc.assert(
      fc.property(facts, (of) => {
        const { amount, rule } = refundOf(of);
        // A share of very little can be nothing.
        fc.pre(rule !== 'REMAINING');
        expect(amount > 0).toBe(rule === 'WITHDRAWAL' || rule === 'NOTHING_USED');
      }),
      runs,
    );
  });

  it('a buyer who used nothing within seven days gets all back, for any product', () => {
    fc.assert(
      fc.property(facts, fc.nat(7), (of, day) => {
        fc.pre(of.amount > 0 && (of.expiresAt === null || of.expiresAt > of.paidAt + 7 * DAY_MS));
        const unused = { ...of, refundedBefore: 0, used: 0, remaining: of.quantity, touched: false };
        expect(refundOf({ ...unused, now: of.paidAt + day * DAY_MS })).toMatchObject({
          amount: of.amount,
          rule: 'WITHDRAWAL',
        });
      }),
      runs,
    );
  });

  it('using one lesson more never gives more back', () => {
    fc.assert(
      fc.property(facts, (of) => {
        fc.pre(of.itemType === 'PRODUCT' && of.remaining > 0);
        const later = { ...of, used: of.used + 1, remaining: of.remaining - 1 };
        expect(refundOf(later).amount).toBeLessThanOrEqual(refundOf(of).amount);
      }),
      runs,
    );
  });

  it('lessons that are left are worth at least what 학원법 시행령 별표 4 asks', () => {
    fc.assert(
      fc.property(facts, (of) => {
        fc.pre(of.itemType === 'PRODUCT' && of.quantity > 1 && of.amount >= of.quantity);
        const held = { ...of, refundedBefore: 0, remaining: of.quantity - of.used, expiresAt: null };
        const share = of.used / of.quantity;
        const asked = of.used === 0 ? 1 : share < 1 / 3 ? 2 / 3 : share < 1 / 2 ? 1 / 2 : 0;
        expect(refundOf(held).amount).toBeGreaterThanOrEqual(Math.floor(of.amount * asked));
      }),
      runs,
    );
  });
});
