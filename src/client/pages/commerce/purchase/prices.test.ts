import { expect, test } from 'vitest';
import { eachPrice, savedEach } from './prices.ts';

const four = { price: 120_000, quantity: 4 };
const eight = { price: 224_000, quantity: 8 };
const three = { price: 100_000, quantity: 3 };

test('the price of a lesson is rounded to the won', () => {
  expect([four, eight, three].map(eachPrice)).toEqual([30_000, 28_000, 33_333]);
});

test('what a lesson costs less is counted against the dearest of the group', () => {
  expect([four, eight].map((product) => savedEach(product, [four, eight]))).toEqual([0, 2_000]);
  expect(savedEach(four, [four])).toBe(0);
});
