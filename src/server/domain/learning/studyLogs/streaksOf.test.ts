import { expect, it } from 'vitest';
import { streaksOf } from './studyLogs.ts';

it('counts nothing before the first day', () => {
  expect(streaksOf([], '2026-03-10')).toEqual({ currentStreak: 0, longestStreak: 0, studiedToday: false });
});

it('counts days in a row, today among them or not yet', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
  expect(streaksOf(days, '2026-03-01')).toEqual({ currentStreak: 3, longestStreak: 3, studiedToday: true });
  expect(streaksOf(days, '2026-03-02')).toEqual({ currentStreak: 3, longestStreak: 3, studiedToday: false });
});

it('goes on over one day of rest, not over two', () => {
  expect(streaksOf(['2026-03-01', '2026-03-03'], '2026-03-03').currentStreak).toBe(2);
  expect(streaksOf(['2026-03-01', '2026-03-04'], '2026-03-04').currentStreak).toBe(1);
});

it('may still be followed on the day after a rest, and is over on the next; the longest stays', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-08'];
  expect(streaksOf(days, '2026-03-10')).toEqual({ currentStreak: 1, longestStreak: 3, studiedToday: false });
  expect(streaksOf(days, '2026-03-11')).toEqual({ currentStreak: 0, longestStreak: 3, studiedToday: false });
});
