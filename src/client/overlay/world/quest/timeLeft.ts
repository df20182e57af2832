/** Pure: the time that is left of a quest. */

/** From here on it is shown in red, seconds. */
const SHORT_SECONDS = 10;

export function secondsLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));
}

/** Minutes and seconds, as in 1:05. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const isShort = (seconds: number): boolean => seconds <= SHORT_SECONDS;
