import { expect, test } from 'vitest';
import { ageOn } from './ageOn.ts';

test.each([
  ['2015-05-05', '2026-05-05', 11],
  ['2015-05-05', '2026-05-04', 10],
  ['2015-05-06', '2026-05-05', 10],
  ['2012-02-29', '2026-02-28', 13],
  ['2012-02-29', '2026-03-01', 14],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-22', '2026-11-21', -1],
])('somebody born on %s is %3$i on %2$s', (birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age);
});
