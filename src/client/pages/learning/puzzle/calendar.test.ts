import { expect, it } from 'vitest';
import { calendarOf, monthBeside } from './calendar.ts';

it('says of each day of a month what it holds', () => {
  const { lead, days } = calendarOf({
    today: '2026-11-26',
    month: '2026-11',
    firstMonth: '2026-11',
    solvedDayList: ['2026-11-02', '2026-11-26'],
  });
  // The first of November 2026 is a Sunday.
  expect(lead).toBe(0);
  expect(days).toHaveLength(30);
  const stateOf = (number: number) => days[number - 1]?.state;
  expect([1, 2, 26, 27].map(stateOf)).toEqual(['open', 'solved', 'today', 'future']);
  expect(days[25]?.isSolved).toBe(true);
});

it('closes the months before the sign-up', () => {
  const { days } = calendarOf({
    today: '2026-11-26',
    month: '2026-02',
    firstMonth: '2026-11',
    solvedDayList: [],
  });
  expect(days).toHaveLength(28);
  expect(new Set(days.map(({ state }) => state))).toEqual(new Set(['closed']));
});

it('turns over at the end of a year', () => {
  expect(monthBeside('2026-12', 1)).toBe('2027-01');
  expect(monthBeside('2027-01', -1)).toBe('2026-12');
  expect(monthBeside('2026-03', -1)).toBe('2026-02');
});
