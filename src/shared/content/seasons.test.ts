import { expect, it } from 'vitest';
import { timeOfYear } from './seasons.ts';

it.each([
  ['2026-03-01', 'spring'],
  ['2026-05-31', 'spring'],
  ['2026-06-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'autumn'],
  ['2026-11-30', 'autumn'],
  ['2026-12-01', 'winter'],
  ['2027-01-15', 'winter'],
])('%s is in %s, without a festival', (day, season) => {
  expect(timeOfYear(day)).toEqual({ season, festival: null });
});

it.each([
  ['2026-02-17', 'seollal'],
  ['2026-02-15', 'seollal'],
  ['2026-02-14', null],
  ['2026-05-05', 'childrensDay'],
  ['2026-05-08', null],
  ['2026-09-25', 'chuseok'],
  ['2026-09-28', 'chuseok'],
  ['2026-09-29', null],
  ['2026-10-09', 'hangeul'],
  ['2026-10-11', null],
])('%s is of %s', (day, festival) => {
  expect(timeOfYear(day).festival).toBe(festival);
});

it('keeps the nearer of two festivals that meet', () => {
  expect(timeOfYear('2025-10-07').festival).toBe('chuseok');
  expect(timeOfYear('2025-10-09').festival).toBe('hangeul');
});

it('knows the days that follow the moon for years to come', () => {
  const ofMoon = new Intl.DateTimeFormat('en-u-ca-dangi', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const nameOf = (at: number) =>
    ofMoon
      .formatToParts(at)
      .filter(({ type }) => type === 'month' || type === 'day')
      .map(({ value }) => value)
      .join('/');
  const festivals: unknown[] = [];
  for (let at = Date.UTC(2025, 0, 15); at < Date.UTC(2036, 11, 1); at += 86_400_000) {
    if (!['1/1', '8/15'].includes(nameOf(at))) continue;
    festivals.push(timeOfYear(new Date(at).toISOString().slice(0, 10)).festival);
  }
  expect(festivals).toEqual(Array.from({ length: 12 }, () => ['seollal', 'chuseok']).flat());
});

it.each(['', '2026-13-01', '2026-2-1', 'tomorrow'])('refuses %j', (day) => {
  expect(() => timeOfYear(day)).toThrow(RangeError);
});
