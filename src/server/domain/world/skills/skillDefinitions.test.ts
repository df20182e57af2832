import { describe, expect, it } from 'vitest';
import { LEARNED_EMOTES } from '#shared/content/emotes.ts';
import { advancementOf, SKILL_TYPES } from '#shared/content/skillTypes.ts';
import { SKILL_ICONS } from '#shared/content/sprites.gen.ts';
import { decodeEffects, encodeEffects } from '#shared/contract/rooms/playerEffects.ts';
import { MAGNET_REACH } from '#shared/simulation/bodyTouches.ts';
import {
  AIR_CONTROL,
  AIR_JUMP_SPEED,
  CURRENT_SHARE,
  DASH_COOLDOWN_TICKS,
  DASH_TICKS,
  EDGE_TICKS,
  GLIDE_SPEED,
  HIGH_JUMP_SPEED,
  LADDER_SPEED,
  WALL_JUMP_SPEED,
  WALL_SLIDE_SPEED,
} from '#shared/simulation/playerSkills.ts';
import { productsOf } from '#server/domain/world/shop/shopProducts.ts';
import { NEWCOMER, requirementsOf } from './requirementsOf.ts';
import type { SkillDefinition } from './skillDefinition.ts';
import { SKILL_CATEGORIES, skillById, skillByType, skillIcon, SKILLS } from './skillDefinitions.ts';

const ALL: readonly SkillDefinition[] = SKILLS;

describe.each(ALL.map((skill) => [skill.type, skill] as const))('%s', (_type, skill) => {
  it('is found by its id', () => expect(skillById(skill.id)).toBe(skill));

  it('has two to five levels, each costing and asking for more than the one before', () => {
    expect(skill.levels.length).toBeGreaterThanOrEqual(2);
    expect(skill.levels.length).toBeLessThanOrEqual(5);
    skill.levels.slice(1).forEach(({ price, requiredLevel }, index) => {
      expect(price).toBeGreaterThan(skill.levels[index]?.price ?? price);
      expect(requiredLevel).toBeGreaterThan(skill.levels[index]?.requiredLevel ?? requiredLevel);
    });
  });

  it('has an icon, a category, and a hint that speaks of no key by touch', () => {
    expect(SKILL_ICONS).toContain(skillIcon(skill.type).replace('/ui/icons/@2x/', '').replace('.webp', ''));
    expect(SKILL_CATEGORIES.map(({ code }) => code)).toContain(skill.categoryCode);
    expect(skill.touchHint).not.toMatch(/스페이스|←|→|↑|↓|키를/);
  });

  it('asks for nothing that cannot be had', () => {
    for (const { needs } of skill.levels)
      for (const need of needs) {
        if (need.type === 'ITEM') {
          expect(productsOf().map(({ id }) => id)).toContain(need.itemId);
          continue;
        }
        const other = skillByType(need.skill);
        expect(need.level).toBeLessThanOrEqual(other.levels.length);
        // The other skill comes first, so that requirements have no cycle.
        expect(other.id).toBeLessThan(skill.id);
      }
  });
});

it('there is one skill of every kind, four in each of the four tiers', () => {
  expect(SKILLS.map(({ type }) => type)).toEqual(SKILL_TYPES);
  expect(SKILL_CATEGORIES.map(advancementOf)).toEqual([1, 2, 3, 4]);
  for (const { code } of SKILL_CATEGORIES)
    expect(ALL.filter(({ categoryCode }) => categoryCode === code)).toHaveLength(4);
});

it('has as many levels as there are values of what it does', () => {
  const most = (type: SkillDefinition['type']) => skillByType(type).levels.length;
  expect([DASH_TICKS.length, DASH_COOLDOWN_TICKS.length]).toEqual([most('DASH'), most('DASH')]);
  expect(AIR_JUMP_SPEED).toHaveLength(most('DOUBLE_JUMP'));
  expect(WALL_SLIDE_SPEED).toHaveLength(most('WALL_CLIMB'));
  expect(WALL_JUMP_SPEED).toHaveLength(most('WALL_CLIMB'));
  expect(GLIDE_SPEED).toHaveLength(most('GLIDE'));
  expect(LADDER_SPEED).toHaveLength(most('LADDER_CLIMB'));
  expect(CURRENT_SHARE).toHaveLength(most('SWIM'));
  expect(HIGH_JUMP_SPEED).toHaveLength(most('HIGH_JUMP'));
  expect(EDGE_TICKS).toHaveLength(most('EDGE_JUMP'));
  expect(AIR_CONTROL).toHaveLength(most('AIR_CONTROL'));
  expect(MAGNET_REACH).toHaveLength(most('SHELL_MAGNET'));
  expect(Math.max(...LEARNED_EMOTES.map(({ level }) => level))).toBe(most('EMOTE_WHEEL'));
});

it('keeps the level of every seen skill in the code of a profile', () => {
  const effects = { lamp: 3, bubbleTrail: 2, nameGlint: 1, shellMagnet: 4, pet: 3 };
  expect(decodeEffects(encodeEffects(effects))).toEqual(effects);
  for (const [skill, type] of [
    ['lamp', 'LAMP'],
    ['bubbleTrail', 'BUBBLE_TRAIL'],
    ['nameGlint', 'NAME_GLINT'],
    ['shellMagnet', 'SHELL_MAGNET'],
  ] as const) {
    const most = skillByType(type).levels.length;
    expect(decodeEffects(encodeEffects({ ...effects, [skill]: most }))[skill]).toBe(most);
  }
});

it('a newcomer can learn something', () => {
  const open = ALL.filter(
    ({ levels }) => levels[0] && requirementsOf(levels[0], NEWCOMER).every(({ met }) => met),
  );
  expect(open.map(({ type }) => type)).toEqual(['SPEED_BOOST', 'LADDER_CLIMB', 'SHELL_MAGNET']);
});
