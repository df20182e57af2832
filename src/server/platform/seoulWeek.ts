import { seoulDay } from './seoulDay.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A calendar day a number of days later, both as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday of the week in Seoul, as `YYYY-MM-DD`. */
export function seoulWeek(date: Date): string {
  const day = seoulDay(date);
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** The instant at which a day begins in Seoul, which has no summer time. */
export const seoulMidnight = (day: string): Date => new Date(`${day}T00:00:00+09:00`);
