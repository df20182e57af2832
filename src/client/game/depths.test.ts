import { expect, it } from 'vitest';
import { DEPTH, crowdDepth } from './depths.ts';

const all = [null, ...Array.from({ length: 8 }, (_, page) => page)].map(crowdDepth);

it('keeps everybody between the NPCs and the own avatar', () => {
  for (const depth of all) {
    expect(depth).toBeGreaterThan(DEPTH.NPC);
    expect(depth).toBeLessThan(DEPTH.SELF);
  }
});

it('puts those together who are drawn in one call', () => {
  expect(new Set(all).size).toBe(3);
  expect(crowdDepth(0)).toBe(crowdDepth(3));
  expect(crowdDepth(4)).toBe(crowdDepth(7));
});

it('begins with the silhouettes and ends with the first pages', () => {
  expect(crowdDepth(null)).toBeLessThan(crowdDepth(4));
  expect(crowdDepth(4)).toBeLessThan(crowdDepth(0));
});
