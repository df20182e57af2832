import { TICK_RATE } from '#shared/simulation/feel.ts';
import { mapById } from './maps/maps.ts';
import type { MapKey } from './maps/mapTypes.ts';

/** Medals of a timed run, the best first. */
export const MEDALS = ['GOLD', 'SILVER', 'BRONZE'] as const;
export type Medal = (typeof MEDALS)[number];

/** Slowest time of each medal, s. A sure path without any skill takes less than the gold one. */
type MedalTimes = Readonly<Record<Medal, number>>;

const SECONDS: Readonly<Record<MapKey, Readonly<Record<number, MedalTimes>>>> = {
  plaza: { 1: { GOLD: 9, SILVER: 13, BRONZE: 20 } },
  beach: { 1: { GOLD: 10, SILVER: 14, BRONZE: 22 } },
  kelp: { 1: { GOLD: 20, SILVER: 28, BRONZE: 42 } },
  cave: { 1: { GOLD: 18, SILVER: 26, BRONZE: 40 } },
  arena: { 1: { GOLD: 11, SILVER: 16, BRONZE: 25 } },
  sky: { 1: { GOLD: 26, SILVER: 36, BRONZE: 55 } },
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
