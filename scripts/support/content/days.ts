/** A Monday on which simulated play begins. */
export const FIRST_DAY = '2026-03-02';

/** `YYYY-MM-DD` a number of days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
