import { expect, it } from 'vitest';
import { momentOf, seoulHour, usualTimes } from './seoulHour.ts';

it.each([
  ['2026-03-01T15:00:00.000Z', '2026-03-02', 0],
  ['2026-03-01T14:59:59.000Z', '2026-03-01', 23],
  ['2025-12-31T15:00:00.000Z', '2026-01-01', 0],
  ['2026-03-09T11:30:00.000Z', '2026-03-09', 20],
])('%s is in Seoul %s at %i', (at, day, hour) => expect(seoulHour(new Date(at))).toEqual({ day, hour }));

it('comes back to the moment at which the hour began', () => {
  expect(momentOf({ day: '2026-03-02', hour: 0 })).toBe('2026-03-01T15:00:00.000Z');
  expect(momentOf({ day: '2026-03-02', hour: 23 })).toBe('2026-03-02T14:00:00.000Z');
  expect(momentOf({ day: '', hour: 3 })).toBeNull();
});

it('is due in a week at eight in the evening', () => {
  expect(usualTimes(new Date('2026-12-28T23:10:00.000Z'))).toEqual({
    opens: { day: '2026-12-29', hour: 8 },
    due: { day: '2027-01-05', hour: 20 },
  });
});
