import { describe, expect, test } from 'vitest';
import { cave, kelp } from '#shared/content/maps/maps.ts';
import { assertHex } from '../core/color.ts';
import { CAVE_LIGHTS } from './caveLights.ts';
import { KELP_LIGHTS } from './kelpLights.ts';

describe.each([
  ['kelp', kelp, KELP_LIGHTS],
  ['cave', cave, CAVE_LIGHTS],
] as const)('the lights of %s', (_key, map, lights) => {
  test('hang inside the world, free of the rock', () => {
    for (const { x, y } of lights) {
      expect(x > 0 && x < map.width && y > 0 && y < map.height).toBe(true);
      for (const solid of map.solids)
        expect(x > solid.x && x < solid.x + solid.w && y > solid.y && y < solid.y + solid.h).toBe(false);
    }
  });

  test('have a colour and reach somewhere', () => {
    for (const { color, radius, strength, flicker } of lights) {
      expect(() => assertHex(color)).not.toThrow();
      expect(radius).toBeGreaterThan(20);
      expect(strength).toBeLessThanOrEqual(1);
      expect(flicker).toBeLessThanOrEqual(1);
    }
  });
});
