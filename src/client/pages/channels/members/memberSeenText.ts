import { memberTexts as texts } from './texts.ts';
import { DAY } from '#shared/time/formats.ts';

const [MINUTE, HOUR, DAYS] = [60_000, 3_600_000, 86_400_000];

/** When a member was seen last, in words. Pure; `now` in ms. */
export function memberSeenText(
  { isOnline, lastSeenAt }: { readonly isOnline: boolean; readonly lastSeenAt: string | null },
  now: number,
): string {
  if (isOnline) return texts.online;
  if (lastSeenAt === null) return texts.never;
  const ago = Math.max(0, now - Date.parse(lastSeenAt));
  if (ago < HOUR) return `${Math.max(1, Math.floor(ago / MINUTE))}분 전`;
  if (ago < DAYS) return `${Math.floor(ago / HOUR)}시간 전`;
  return DAY.format(new Date(lastSeenAt));
}
