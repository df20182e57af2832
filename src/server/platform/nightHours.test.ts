import { expect, it } from 'vitest';
import { nightEnd } from './nightHours.ts';

const endAt = (time: string) => nightEnd(new Date(`${time}+09:00`))?.toISOString() ?? null;

it('is day from eight to nine in the evening', () => {
  expect(endAt('2026-03-02T08:00:00')).toBeNull();
  expect(endAt('2026-03-02T20:59:59')).toBeNull();
});

it('ends at eight of the same night', () => {
  const morning = new Date('2026-03-03T08:00:00+09:00').toISOString();
  expect(endAt('2026-03-02T21:00:00')).toBe(morning);
  expect(endAt('2026-03-03T00:00:00')).toBe(morning);
  expect(endAt('2026-03-03T07:59:59')).toBe(morning);
  expect(endAt('2026-12-31T23:00:00')).toBe(new Date('2027-01-01T08:00:00+09:00').toISOString());
});
