import json from './plaza.json' with { type: 'json' };
import { readTiledMap } from './readTiledMap.ts';

/** 산호 마을 광장: the village square where everyone arrives. */
export const plaza = readTiledMap(json, 'plaza.json');
