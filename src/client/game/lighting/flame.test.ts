import { expect, test } from 'vitest';
import { beamReach, flame } from './flame.ts';

const times = Array.from({ length: 600 }, (_, i) => i * 50);

test('a calm light burns evenly, a restless one within its bounds', () => {
  for (const time of times) {
    expect(flame(0, time, 2)).toBe(1);
    expect(flame(0.3, time, 2)).toBeGreaterThanOrEqual(0.7 - 1e-9);
    expect(flame(0.3, time, 2)).toBeLessThanOrEqual(1);
  }
  expect(new Set(times.map((time) => flame(0.3, time, 2).toFixed(2))).size).toBeGreaterThan(10);
});

test('no light changes faster than three times a second', () => {
  const rising = times.map((time) => flame(1, time + 1, 0) > flame(1, time, 0));
  const turns = rising.filter((rises, i) => i > 0 && rises !== rising[i - 1]).length;
  expect(turns / 2 / 30).toBeLessThan(3);
});

test('neighbours do not burn in step', () => {
  expect(flame(0.5, 1000, 1)).not.toBeCloseTo(flame(0.5, 1000, 4));
});

test('a beam comes round once in its period', () => {
  expect(beamReach(0, 12_000)).toBe(1);
  expect(beamReach(3000, 12_000)).toBeCloseTo(0);
  expect(beamReach(6000, 12_000)).toBeCloseTo(-1);
});
