import json from './sky.json' with { type: 'json' };
import { readTiledMap } from './readTiledMap.ts';

/** 등대 하늘섬: islands above the clouds round a lighthouse as high as the world. */
export const sky = readTiledMap(json, 'sky.json');
