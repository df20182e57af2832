import { describe, expect, it } from 'vitest';
import { CODE_OBJECTS } from '#shared/content/codeObjects.ts';
import { codeObjectInReach, signOf } from '#shared/content/codeObjectReach.ts';
import { MAPS } from '#shared/content/maps/maps.ts';
import { isInTalkReach } from '#shared/content/talkReach.ts';
import { besideObject } from './pathGoals.ts';

/** An NPC stands at the sign of the choir, and at that of the long path of shells. */
const CROWDED: readonly number[] = [8, 16];

describe('beside a code object', () => {
  it.each(CODE_OBJECTS)('$name is in reach, and nobody who would talk', (object) => {
    const map = MAPS.find(({ id }) => id === object.mapId);
    const npcs = map?.npcs ?? [];
    const { left, right } = besideObject(object, npcs);
    expect(right - left).toBeGreaterThan(40);
    if (!CROWDED.includes(object.id)) expect(Math.abs((left + right) / 2 - signOf(object))).toBeLessThan(24);
    for (const x of [left, right]) {
      const feet = { x, y: object.y };
      expect(codeObjectInReach(feet, [object])).toBe(object);
      expect(npcs.filter((npc) => isInTalkReach(feet, npc))).toEqual([]);
    }
  });
});
