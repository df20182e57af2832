import { expect, it } from 'vitest';
import { slotCount } from './slotCount.ts';

it.each([
  [0, 40],
  [40, 40],
  [41, 44],
  [44, 44],
  [45, 48],
])('%i items lie in %i slots', (items, slots) => {
  expect(slotCount(items)).toBe(slots);
});
