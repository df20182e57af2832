import { describe, expect, it } from 'vitest';
import { mapById, MAPS } from './maps.ts';
import { MAP_IDS } from './mapTypes.ts';
import { pathBetween } from './pathBetween.ts';

const labels = (from: keyof typeof MAP_IDS, to: keyof typeof MAP_IDS) =>
  pathBetween(MAP_IDS[from], MAP_IDS[to])?.map(({ label }) => label);

describe('the way', () => {
  it('on the map itself is no way at all', () => expect(labels('plaza', 'plaza')).toEqual([]));

  it('names every door, the shortest way', () => {
    expect(labels('plaza', 'beach')).toEqual(['해변']);
    expect(labels('plaza', 'sky')).toEqual(['해변', '등대 하늘섬']);
    expect(labels('arena', 'cave')).toHaveLength(3);
  });

  it('leads from every map to every other, door by door', () => {
    for (const from of MAPS)
      for (const to of MAPS) {
        const way = pathBetween(from.id, to.id);
        const end = way?.reduce((mapId, portal) => {
          expect(mapById(mapId)?.portals).toContain(portal);
          return portal.toMapId;
        }, from.id);
        expect(end).toBe(to.id);
      }
  });

  it('to a map that is none does not exist', () => expect(pathBetween(1, 99)).toBeNull());
});
