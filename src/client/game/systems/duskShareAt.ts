/** Pure: how far the evening has come. */

/** Seoul has kept to UTC+9 without summer time since 1988, so no calendar is needed. */
const SEOUL_MINUTES = 9 * 60;
const DAY_MINUTES = 24 * 60;
const DUSK = { from: 18 * 60, to: 6 * 60 + 30 } as const;
/** Between day and dusk lies a blend of this many minutes, half of it on either side. */
const BLEND_MINUTES = 20;

/** 0 by day, 1 in the evening and at night, by the hour in Seoul at `epochMs`. */
export function duskShareAt(epochMs: number): number {
  const minute = mod(epochMs / 60_000 + SEOUL_MINUTES, DAY_MINUTES);
  const sinceDusk = fromHalfADay(minute - DUSK.from);
  const sinceDawn = fromHalfADay(minute - DUSK.to);
  const risen = smooth(0.5 + sinceDusk / BLEND_MINUTES);
  const gone = smooth(0.5 + sinceDawn / BLEND_MINUTES);
  // Around either change the other one is hours away and says fully yes or fully no.
  return Math.abs(sinceDusk) < Math.abs(sinceDawn) ? risen : 1 - gone;
}

const mod = (value: number, length: number) => ((value % length) + length) % length;

/** The same moment, counted from -12 to 12 hours. */
const fromHalfADay = (minutes: number) => mod(minutes + DAY_MINUTES / 2, DAY_MINUTES) - DAY_MINUTES / 2;

function smooth(share: number): number {
  const t = Math.max(0, Math.min(1, share));
  return t * t * (3 - 2 * t);
}
