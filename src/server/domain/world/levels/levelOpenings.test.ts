import { describe, expect, it } from 'vitest';
import { petById } from '#shared/content/pets.ts';
import { titleById } from '#shared/content/titles.ts';
import { skillById } from '#server/domain/world/skills/skillDefinitions.ts';
import { QUEST_BOOK } from '#server/domain/world/quests/questBook.ts';
import { TITLE_ACHIEVEMENTS } from '#server/domain/world/titles/titleAchievements.ts';
import { giftOf, levelOpenings, LEVEL_GIFT } from './levelOpenings.ts';

const LEVELS = levelOpenings();

describe.each(LEVELS.map(({ level, openingList }) => [level, openingList] as const))(
  'level %i',
  (level, openingList) => {
    it('opens something', () => expect(openingList.length).toBeGreaterThan(0));

    it.each(openingList.map((opening) => [opening.type, opening.name, opening] as const))(
      '%s %s, and that is true',
      (_type, name, { type, refId, step }) => {
        expect(name).not.toBe('');
        switch (type) {
          case 'SKILL':
            expect(skillById(refId)?.levels[step - 1]?.requiredLevel).toBe(level);
            break;
          case 'QUEST':
            expect(QUEST_BOOK.byId(refId)?.requiredLevel).toBe(level);
            break;
          case 'TITLE':
            expect(titleById(refId)?.name).toBe(name);
            expect(TITLE_ACHIEVEMENTS).toContainEqual({ titleId: refId, metric: 'level', least: level });
            break;
          case 'PET':
            expect(petById(refId)).toMatchObject({ name, level });
            break;
          case 'GIFT':
            expect(refId).toBe(giftOf(level));
            expect(openingList).toHaveLength(1);
        }
      },
    );
  },
);

it('after the last of them every level gives its gift, and the first none', () => {
  const last = LEVELS.at(-1)?.level ?? 0;
  expect(giftOf(last + 1)).toBe(LEVEL_GIFT);
  expect(giftOf(1)).toBe(0);
});
