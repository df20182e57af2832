import { expect, it } from 'vitest';
import { MAP_IDS, type MapKey } from '#shared/content/maps/mapTypes.ts';
import { surfaceOf } from './surfaceOf.ts';

it('tells sand from planks, leaves, rock and clouds', () => {
  const grounds = (Object.keys(MAP_IDS) as MapKey[]).map((map) => surfaceOf(map, 'solid'));
  expect(new Set(grounds)).toEqual(new Set(['grass', 'sand', 'stone', 'wood', 'cloud']));
  expect(surfaceOf('kelp', 'platform')).toBe('wood');
  expect(surfaceOf('sky', 'slope')).toBe('grass');
  expect(surfaceOf('cave', 'mover')).toBe('wood');
});
