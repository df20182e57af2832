import { expect, it } from 'vitest';
import type { Skill, SkillCatalog } from '#shared/contract/world/skills.ts';
import { withNewLevel } from './skills.ts';

const skill = (id: number): Skill => ({
  ...{ id, name: '', description: '', hint: '', touchHint: '', iconUrl: '', categoryCode: '' },
  ...{ maxLevel: 2, currentLevel: 0, requirements: [], price: 10, acquirable: true, advancement: 1 },
  skillType: 'DASH',
  levels: [
    { level: 1, description: '', price: 10 },
    { level: 2, description: '', price: 25 },
  ],
});

it('gives only the learned skill its new level and the price of the one after', () => {
  const catalog: SkillCatalog = { categories: [], skills: [skill(1), skill(2)] };
  const once = withNewLevel(catalog, 2, 1);
  expect(once?.skills.map(({ currentLevel, price }) => [currentLevel, price])).toEqual([
    [0, 10],
    [1, 25],
  ]);
  expect(withNewLevel(once, 2, 2)?.skills[1]).toMatchObject({ currentLevel: 2, price: null });
  expect(withNewLevel(undefined, 2, 2)).toBeUndefined();
});
