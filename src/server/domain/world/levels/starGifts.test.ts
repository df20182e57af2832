import { expect, it } from 'vitest';
import { STAR_GIFTS } from '#shared/content/starGifts.ts';
import { FURNITURE_DEFINITIONS } from '#server/domain/world/home/furnitureDefinitions.ts';
import { TITLE_ACHIEVEMENTS } from '#server/domain/world/titles/titleAchievements.ts';

it('pieces and titles say the number of stars that really gives them', () => {
  for (const { stars, furnitureKey, titleId } of STAR_GIFTS) {
    if (furnitureKey !== null)
      expect(FURNITURE_DEFINITIONS[furnitureKey]).toEqual({ achievement: { kind: 'STARS', count: stars } });
    if (titleId > 0) expect(TITLE_ACHIEVEMENTS).toContainEqual({ titleId, metric: 'stars', least: stars });
  }
  const pieces = Object.values(FURNITURE_DEFINITIONS).filter(
    (definition) => 'achievement' in definition && definition.achievement.kind === 'STARS',
  );
  expect(pieces).toHaveLength(STAR_GIFTS.filter(({ furnitureKey }) => furnitureKey !== null).length);
});
