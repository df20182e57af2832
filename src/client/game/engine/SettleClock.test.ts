import { expect, it } from 'vitest';
import { SettleClock } from './SettleClock.ts';

/** When the world settles, ms after its first frame, at this many ms per frame; and how often it is reported. */
function settle(msPerFrame: number): { readonly at: number; readonly reports: number } {
  const clock = new SettleClock();
  const moments: number[] = [];
  for (let now = 0; now <= 20_000; now += msPerFrame) if (clock.countFrame(7000 + now)) moments.push(now);
  expect(clock.isSettled).toBe(true);
  return { at: moments[0] ?? Number.NaN, reports: moments.length };
}

it('has not settled before anything was drawn, nor with the first frames', () => {
  const clock = new SettleClock();
  expect(clock.isSettled).toBe(false);
  for (let frame = 0; frame < 60; frame += 1) expect(clock.countFrame(frame * 16)).toBe(false);
  expect(clock.isSettled).toBe(false);
});

it.each([
  { msPerFrame: 10, at: 1200 },
  { msPerFrame: 20, at: 2400 },
  { msPerFrame: 50, at: 6000 },
])('gives a slower machine more time: $at ms at $msPerFrame ms a frame', ({ msPerFrame, at }) => {
  expect(settle(msPerFrame)).toEqual({ at, reports: 1 });
});

it('holds nothing back for longer than eight seconds, however slowly one draws', () => {
  expect(settle(500)).toEqual({ at: 8000, reports: 1 });
  expect(settle(4000)).toEqual({ at: 8000, reports: 1 });
});
