/** Pure. The openings of each level, derived from the definitions. */
import { limitOf } from '#shared/commerce/planBenefits.ts';
import { PETS, type Pet } from '#shared/content/pets.ts';
import { titleById } from '#shared/content/titles.ts';
import type { LevelOpenings, Opening } from '#shared/contract/world/levels.ts';
import { SKILLS } from '#server/domain/world/skills/skillDefinitions.ts';
import type { SkillDefinition } from '#server/domain/world/skills/skillDefinition.ts';
import { QUEST_BOOK, type QuestBook } from '#server/domain/world/quests/questBook.ts';
import { LEVEL_TITLES } from '#server/domain/world/titles/titleAchievements.ts';
import { levelTexts } from './texts.ts';

/** Points for a level that opens nothing else. */
export const LEVEL_GIFT = 50;

interface Definitions {
  readonly skills: readonly SkillDefinition[];
  readonly quests: Pick<QuestBook, 'all'>;
  readonly titles: readonly { readonly titleId: number; readonly least: number }[];
  /** Companions that need no plan. */
  readonly pets: readonly Pick<Pet, 'id' | 'name' | 'level'>[];
}

const DEFINITIONS: Definitions = {
  skills: SKILLS,
  quests: QUEST_BOOK,
  titles: LEVEL_TITLES,
  pets: PETS.slice(0, limitOf('pets', false)),
};

/** The openings of one level, except its gift. */
function opensAt(level: number, { skills, quests, titles, pets }: Definitions): Opening[] {
  return [
    ...quests.all
      .filter(({ requiredLevel }) => requiredLevel === level)
      .map(({ id, title }): Opening => ({ type: 'QUEST', refId: id, step: 1, name: title })),
    ...skills.flatMap(({ id, name, levels }) =>
      levels.flatMap(({ requiredLevel }, index): Opening | [] =>
        requiredLevel === level ? { type: 'SKILL', refId: id, step: index + 1, name } : [],
      ),
    ),
    ...titles
      .filter(({ least }) => least === level)
      .map(({ titleId }): Opening => ({
        type: 'TITLE',
        refId: titleId,
        step: 1,
        name: titleById(titleId)?.name ?? '',
      })),
    ...pets
      .filter((pet) => pet.level === level)
      .map(({ id, name }): Opening => ({ type: 'PET', refId: id, step: 1, name })),
  ];
}

/** Points of a level: only where it opens nothing. Level 1 is the first one. */
export function giftOf(level: number, definitions: Definitions = DEFINITIONS): number {
  return level > 1 && opensAt(level, definitions).length === 0 ? LEVEL_GIFT : 0;
}

/** Every level from 2 to the last that opens something. */
export function levelOpenings(definitions: Definitions = DEFINITIONS): LevelOpenings[] {
  const { skills, quests, titles } = definitions;
  const last = Math.max(
    ...skills.flatMap(({ levels }) => levels.map(({ requiredLevel }) => requiredLevel)),
    ...quests.all.map(({ requiredLevel }) => requiredLevel ?? 1),
    ...titles.map(({ least }) => least),
  );
  return Array.from({ length: last - 1 }, (_, index) => {
    const level = index + 2;
    const gift = giftOf(level, definitions);
    const openingList = opensAt(level, definitions);
    if (gift > 0) openingList.push({ type: 'GIFT', refId: gift, step: 1, name: levelTexts.gift(gift) });
    return { level, openingList };
  });
}
