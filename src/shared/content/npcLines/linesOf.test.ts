import { describe, expect, it, test } from 'vitest';
import { NPCS, npcById } from '#shared/content/npcs.ts';
import { lineSetsOf, linesOf } from './linesOf.ts';

const nobody = { ...NPCS[0], id: 999, key: 'nobody' };
const crab = npcById(102) ?? nobody;

describe('linesOf', () => {
  it('is the default of somebody who has done nothing', () => {
    expect(linesOf(crab, new Set())).toBe(crab.defaultMessageList);
    expect(linesOf(nobody, new Set([11, 12]))).toBe(nobody.defaultMessageList);
  });

  it('is the last set whose quests are all completed', () => {
    const [first, second, third] = lineSetsOf(crab);
    expect(linesOf(crab, new Set([12]))).toBe(first?.lines);
    expect(linesOf(crab, new Set([12, 31, 32]))).toBe(second?.lines);
    expect(linesOf(crab, new Set([38, 12, 32]))).toBe(third?.lines);
    expect(linesOf(crab, new Set([31]))).toBe(crab.defaultMessageList);
  });

  it('is about a foe once it is beaten', () => {
    const octopus = npcById(107) ?? nobody;
    expect(linesOf(octopus, new Set([105]), new Set([1])).join(' ')).toContain('또또 크랩');
    expect(linesOf(octopus, new Set([105])).join(' ')).not.toContain('또또 크랩');
  });
});

test.each(NPCS.map((npc) => [npc.name, npc] as const))('%s speaks in at least three ways', (_, npc) => {
  const sets = lineSetsOf(npc);
  expect(sets.length).toBeGreaterThanOrEqual(2);
  for (const { after, afterFoe, lines } of sets) {
    expect(after.length > 0 || afterFoe !== undefined).toBe(true);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(3);
  }
});

test('no line is spoken twice, and each is a short sentence', () => {
  const lines = NPCS.flatMap((npc) => [
    ...npc.defaultMessageList,
    ...lineSetsOf(npc).flatMap((set) => set.lines),
  ]);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) {
    expect(line).toMatch(/[가-힣].*[.!?…]$/);
    expect(line.length, line).toBeLessThanOrEqual(80);
    expect(line).not.toContain('  ');
  }
});
