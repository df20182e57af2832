import { expect, it } from 'vitest';
import type { ArtScale } from '../view/artScale.ts';
import { outfitScaleFor } from './outfitScaleFor.ts';

/** The scales of a number of outfits that appear one after the other. */
function crowd(outfits: number, finest: ArtScale) {
  let taken = 0;
  return Array.from({ length: outfits }, () => {
    const scale = outfitScaleFor(taken, finest);
    taken += scale ** 2;
    return scale;
  });
}

it('draws the first few fine, the next plainly, and a crowd a little coarser', () => {
  const scales = crowd(60, 2);
  expect(scales.filter((scale) => scale === 2)).toHaveLength(4);
  expect(scales.slice(4, 36).every((scale) => scale === 1)).toBe(true);
  expect(scales.at(-1)).toBe(0.75);
});

it('keeps a hundred outfits within the room of seven pages of twelve', () => {
  for (const finest of [1, 2] as const) {
    const room = crowd(100, finest).reduce<number>((sum, scale) => sum + scale ** 2, 0);
    expect(room).toBeLessThanOrEqual(84);
  }
});

it('never draws finer than there is art', () => {
  expect(crowd(40, 1).every((scale) => scale === 1)).toBe(true);
});
