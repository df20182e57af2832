import { expect, it } from 'vitest';
import { calendarFormat, isoOfSeoulInput, seoulFormat, seoulInputOf, yearInSeoul } from './seoulFormat.ts';

const newYear = '2026-12-31T15:00:00.000Z';

it('shows the hour of Seoul in any zone of the machine', () => {
  expect(seoulFormat({ dateStyle: 'short', timeStyle: 'short' }, 'sv-SE').format(new Date(newYear))).toBe(
    '2027-01-01 00:00',
  );
  expect(yearInSeoul(new Date(newYear))).toBe(2027);
});

it('shows a calendar day as it is held', () => {
  expect(calendarFormat({ month: 'numeric', day: 'numeric' }).format(new Date('2026-12-31T00:00:00Z'))).toBe(
    '12. 31.',
  );
});

it('fills an input of date and time, and reads it back', () => {
  expect(seoulInputOf('2026-03-01T15:20:41.000Z')).toBe('2026-03-02T00:20');
  expect(isoOfSeoulInput(seoulInputOf(newYear))).toBe(newYear);
});

it('reads what is no time as none', () => {
  for (const value of ['', '내일', '2026-02-31', '2026-13-01T00:00'])
    expect(isoOfSeoulInput(value)).toBeNull();
});
