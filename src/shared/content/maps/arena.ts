import json from './arena.json' with { type: 'json' };
import { readTiledMap } from './readTiledMap.ts';

/** 침몰선 경기장: a stage, stands and a wreck full of doors, where code battles begin. */
export const arena = readTiledMap(json, 'arena.json');
