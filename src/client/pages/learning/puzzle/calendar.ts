/** Pure. The days of a month on the page of puzzles; days are `YYYY-MM-DD`, months `YYYY-MM`. */
import { daysLater, weekdayOf } from '#shared/time/seoulTime.ts';

export type DayState = 'solved' | 'open' | 'today' | 'future' | 'closed';

export interface CalendarDay {
  readonly day: string;
  /** Days are numbered from 1. */
  readonly number: number;
  readonly state: DayState;
  readonly isSolved: boolean;
}

interface Shells {
  readonly today: string;
  readonly month: string;
  readonly firstMonth: string;
  readonly solvedDayList: readonly string[];
}

/** The days of a month, and how many cells of its first week are empty. */
export function calendarOf({ today, month, firstMonth, solvedDayList }: Shells): {
  readonly lead: number;
  readonly days: readonly CalendarDay[];
} {
  const solved = new Set(solvedDayList);
  const stateOf = (day: string): DayState => {
    if (day === today) return 'today';
    if (solved.has(day)) return 'solved';
    if (day > today) return 'future';
    return day.slice(0, 7) < firstMonth ? 'closed' : 'open';
  };
  const first = `${month}-01`;
  const days: CalendarDay[] = [];
  for (let day = first; day.startsWith(month); day = daysLater(day, 1))
    days.push({ day, number: days.length + 1, state: stateOf(day), isSolved: solved.has(day) });
  return { lead: weekdayOf(first), days };
}

/** A month further or back. */
export const monthBeside = (month: string, step: 1 | -1): string =>
  daysLater(`${month}-15`, step * 30).slice(0, 7);
