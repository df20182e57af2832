import { expect, it } from 'vitest';
import { isoOfMoment, seoulMoment, usualTimes } from './seoulMoment.ts';

it.each([
  ['2026-03-01T15:00:00.000Z', '2026-03-02', '00:00'],
  ['2026-03-01T14:59:59.000Z', '2026-03-01', '23:59'],
  ['2025-12-31T15:00:00.000Z', '2026-01-01', '00:00'],
  ['2026-03-09T11:35:00.000Z', '2026-03-09', '20:35'],
])('%s is in Seoul %s at %s', (at, day, time) => expect(seoulMoment(new Date(at))).toEqual({ day, time }));

it('comes back to the moment that the fields say', () => {
  expect(isoOfMoment({ day: '2026-03-02', time: '00:05' })).toBe('2026-03-01T15:05:00.000Z');
  expect(isoOfMoment({ day: '2026-03-02', time: '23:55' })).toBe('2026-03-02T14:55:00.000Z');
  expect(isoOfMoment({ day: '', time: '03:00' })).toBeNull();
});

it('opens at the last five minutes and is due in a week at eight in the evening', () => {
  expect(usualTimes(new Date('2026-12-28T23:13:00.000Z'))).toEqual({
    opens: { day: '2026-12-29', time: '08:10' },
    due: { day: '2027-01-05', time: '20:00' },
  });
});
