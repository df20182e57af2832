import json from './cave.json' with { type: 'json' };
import { readTiledMap } from './readTiledMap.ts';

/** The banks of the lake, and how far they stand over its bed. */
export const cave = readTiledMap(json, 'cave.json');
