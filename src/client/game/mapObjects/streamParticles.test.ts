import { expect, test } from 'vitest';
import { createRandom } from '#shared/simulation/createRandom.ts';
import { driftAt, driftersOf } from './streamParticles.ts';

const spring = { x: 100, y: 200, w: 64, h: 320, vx: 0, vy: -160 };
const river = { x: 0, y: 0, w: 320, h: 64, vx: 100, vy: 0 };

test.each([
  ['a spring', spring],
  ['a river', river],
])('everything stays in %s, however long it flows', (_name, box) => {
  for (const drifter of driftersOf(box, createRandom(1))) {
    for (const seconds of [0, 0.5, 7, 1000]) {
      const { x, y, strength } = driftAt(box, drifter, seconds);
      expect(x).toBeGreaterThanOrEqual(box.x);
      expect(x).toBeLessThanOrEqual(box.x + box.w);
      expect(y).toBeGreaterThanOrEqual(box.y);
      expect(y).toBeLessThanOrEqual(box.y + box.h);
      expect(strength).toBeGreaterThanOrEqual(0);
      expect(strength).toBeLessThanOrEqual(1);
    }
  }
});

test('it goes with the water, and fades at both ends', () => {
  const drifter = { along: 0.5, across: 0.5, pace: 1, isBubble: true };
  expect(driftAt(spring, drifter, 0.5).y).toBeCloseTo(200 + 160 - 80, 9);
  expect(driftAt(river, drifter, 0.5).x).toBeCloseTo(210, 9);
  expect(driftAt(river, { ...drifter, along: 0 }, 0).strength).toBe(0);
  expect(driftAt(river, drifter, 0).strength).toBe(1);
});
