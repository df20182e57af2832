import { expect, it } from 'vitest';
import type { Skill } from '#shared/contract/world/skills.ts';
import { firstToLearn } from './firstToLearn.ts';

// Only these parts are read.
const skill = (id: number, part: Partial<Skill>) =>
  ({ id, advancement: 1, acquirable: true, currentLevel: 0, maxLevel: 3, price: 100, ...part }) as Skill;
const dear = skill(1, { price: 900 });
const cheap = skill(2, { price: 300 });
const known = skill(3, { price: 50, currentLevel: 1 });
const locked = skill(4, { price: 10, acquirable: false });

it('opens at what can be learned now: a new skill before another level', () => {
  expect(firstToLearn([dear, known, locked, cheap], 400)?.id).toBe(2);
  expect(firstToLearn([dear, known, locked, cheap], 60)?.id).toBe(3);
});

it('opens at the cheapest that only lacks points, and at the first where all is locked or whole', () => {
  expect(firstToLearn([dear, locked, cheap], 0)?.id).toBe(2);
  expect(firstToLearn([dear, cheap], null)?.id).toBe(2);
  const whole = skill(5, { price: null, currentLevel: 3 });
  expect(firstToLearn([locked, whole], 999)).toBeDefined();
  expect(firstToLearn([], 999)).toBeUndefined();
});
