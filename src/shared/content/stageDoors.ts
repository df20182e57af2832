import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { MAPS } from './maps/maps.ts';
import type { MapKey } from './maps/mapTypes.ts';

/** A place of a map that leads into stages of one road. */
export interface StageDoor {
  readonly mapId: number;
  /** The id of its place on the map. */
  readonly placeId: number;
  /** The middle of its foot on a walking line, world px. */
  readonly x: number;
  readonly y: number;
  readonly theme: StageTheme;
  /** Its stages by their number in the theme, both included. */
  readonly from: number;
  readonly to: number;
}

/** The stages behind the door of each map: four roads, of which the first and the last have a second door. */
const BEHIND: Readonly<Record<MapKey, Pick<StageDoor, 'theme' | 'from' | 'to'>>> = {
  plaza: { theme: 'PATH', from: 1, to: 5 },
  beach: { theme: 'PATH', from: 6, to: 9 },
  kelp: { theme: 'PATTERN', from: 1, to: 9 },
  cave: { theme: 'RIDDLE', from: 1, to: 9 },
  arena: { theme: 'SPELL', from: 1, to: 4 },
  sky: { theme: 'SPELL', from: 5, to: 9 },
};

export const STAGE_DOORS: readonly StageDoor[] = MAPS.flatMap(({ id: mapId, key, places }) =>
  places
    .filter(({ page }) => page === 'stages')
    .map(({ id: placeId, x, y, w, h }) => ({ mapId, placeId, x: x + w / 2, y: y + h, ...BEHIND[key] })),
);

export function stageDoorOf(mapId: number): StageDoor | undefined {
  return STAGE_DOORS.find((door) => door.mapId === mapId);
}

/** The drawn area of a door around the middle of its foot, without its vine. World px. */
export const STAGE_DOOR_SIZE = { width: 184, height: 226 } as const;

/** The opening that shows the next stage. */
export const STAGE_DOOR_OPENING = { width: 126, height: 176 } as const;

/** The vine of stages around a door: half its width, and its height. */
export const STAGE_VINE = { radius: 190, height: 290 } as const;

/** Places of `count` shells along a vine, from its left foot to its right one; from the foot of the door. */
export function vineSpots(count: number): { readonly dx: number; readonly dy: number }[] {
  const [first, last] = [176, 4];
  return Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const angle = ((first + (last - first) * share) * Math.PI) / 180;
    return { dx: Math.cos(angle) * STAGE_VINE.radius, dy: -26 - Math.sin(angle) * (STAGE_VINE.height - 26) };
  });
}
