import { seoulDay } from './seoulDay.ts';
import { addDays } from './seoulWeek.ts';

/** From 21:00 to 08:00 in Seoul no advertisement is sent and no child is reminded. */
const EVENING_HOUR = 21;
const MORNING_HOUR = 8;
const SEOUL_HOURS = 9;
const HOUR_MS = 60 * 60 * 1000;

/** The end of the night in Seoul at a moment; null by day. */
export function nightEnd(now: Date): Date | null {
  const hour = new Date(now.getTime() + SEOUL_HOURS * HOUR_MS).getUTCHours();
  if (hour >= MORNING_HOUR && hour < EVENING_HOUR) return null;
  const day = seoulDay(now);
  return new Date(`${hour >= EVENING_HOUR ? addDays(day, 1) : day}T08:00:00+09:00`);
}
