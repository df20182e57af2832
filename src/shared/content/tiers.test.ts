import { describe, expect, it } from 'vitest';
import { TIER_LEVELS, TIER_STEPS, TIERS, tierLevelAt, tierOf } from './tiers.ts';

describe('tiers', () => {
  it('begin at their thresholds, not one point before', () => {
    for (const [index, tier] of TIERS.entries()) {
      const { from } = TIER_STEPS[tier];
      expect(tierOf(from)).toMatchObject({ tier, tierLevel: 1 });
      if (index > 0)
        expect(tierOf(from - 1)).toMatchObject({ tier: TIERS[index - 1], tierLevel: TIER_LEVELS });
    }
  });

  it('have five levels each, of which the last ends where the next tier begins', () => {
    for (const [index, tier] of TIERS.entries()) {
      for (let level = 1; level <= TIER_LEVELS; level += 1)
        expect(tierOf(tierLevelAt(tier, level))).toMatchObject({ tier, tierLevel: level });
      const above = TIERS[index + 1];
      if (above) expect(tierLevelAt(tier, TIER_LEVELS + 1)).toBe(TIER_STEPS[above].from);
    }
  });

  it('never fall while experience grows, and say what comes next', () => {
    const order = (exp: number) => {
      const { tier, tierLevel } = tierOf(exp);
      return TIERS.indexOf(tier) * TIER_LEVELS + tierLevel;
    };
    for (let exp = 0; exp < 15_000; exp += 1) {
      const { nextAt } = tierOf(exp);
      expect(order(exp + 1)).toBe(order(exp) + (nextAt === exp + 1 ? 1 : 0));
    }
    expect(tierOf(0).nextAt).toBe(100);
    expect(tierOf(1_000_000)).toEqual({ tier: 'DIAMOND', tierLevel: TIER_LEVELS, nextAt: null });
  });
});
