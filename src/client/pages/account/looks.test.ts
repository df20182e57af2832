import { describe, expect, it } from 'vitest';
import { defaultLook, LOOK_CATEGORIES, randomLook, startersOf } from './looks.ts';

describe('first looks', () => {
  it('offers something to choose from in every category', () => {
    for (const category of LOOK_CATEGORIES) expect(startersOf(category).length, category).toBeGreaterThan(1);
  });

  it('consists of starters, one of each category', () => {
    for (const share of [0, 0.3, 0.77, 0.999]) {
      const look = randomLook(() => share);
      for (const category of LOOK_CATEGORIES)
        expect(look[category]).toMatchObject({ category, starter: true });
    }
    for (const category of LOOK_CATEGORIES) expect(defaultLook()[category].starter).toBe(true);
  });
});
