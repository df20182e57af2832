import { daylightStore } from '#client/stores/daylightStore.ts';

/** The share of dusk: by the hour in Seoul, unless the device's settings fix it. */
export class DayClock {
  readonly #now: () => number;

  /** `now` in ms since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** 0 by day, 1 at dusk. */
  get dusk(): number {
    const { choice } = daylightStore.getState();
    if (choice === 'clock') return duskShareAt(this.#now());
    return choice === 'dusk' ? 1 : 0;
  }
}

/** Seoul has kept to UTC+9 without summer time since 1988, so no calendar is needed. */
const SEOUL_MINUTES = 9 * 60;
const DAY_MINUTES = 24 * 60;
const DUSK = { from: 18 * 60, to: 6 * 60 + 30 } as const;
/** Length of the blend between day and dusk in minutes, half of it on either side. */
const BLEND_MINUTES = 20;

/** 0 by day, 1 in the evening and at night, by the hour in Seoul at `epochMs`. */
export function duskShareAt(epochMs: number): number {
  const minute = mod(epochMs / 60_000 + SEOUL_MINUTES, DAY_MINUTES);
  const sinceDusk = fromHalfADay(minute - DUSK.from);
  const sinceDawn = fromHalfADay(minute - DUSK.to);
  const risen = smooth(0.5 + sinceDusk / BLEND_MINUTES);
  const gone = smooth(0.5 + sinceDawn / BLEND_MINUTES);
  // Around one change the other is hours away, and its term is exactly 0 or 1.
  return Math.abs(sinceDusk) < Math.abs(sinceDawn) ? risen : 1 - gone;
}

const mod = (value: number, length: number) => ((value % length) + length) % length;

/** An hour difference in -12 to 12. */
const fromHalfADay = (minutes: number) => mod(minutes + DAY_MINUTES / 2, DAY_MINUTES) - DAY_MINUTES / 2;

function smooth(share: number): number {
  const t = Math.max(0, Math.min(1, share));
  return t * t * (3 - 2 * t);
}
