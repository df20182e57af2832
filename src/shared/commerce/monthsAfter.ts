/** Pure. The months of a subscription, by the calendar of Seoul. */
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const DAY_OF_SEOUL = seoulFormat({ dateStyle: 'short' }, 'sv-SE');

/** The same day and time a number of months later; the last day of a shorter month. */
export function monthsAfter(start: Date, months: number): Date {
  const startDay = DAY_OF_SEOUL.format(start);
  const sinceMidnight = start.getTime() - midnight(startDay);
  const [year = 0, month = 0, day = 0] = startDay.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, last));
  return new Date(midnight(first.toISOString().slice(0, 10)) + sinceMidnight);
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00+09:00`);
