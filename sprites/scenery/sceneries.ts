import type { MapKey } from '#shared/content/maps/mapTypes.ts';
import { arenaScenery } from './arena.ts';
import { beachScenery } from './beach.ts';
import { caveScenery } from './crystalCave.ts';
import { kelpScenery } from './kelpForest.ts';
import type { Scenery } from './layers.ts';
import { plazaScenery } from './plaza.ts';
import { skyScenery } from './sky.ts';

export const SCENERIES: Readonly<Record<MapKey, Scenery>> = {
  plaza: plazaScenery,
  beach: beachScenery,
  kelp: kelpScenery,
  cave: caveScenery,
  arena: arenaScenery,
  sky: skyScenery,
};
