import { arena } from './arena.ts';
import { beach } from './beach.ts';
import { cave } from './cave.ts';
import { kelp } from './kelp.ts';
import type { MapDefinition } from './mapTypes.ts';
import { plaza } from './plaza.ts';
import { sky } from './sky.ts';

export const MAPS: readonly MapDefinition[] = [plaza, beach, kelp, cave, arena, sky];

/** Where a new account arrives. */
export const FIRST_MAP: MapDefinition = plaza;

export function mapById(id: number): MapDefinition | undefined {
  return MAPS.find((map) => map.id === id);
}
