import { expect, it } from 'vitest';
import { addDays, seoulMidnight, seoulWeek } from './seoulWeek.ts';

it.each([
  // Sunday evening and Monday's first second in Seoul.
  ['2026-03-01T14:59:59Z', '2026-02-23'],
  ['2026-03-01T15:00:00Z', '2026-03-02'],
  ['2026-03-08T14:59:59Z', '2026-03-02'],
  // Over the end of a year, and a leap day.
  ['2026-12-31T16:00:00Z', '2026-12-28'],
  ['2028-02-29T03:00:00Z', '2028-02-28'],
])('the week of %s begins on %s', (instant, monday) => {
  expect(seoulWeek(new Date(instant))).toBe(monday);
});

it('counts days over the ends of months, and knows the midnight of Seoul', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-03-02', -7)).toBe('2026-02-23');
  expect(seoulMidnight('2026-03-02').toISOString()).toBe('2026-03-01T15:00:00.000Z');
});
