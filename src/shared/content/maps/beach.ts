import json from './beach.json' with { type: 'json' };
import { readTiledMap } from './readTiledMap.ts';

/** 해변: sand castles, tide pools and the lighthouse. */
export const beach = readTiledMap(json, 'beach.json');
