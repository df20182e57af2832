import { expect, it } from 'vitest';
import { formatSeconds, isShort, secondsLeft } from './timeLeft.ts';

it('is shown as minutes and seconds, short from ten seconds on', () => {
  expect([605, 65, 10, 0].map(formatSeconds)).toEqual(['10:05', '1:05', '0:10', '0:00']);
  expect([11, 10, 0].map(isShort)).toEqual([false, true, true]);
});

it('counts whole seconds down to 0', () => {
  const end = '2026-11-22T03:00:10.000Z';
  const at = (ms: number) => secondsLeft(end, Date.parse(end) - ms);
  expect([9_500, 1, 0, -5_000].map(at)).toEqual([10, 1, 0, 0]);
});
