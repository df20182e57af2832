import { describe, expect, it } from 'vitest';
import { thinOut } from './thinOut.ts';

/** The deltas of the steps that are made when frames come after these many ms each. */
function stepsOf(frames: readonly number[], intervalMs: number): number[] {
  const steps: number[] = [];
  const step = thinOut(
    (_time, delta) => steps.push(delta),
    () => intervalMs,
  );
  let time = 0;
  for (const delta of frames) step((time += delta), delta);
  return steps;
}

it('leaves all frames as they are when there is no interval', () => {
  expect(stepsOf([16, 17, 4, 90], 0)).toEqual([16, 17, 4, 90]);
});

describe('frames thinned out to thirty a second', () => {
  it('are every second one of sixty, even if the screen is not punctual', () => {
    const frames = [16, 17, 15, 18, 14, 16, 17, 17];
    expect(stepsOf(frames, 1000 / 30)).toEqual([33, 33, 30, 34]);
  });

  it('are all where there are no more', () => {
    expect(stepsOf([34, 50, 33, 120], 1000 / 30)).toEqual([34, 50, 33, 120]);
  });

  it('lose no time and add none', () => {
    const frames = Array.from({ length: 240 }, (_, at) => 7 + (at % 5));
    const total = (list: readonly number[]) => list.reduce((sum, ms) => sum + ms, 0);
    const steps = stepsOf(frames, 1000 / 30);
    expect(total(steps)).toBeGreaterThan(total(frames) - 1000 / 30);
    expect(total(steps)).toBeLessThanOrEqual(total(frames));
  });
});
