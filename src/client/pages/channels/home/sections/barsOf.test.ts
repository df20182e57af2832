import { expect, it } from 'vitest';
import { barsOf, niceTop } from './barsOf.ts';

it('ends its scale at a round number', () => {
  expect([0, 1, 2, 3, 7, 10, 11, 49, 186, 1000].map(niceTop)).toEqual([
    2, 2, 2, 5, 10, 10, 20, 50, 200, 1000,
  ]);
});

it('draws a bar for each count within its frame, as high as its share', () => {
  const { bars, width, height, floor } = barsOf([0, 5, 10]);
  expect(bars).toHaveLength(3);
  expect(bars[0]?.height).toBe(0);
  expect(bars[2]?.height).toBeCloseTo(2 * (bars[1]?.height ?? 0));
  for (const bar of bars) {
    expect(bar.x + bar.width).toBeLessThan(width);
    expect(bar.y).toBeGreaterThan(0);
    expect(bar.y + bar.height).toBeCloseTo(floor);
  }
  expect(floor).toBeLessThan(height);
});

it('stands also without a day', () => {
  expect(barsOf([]).bars).toEqual([]);
});
