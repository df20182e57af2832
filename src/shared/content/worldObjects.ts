import { MAP_IDS } from './maps/mapTypes.ts';

/** An object of the world that a quest changes for the child who completed it alone. */
export interface WorldObject {
  /** Stored in the database; never reused. */
  readonly id: number;
  /** The name of the change, as in the reward. */
  readonly name: string;
  readonly mapId: number;
  /** A lamp that also shines by day; flags between two poles. */
  readonly look: 'lamp' | 'flags';
  /** The lamp itself; the ground in the middle between the poles. World pixels. */
  readonly x: number;
  readonly y: number;
}

export const WORLD_OBJECTS = [
  { id: 1, name: '하늘섬 등대의 불빛', mapId: MAP_IDS.sky, look: 'lamp', x: 1408, y: 446 },
  { id: 2, name: '놀이터의 깃발', mapId: MAP_IDS.beach, look: 'flags', x: 870, y: 944 },
] as const satisfies readonly WorldObject[];

export function worldObjectById(id: number): WorldObject | undefined {
  return WORLD_OBJECTS.find((object) => object.id === id);
}
