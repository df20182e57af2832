import { expect, it } from 'vitest';
import { nextBoundary } from './nextBoundary.ts';

const times = { startsAt: 1000, durationMs: 500, pausedMs: 0, pausedAt: null };

it('goes from the start over the freeze to the end, and pauses move what is to come', () => {
  const kinds = (pausedMs: number) =>
    [0, 1000, 1399, 1400, 1499, 1500, 1700].map((now) => {
      const next = nextBoundary({ ...times, pausedMs }, 400, now);
      return next && `${next.kind} ${next.at}`;
    });
  expect(kinds(0)).toEqual([
    'start 1000',
    'freeze 1400',
    'freeze 1400',
    'end 1500',
    'end 1500',
    undefined,
    undefined,
  ]);
  expect(kinds(200).at(-2)).toBe('freeze 1600');
});

it('waits for nothing while it is paused', () => {
  expect(nextBoundary({ ...times, pausedAt: 1100 }, 400, 1200)).toBeUndefined();
});
