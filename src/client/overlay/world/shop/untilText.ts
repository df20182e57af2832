import { shopTexts } from './texts.ts';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days of Seoul, as the shop counts them. */
const DAY = seoulFormat({}, 'en-CA');

/** Until when an offer is on, in calm words: the last day, and never hours. */
export function untilText(endsAt: string, now: Date): string {
  const last = DAY.format(Date.parse(endsAt) - 1);
  const today = DAY.format(now);
  if (last <= today) return shopTexts.until.today;
  const daysLeft = (Date.parse(last) - Date.parse(today)) / DAY_MS;
  // 0 is Monday.
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  if (weekday + daysLeft <= 6) return shopTexts.until.week;
  const [, month = 0, day = 0] = last.split('-').map(Number);
  return shopTexts.until.day(month, day);
}
