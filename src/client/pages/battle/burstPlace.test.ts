import fc from 'fast-check';
import { expect, it } from 'vitest';
import { burstPlace, crowdBurstPlace } from './burstPlace.ts';

it('stays beside the runner: behind its name, or towards the goal where the name is behind', () => {
  expect(burstPlace({ runnerAt: 200, isNameLeft: false, inFront: [0, 700], width: 800 })).toBe(422);
  expect(burstPlace({ runnerAt: 500, isNameLeft: true, inFront: [100], width: 800 })).toBe(624);
});

it('gives way to a head of the lane in front', () => {
  const place = burstPlace({ runnerAt: 200, isNameLeft: false, inFront: [422], width: 800 });
  expect(Math.abs(place - 422)).toBeGreaterThanOrEqual(58 + 66);
});

it('lies over nobody, wherever they are', () => {
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      at,
      fc.boolean(),
      fc.array(at, { maxLength: 2 }),
      fc.integer({ min: 560, max: 1200 }),
      (...drawn) => {
        const [runner, isNameLeft, others, width] = drawn;
        const runnerAt = runner * width;
        const inFront = others.map((other) => other * width);
        const place = burstPlace({ runnerAt, isNameLeft, inFront, width });
        for (const head of [runnerAt, ...inFront])
          expect(Math.abs(place - head)).toBeGreaterThanOrEqual(58 + 66 - 0.001);
      },
    ),
  );
});

it('of a crowd stays on its boards, beside the name', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 280, max: 1200 }),
      (share, width) => {
        const place = crowdBurstPlace({ share, width });
        expect(place).toBeGreaterThanOrEqual(38);
        expect(place).toBeLessThanOrEqual(width - 38);
        const nameMiddle = share * (width - 112) + 56;
        expect(Math.abs(place - nameMiddle)).toBeGreaterThanOrEqual(56 + 38 - 0.001);
      },
    ),
  );
});
