/** Pictures of small events on a map, and the places where they may lie. Pure. */
import type { EncounterKind } from '#shared/contract/learning/encounters.ts';
import { CODE_OBJECTS } from './codeObjects.ts';
import { FOES } from './foes.ts';
import type { MapDefinition, Rect } from './maps/mapTypes.ts';

/** The box of a picture at 1x; the thing stands on the lower edge. */
export const ENCOUNTER_FRAME = { width: 150, height: 110 } as const;

export const encounterPicture = (kind: EncounterKind, scale: 1 | 2): string =>
  `/ui/encounters/@${scale}x/${kind.toLowerCase()}.webp`;

/** Feet of a thing that lies on a floor, world px. */
export interface EncounterSpot {
  readonly x: number;
  readonly y: number;
}

/** Between two spots of one floor, and from its ends, px. */
const STEP = 64;
const MARGIN = 64;
/** Room above a floor that a spot needs, px. */
const HEADROOM = 130;
/** Around who and what is there already, px. */
const CLEAR = { friend: 110, door: 100, object: 140, foe: 340, other: 60, stages: 400 } as const;
const REACH_ABOVE = 120;

/** Floors of a map on which nothing else stands. */
export function encounterSpots(map: MapDefinition): EncounterSpot[] {
  const floors = [
    ...map.solids.map(({ x, y, w }) => ({ x, y, w })),
    ...map.platforms.filter(({ w }) => w >= 3 * MARGIN),
  ];
  const taken = takenOn(map);
  const blocks = [...map.solids, ...map.walls, ...map.ladders, ...map.slopes];
  return floors.flatMap(({ x, y, w }) => {
    const count = Math.max(0, Math.floor((w - 2 * MARGIN) / STEP) + 1);
    return Array.from({ length: count }, (_, index) => ({ x: x + MARGIN + index * STEP, y })).filter(
      (spot) => {
        const room = { x: spot.x - MARGIN / 2, y: spot.y - HEADROOM, w: MARGIN, h: HEADROOM - 4 };
        return !blocks.some((block) => overlaps(room, block)) && !taken.some((box) => contains(box, spot));
      },
    );
  });
}

function takenOn(map: MapDefinition): Rect[] {
  const around = (x: number, y: number, by: number): Rect => ({
    x: x - by,
    y: y - REACH_ABOVE,
    w: 2 * by,
    h: 2 * REACH_ABOVE,
  });
  const beside = (box: Rect, by: number): Rect => ({
    x: box.x - by,
    y: box.y - by,
    w: box.w + 2 * by,
    h: box.h + 2 * by,
  });
  const isFoe = (objectId: number) => FOES.some((foe) => foe.objectId === objectId);
  return [
    ...map.npcs.map(({ x, y }) => around(x, y, CLEAR.friend)),
    around(map.spawn.x, map.spawn.y, CLEAR.other),
    ...CODE_OBJECTS.filter(({ mapId }) => mapId === map.id).map(({ id, x, y }) =>
      around(x, y, isFoe(id) ? CLEAR.foe : CLEAR.object),
    ),
    ...map.portals.map((box) => beside(box, CLEAR.door)),
    // A door to stages has its friends and its vine around it.
    ...map.places.map((place) => beside(place, place.page === 'battles' ? CLEAR.other : CLEAR.stages)),
    ...[
      ...map.secrets,
      ...map.courses.flatMap(({ start, gates, finish }) => [start, ...gates, finish]),
      ...map.pairGates.flatMap((gate) => [gate, ...gate.plates]),
    ].map((box) => beside(box, CLEAR.other)),
  ];
}

const overlaps = (a: Rect, b: Rect) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const contains = (box: Rect, { x, y }: EncounterSpot) =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;

/** In sight, but not under the feet, px. */
const NEAREST = 170;

/** The spot that an avatar finds soonest: in sight if there is one. */
export function nearestSpot(
  spots: readonly EncounterSpot[],
  own: EncounterSpot,
  view: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): EncounterSpot | null {
  const distance = ({ x, y }: EncounterSpot) => Math.abs(x - own.x) + 2 * Math.abs(y - own.y);
  const isInSight = ({ x, y }: EncounterSpot) =>
    x > view.left + MARGIN &&
    x < view.left + view.width - MARGIN &&
    y > view.top + HEADROOM &&
    y < view.top + view.height;
  const sorted = spots.filter((spot) => distance(spot) > NEAREST).sort((a, b) => distance(a) - distance(b));
  return sorted.find(isInSight) ?? sorted[0] ?? null;
}
