/** Pure. The next change of a battle room by the clock alone. */
import { endOf, type ContestTimes } from '#shared/scoreboard/contestClock.ts';

export interface Boundary {
  readonly at: number;
  readonly kind: 'start' | 'freeze' | 'end';
}

/** The next moment after `now` at which a contest starts, freezes or ends; undefined while it is paused or over. */
export function nextBoundary(
  times: ContestTimes,
  freezeFromMs: number | null,
  now: number,
): Boundary | undefined {
  if (times.pausedAt !== null) return undefined;
  const boundaries: Boundary[] = [
    { at: times.startsAt, kind: 'start' },
    ...(freezeFromMs === null
      ? []
      : [{ at: times.startsAt + times.pausedMs + freezeFromMs, kind: 'freeze' as const }]),
    { at: endOf(times, now), kind: 'end' },
  ];
  return boundaries.filter(({ at }) => at > now).toSorted((a, b) => a.at - b.at)[0];
}
