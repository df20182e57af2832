import { expect, it } from 'vitest';
import { MOST_STARS } from './stageRoad.ts';
import { STAGE_THEMES, STAGES_OF_THEME } from '#shared/simulation/stage/level.ts';
import { STAR_GIFTS } from './starGifts.ts';

it('numbers of stars rise up to all there are, and each gives one thing', () => {
  const numbers = STAR_GIFTS.map(({ stars }) => stars);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  expect(numbers.at(-1)).toBe(STAGE_THEMES.length * STAGES_OF_THEME * MOST_STARS);
  for (const { furnitureKey, titleId } of STAR_GIFTS)
    expect([furnitureKey !== null, titleId > 0].filter(Boolean)).toHaveLength(1);
});
