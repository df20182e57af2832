import { expect, it } from 'vitest';
import { localTime, utcTime } from './localTime.ts';

it('comes back as it was', () => {
  const at = '2026-03-02T05:30:00.000Z';
  expect(utcTime(localTime(at))).toBe(at);
});

it('takes nothing and nonsense for no time', () => {
  expect(localTime(null)).toBe('');
  expect(utcTime('')).toBeNull();
  expect(utcTime('내일')).toBeNull();
});
