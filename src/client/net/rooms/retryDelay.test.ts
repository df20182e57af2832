import { expect, it } from 'vitest';
import { retryDelay } from './retryDelay.ts';

it('doubles, is spread over its upper half, and never passes the cap', () => {
  expect(retryDelay(0, 0)).toBe(125);
  expect(retryDelay(0, 1)).toBe(250);
  expect(retryDelay(3, 1)).toBe(2000);
  expect(retryDelay(5, 1)).toBe(4000);
  expect(retryDelay(100_000, 0)).toBe(2000);
  expect(retryDelay(100_000, 1)).toBe(4000);
});
