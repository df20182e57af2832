import arenaJson from './arena.json' with { type: 'json' };
import beachJson from './beach.json' with { type: 'json' };
import caveJson from './cave.json' with { type: 'json' };
import kelpJson from './kelp.json' with { type: 'json' };
import plazaJson from './plaza.json' with { type: 'json' };
import skyJson from './sky.json' with { type: 'json' };
import type { MapDefinition } from './mapTypes.ts';
import { readTiledMap } from './readTiledMap.ts';

/** 산호 마을 광장: the village square where everyone arrives. */
const plaza = readTiledMap(plazaJson, 'plaza.json');

/** 해변: sand castles, tide pools and the lighthouse. */
export const beach = readTiledMap(beachJson, 'beach.json');

/** 다시마 숲: a tall kelp forest with a climb from its floor to the tree house. */
export const kelp = readTiledMap(kelpJson, 'kelp.json');

/** Height of the lake's banks over its bed. */
export const cave = readTiledMap(caveJson, 'cave.json');

/** 침몰선 경기장: a stage, stands and a wreck full of doors. */
export const arena = readTiledMap(arenaJson, 'arena.json');

/** 등대 하늘섬: islands above the clouds around a lighthouse. */
export const sky = readTiledMap(skyJson, 'sky.json');

export const MAPS: readonly MapDefinition[] = [plaza, beach, kelp, cave, arena, sky];

/** The map on which a new account arrives. */
export const FIRST_MAP: MapDefinition = plaza;

export function mapById(id: number): MapDefinition | undefined {
  return MAPS.find((map) => map.id === id);
}
