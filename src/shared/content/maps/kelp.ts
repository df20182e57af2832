import json from './kelp.json' with { type: 'json' };
import { readTiledMap } from './readTiledMap.ts';

/** 다시마 숲: a forest as tall as the sea, with a climb from its floor to the house in its crown. */
export const kelp = readTiledMap(json, 'kelp.json');
