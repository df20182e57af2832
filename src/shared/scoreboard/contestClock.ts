/** Pure: the clock of a contest, which stands still in pauses. All times in ms. */

export interface ContestTimes {
  readonly startsAt: number;
  readonly durationMs: number;
  /** The length of finished pauses. */
  readonly pausedMs: number;
  /** Start of the present pause; null while it runs. */
  readonly pausedAt: number | null;
}

/** The time of the clock at `now`: 0 before the start, never more than the duration. */
export function elapsedAt({ startsAt, durationMs, pausedMs, pausedAt }: ContestTimes, now: number): number {
  const running = (pausedAt ?? now) - startsAt - pausedMs;
  return Math.max(0, Math.min(durationMs, running));
}

/** The end of the time; during a pause it is computed as if it ended at `now`. */
export function endOf({ startsAt, durationMs, pausedMs, pausedAt }: ContestTimes, now: number): number {
  return startsAt + durationMs + pausedMs + (pausedAt === null ? 0 : Math.max(0, now - pausedAt));
}

/** Whether the clock runs at `now`: started, not paused, not over. */
export const runsAt = (times: ContestTimes, now: number): boolean =>
  times.pausedAt === null && now >= times.startsAt && now < endOf(times, now);

/** The longest freeze, ms; at most a fifth of the contest. */
const MOST_FROZEN_MS = 5 * 60_000;

/** The time at which the board of a battle freezes, on its clock. */
export const usualFreezeFrom = (durationMs: number): number =>
  durationMs - Math.min(MOST_FROZEN_MS, Math.floor(durationMs / 5));
