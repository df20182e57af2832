import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthsAfter } from './monthsAfter.ts';

const at = (text: string) => new Date(`${text}+09:00`);

it.each([
  ['2026-01-15T10:30:00', 1, '2026-02-15T10:30:00'],
  ['2026-01-31T10:30:00', 1, '2026-02-28T10:30:00'],
  ['2028-01-31T00:00:00', 1, '2028-02-29T00:00:00'],
  // Counted from the start, so that a short month does not shorten those after it.
  ['2026-01-31T10:30:00', 2, '2026-03-31T10:30:00'],
  ['2026-12-31T23:59:59', 2, '2027-02-28T23:59:59'],
  // The last hours of a day in UTC are the next one in Seoul.
  ['2026-03-01T00:30:00', 1, '2026-04-01T00:30:00'],
  ['2026-05-10T09:00:00', 12, '2027-05-10T09:00:00'],
])('%s and %i months is %s', (start, months, end) => {
  expect(monthsAfter(at(start), months)).toEqual(at(end));
});

it('never goes back, and a month has 28 to 31 days', () => {
  fc.assert(
    fc.property(
      fc.date({ min: at('2026-01-01T00:00:00'), max: at('2040-01-01T00:00:00'), noInvalidDate: true }),
      fc.nat({ max: 60 }),
      (start, months) => {
        const days =
          (monthsAfter(start, months + 1).getTime() - monthsAfter(start, months).getTime()) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      },
    ),
  );
});
