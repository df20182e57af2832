import { describe, expect, it } from 'vitest';
import {
  AIR_JUMP_SPEED,
  DASH_COOLDOWN_TICKS,
  DASH_TICKS,
  WALL_JUMP_SPEED,
  WALL_SLIDE_SPEED,
} from '#shared/simulation/playerSkills.ts';
import { skillById, SKILLS } from './skills.ts';
import { SKILL_TYPES } from './skillTypes.ts';

describe.each(SKILLS.map((skill) => [skill.type, skill] as const))('%s', (_type, skill) => {
  it('is found by its id', () => expect(skillById(skill.id)).toBe(skill));

  it('costs more and asks for more with every level', () => {
    skill.levels.slice(1).forEach(({ price, requiredLevel }, index) => {
      expect(price).toBeGreaterThan(skill.levels[index]?.price ?? price);
      expect(requiredLevel).toBeGreaterThan(skill.levels[index]?.requiredLevel ?? requiredLevel);
    });
  });
});

it('there is one skill of every kind', () => {
  expect(SKILLS.map(({ type }) => type)).toEqual(SKILL_TYPES);
});

it('has as many levels as the movement step has values', () => {
  const levels = Object.fromEntries(SKILLS.map((skill) => [skill.type, skill.levels.length]));
  expect([DASH_TICKS.length, DASH_COOLDOWN_TICKS.length]).toEqual([levels['DASH'], levels['DASH']]);
  expect(AIR_JUMP_SPEED).toHaveLength(levels['DOUBLE_JUMP'] ?? 0);
  expect(WALL_SLIDE_SPEED).toHaveLength(levels['WALL_CLIMB'] ?? 0);
  expect(WALL_JUMP_SPEED).toHaveLength(levels['WALL_CLIMB'] ?? 0);
});
