import { expect, it } from 'vitest';
import { LONGEST_TURN_MS, longestTurnOf, startLoopMonitor } from '../support/loopMonitor.ts';

/** Keeps the processor busy for so many milliseconds of it. */
function compute(ms: number): void {
  const spent = () => process.threadCpuUsage().user / 1000;
  const until = spent() + ms;
  while (spent() < until);
}

it('the monitor sees a turn that holds the loop, and no turn while it waits', async () => {
  expect(await longestTurnOf(async () => compute(LONGEST_TURN_MS * 2))).toBeGreaterThan(LONGEST_TURN_MS);
  expect(await longestTurnOf(() => new Promise((resolve) => setTimeout(resolve, 200)))).toBeLessThan(
    LONGEST_TURN_MS,
  );
  const monitor = startLoopMonitor();
  compute(LONGEST_TURN_MS * 2);
  monitor.stop();
  expect(monitor.longTurns()).toHaveLength(1);
});
