import { expect, test } from 'vitest';
import { npcById, NPCS } from './npcs.ts';
import { blipOf, EFFECT_NAMES } from './sounds.ts';

const MAX_LETTERS = 80;
const alone = (values: readonly (string | number)[]) => expect(new Set(values).size).toBe(values.length);

test('every NPC has an id, a key, a name and a sprite of its own', () => {
  alone(NPCS.map(({ id }) => id));
  alone(NPCS.map(({ key }) => key));
  alone(NPCS.map(({ name }) => name));
  alone(NPCS.map(({ sprite }) => sprite));
  for (const npc of NPCS) expect(npcById(npc.id)).toBe(npc);
});

test.each(NPCS.map((npc) => [npc.name, npc] as const))('%s has three short things to say', (_, npc) => {
  expect(npc.role).not.toBe('');
  expect(npc.defaultMessageList).toHaveLength(3);
  for (const line of npc.defaultMessageList) {
    expect(line.trim()).toBe(line);
    expect(line).not.toBe('');
    expect(line.length, line).toBeLessThanOrEqual(MAX_LETTERS);
  }
});

test.each(NPCS.map((npc) => [npc.name, npc] as const))('%s has a voice with three ways', (_, { sprite }) => {
  const blips = [0, 1, 2].map((page) => blipOf(sprite, page));
  expect(new Set(blips).size).toBe(3);
  for (const blip of blips) expect(EFFECT_NAMES).toContain(blip);
});
