// Korea has had one offset all year since 1988; no hours here are older.
const OFFSET_MS = 9 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The calendar day in Seoul, as `YYYY-MM-DD`. */
export const dayInSeoul = (at: Date): string => new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** Minutes since midnight in Seoul. */
export const minutesInSeoul = (at: Date): number =>
  Math.floor(((at.getTime() + OFFSET_MS) % DAY_MS) / MINUTE_MS);

/** The instant a number of minutes after midnight of a day in Seoul. */
export const instantInSeoul = (day: string, minutes: number): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS + minutes * MINUTE_MS);

/** A calendar day a number of days later, both as `YYYY-MM-DD`. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();
