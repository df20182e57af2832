import { expect, it } from 'vitest';
import { FixedStep } from './FixedStep.ts';

const run = (frames: readonly number[]) => {
  const clock = new FixedStep();
  return frames.reduce((sum, elapsed) => sum + clock.advance(elapsed), 0);
};

it('runs sixty ticks a second at any frame rate', () => {
  for (const rate of [30, 60, 90, 144]) {
    const ticks = run(Array<number>(rate * 10).fill(1000 / rate));
    expect(ticks).toBeGreaterThanOrEqual(599);
    expect(ticks).toBeLessThanOrEqual(600);
  }
});

it('tells how far the next tick is', () => {
  const clock = new FixedStep();
  clock.advance(25);
  expect(clock.alpha).toBeCloseTo(0.5);
});

it('does not make up for a long sleep', () => {
  const clock = new FixedStep();
  expect(clock.advance(60_000)).toBe(6);
  expect(clock.alpha).toBe(0);
  expect(clock.advance(0)).toBe(0);
});

it('ignores a clock that runs backwards', () => {
  expect(new FixedStep().advance(-50)).toBe(0);
});
