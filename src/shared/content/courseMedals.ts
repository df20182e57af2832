import { TICK_RATE } from '#shared/simulation/feel.ts';
import { mapById } from './maps/maps.ts';
import type { MapKey } from './maps/mapTypes.ts';

/** Medals of a timed run, the best first. */
export const MEDALS = ['GOLD', 'SILVER', 'BRONZE'] as const;
export type Medal = (typeof MEDALS)[number];

/**
 * Slowest time of each medal, s. A sure path without any skill and without a stop wins gold; who looks for the rings on
 * the way wins bronze.
 */
type MedalTimes = Readonly<Record<Medal, number>>;

const SECONDS: Readonly<Record<MapKey, Readonly<Record<number, MedalTimes>>>> = {
  plaza: { 1: { GOLD: 6.5, SILVER: 9, BRONZE: 16 } },
  beach: { 1: { GOLD: 7.5, SILVER: 10, BRONZE: 18 } },
  kelp: { 1: { GOLD: 17.5, SILVER: 23, BRONZE: 40 } },
  cave: { 1: { GOLD: 16, SILVER: 21, BRONZE: 38 } },
  arena: { 1: { GOLD: 8.5, SILVER: 12, BRONZE: 22 } },
  sky: { 1: { GOLD: 22.5, SILVER: 30, BRONZE: 50 } },
};

interface CourseId {
  readonly mapId: number;
  readonly courseId: number;
}

/** The ticks of each medal; null for a course without medals. */
export function medalTicks({ mapId, courseId }: CourseId): Readonly<Record<Medal, number>> | null {
  const map = mapById(mapId);
  const seconds = map && SECONDS[map.key][courseId];
  if (seconds === undefined) return null;
  const { GOLD, SILVER, BRONZE } = seconds;
  return { GOLD: GOLD * TICK_RATE, SILVER: SILVER * TICK_RATE, BRONZE: BRONZE * TICK_RATE };
}

/** The medal for a time; null for a slower one. */
export function medalOf(course: CourseId, ticks: number): Medal | null {
  const times = medalTicks(course);
  return MEDALS.find((medal) => times !== null && ticks <= times[medal]) ?? null;
}
