import { expect, it } from 'vitest';
import { calendarWeeks } from './calendarWeeks.ts';

const counts = {
  from: '2026-02-23',
  to: '2026-03-04',
  dayList: [
    { day: '2026-02-28', documentCount: 1, submissionCount: 1 },
    { day: '2026-03-02', documentCount: 0, submissionCount: 4 },
    { day: '2026-03-04', documentCount: 2, submissionCount: 9 },
  ],
  documentCount: 3,
  problemCount: 0,
};

it('lays days out in weeks from Monday to today, over the end of a month', () => {
  const weeks = calendarWeeks(counts);
  expect(weeks.map((week) => week.length)).toEqual([7, 3]);
  expect(weeks[0]?.[0]).toMatchObject({ day: '2026-02-23', month: 2, date: 23, count: 0, strength: 0 });
  expect(weeks[1]?.at(-1)).toMatchObject({ day: '2026-03-04', count: 11, strength: 3 });
  expect(weeks.flat().filter(({ strength }) => strength > 0)).toHaveLength(3);
});
