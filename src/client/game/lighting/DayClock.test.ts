import { expect, test } from 'vitest';
import { duskShareAt } from './DayClock.ts';

/** A moment of a summer's day in Seoul. */
const seoul = (time: string) => duskShareAt(Date.parse(`2026-07-15T${time}:00+09:00`));

test('is day by day, and dusk from the evening to the morning', () => {
  for (const time of ['06:40', '07:00', '12:00', '15:30', '17:50']) expect(seoul(time)).toBe(0);
  for (const time of ['18:10', '19:00', '23:59', '00:00', '03:00', '06:20']) expect(seoul(time)).toBe(1);
});

test('comes and goes within twenty minutes, without a jump', () => {
  expect(seoul('18:00')).toBeCloseTo(0.5);
  expect(seoul('06:30')).toBeCloseTo(0.5);
  const start = Date.parse('2026-07-15T00:00:00+09:00');
  let last = duskShareAt(start);
  for (let minute = 1; minute <= 24 * 60; minute += 1) {
    const share = duskShareAt(start + minute * 60_000);
    expect(Math.abs(share - last)).toBeLessThan(0.08);
    last = share;
  }
});

test('grows darker in the evening and lighter in the morning', () => {
  expect(seoul('17:55')).toBeLessThan(seoul('18:05'));
  expect(seoul('06:25')).toBeGreaterThan(seoul('06:35'));
});

test('knows moments before 1970', () => {
  expect(duskShareAt(Date.parse('1969-07-20T20:00:00+09:00'))).toBe(1);
});
