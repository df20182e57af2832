import { describe, expect, it, test } from 'vitest';
import { experienceOf, expToReach, requiredExp } from './levels.ts';

test.each([
  [0, 1, 0, 100],
  [60, 1, 60, 100],
  [99, 1, 99, 100],
  [100, 2, 0, 125],
  [224, 2, 124, 125],
  [225, 3, 0, 150],
  [374, 3, 149, 150],
  [375, 4, 0, 175],
  [1000, 7, 25, 250],
])('%i experience points are level %i with %i of %i', (totalExp, level, levelExp, requiredLevelPoint) => {
  expect(experienceOf(totalExp)).toEqual({ level, levelExp, requiredLevelPoint });
});

describe('the curve', () => {
  it('asks more of every level', () => {
    for (let level = 1; level < 200; level += 1) {
      expect(requiredExp(level + 1)).toBeGreaterThan(requiredExp(level));
      expect(expToReach(level + 1) - expToReach(level)).toBe(requiredExp(level));
    }
  });

  it('turns over exactly at the border, however high', () => {
    for (const level of [2, 3, 10, 99, 500, 5000, 13_000]) {
      expect(experienceOf(expToReach(level))).toMatchObject({ level, levelExp: 0 });
      expect(experienceOf(expToReach(level) - 1)).toMatchObject({
        level: level - 1,
        levelExp: requiredExp(level - 1) - 1,
      });
    }
  });
});
