import { describe, expect, it } from 'vitest';
import { HAIR_COLOURS } from '#shared/content/items/hairColours.ts';
import {
  defaultOutfit,
  hairChoiceOf,
  hairItem,
  hairsIn,
  STARTER_CATEGORIES,
  randomOutfit,
  startersOf,
} from './starterOutfits.ts';

describe('first looks', () => {
  it('offers enough in every category that two friends need not look alike', () => {
    const least = { SKIN: 6, FACE: 6, HAIR: 72, TOP: 6, BOTTOM: 6, SHOES: 4 };
    for (const category of STARTER_CATEGORIES)
      expect(startersOf(category).length, category).toBeGreaterThanOrEqual(least[category]);
  });

  it('consists of starters, one of each category', () => {
    for (const share of [0, 0.3, 0.77, 0.999]) {
      const look = randomOutfit(() => share);
      for (const category of STARTER_CATEGORIES)
        expect(look[category]).toMatchObject({ category, starter: true });
    }
    for (const category of STARTER_CATEGORIES) expect(defaultOutfit()[category].starter).toBe(true);
  });
});

describe('hair', () => {
  it('comes in twelve cuts, each in six colours, all of them starters', () => {
    expect(HAIR_COLOURS).toHaveLength(6);
    for (const { colour } of HAIR_COLOURS) {
      const hairs = hairsIn(colour);
      expect(new Set(hairs.map(({ item, label }) => `${item.id} ${label}`)).size).toBe(12);
      for (const { item } of hairs) expect(item).toMatchObject({ category: 'HAIR', starter: true });
    }
  });

  it('is told apart into cut and colour and put together again', () => {
    for (const hair of startersOf('HAIR')) expect(hairItem(hairChoiceOf(hair))).toBe(hair);
  });
});
