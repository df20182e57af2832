import { daysLater, weekdayOf } from '#shared/time/seoulTime.ts';

/* Pure. Days are `YYYY-MM-DD`, months `YYYY-MM`; weeks run from Sunday. */

/** The week on which hours of every week are drawn: its dates stand for weekdays and never leave this page. */
export const REFERENCE_WEEK: readonly string[] = weekOf('1900-01-07');

export function sundayOf(day: string): string {
  return daysLater(day, -weekdayOf(day));
}

export function weekOf(day: string): string[] {
  const sunday = sundayOf(day);
  return Array.from({ length: 7 }, (_, index) => daysLater(sunday, index));
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The months that some days lie in, each once. */
export const monthsOf = (days: readonly string[]): string[] => [...new Set(days.map(monthOf))];

export function monthsLater(yearMonth: string, months: number): string {
  const [year = 0, month = 1] = yearMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks that have days of a month. */
export function weeksOfMonth(yearMonth: string): string[][] {
  const weeks: string[][] = [];
  const next = `${monthsLater(yearMonth, 1)}-01`;
  for (let sunday = sundayOf(`${yearMonth}-01`); sunday < next; sunday = daysLater(sunday, 7))
    weeks.push(weekOf(sunday));
  return weeks;
}

/** The week of which most lies in a month decides what its page is called. */
export const mainMonthOf = (week: readonly string[]): string => monthOf(week[3] ?? '');
