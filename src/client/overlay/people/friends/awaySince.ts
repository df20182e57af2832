import { friendTexts } from './texts.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Beyond that nobody counts days. */
const LONG_DAYS = 30;

/** Pure: when somebody who is away was last in the world, in words. */
export function awaySince(lastSeenAt: string | null, now: number): string {
  const texts = friendTexts.away;
  if (lastSeenAt === null) return texts.never;
  const ms = Math.max(0, now - Date.parse(lastSeenAt));
  if (ms < HOUR_MS) return texts.justNow;
  if (ms < DAY_MS) return texts.hours(Math.floor(ms / HOUR_MS));
  const days = Math.floor(ms / DAY_MS);
  if (days === 1) return texts.yesterday;
  return days <= LONG_DAYS ? texts.days(days) : texts.long;
}
