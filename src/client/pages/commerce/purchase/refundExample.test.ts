import { expect, test } from 'vitest';
import { refundExample } from './refundExample.ts';

test('three lessons were held, or all but one', () => {
  expect(refundExample({ paid: 204_000, quantity: 8 })).toEqual({
    ...{ paid: 204_000, quantity: 8, used: 3, left: 5, amount: 127_500 },
  });
  expect(refundExample({ paid: 100_000, quantity: 3 })).toMatchObject({ used: 2, left: 1, amount: 33_333 });
});

test('of a single lesson there is nothing to share out', () => {
  expect(refundExample({ paid: 30_000, quantity: 1 })).toBeNull();
});
