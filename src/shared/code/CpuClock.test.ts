import { expect, it } from 'vitest';
import { CpuClock } from './CpuClock.ts';

it.each([
  [999.4, false, 999],
  [999.6, false, 1_000],
  [1_000, true, 1_000],
  [1_000.4, true, 1_000],
])('after %d ms of 1,000 the limit is reached: %s', (usedMs, wasOver, elapsedMs) => {
  let now = 50;
  const clock = new CpuClock(() => now);
  clock.start(1_000);
  now += usedMs;
  clock.stop();
  expect([clock.wasOver, clock.elapsedMs]).toEqual([wasOver, elapsedMs]);
});
