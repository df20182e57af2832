/** Ranks of a player, from the lowest up (product spec §3). */
export const TIERS = ['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'DIAMOND'] as const;
export type Tier = (typeof TIERS)[number];

/** Steps within a tier; the first is 1. */
export const TIER_LEVELS = 5;

/** Total experience at which a tier begins, and the distance of its levels. */
export const TIER_STEPS: Readonly<Record<Tier, { readonly from: number; readonly step: number }>> = {
  BRONZE: { from: 0, step: 100 },
  SILVER: { from: 500, step: 200 },
  GOLD: { from: 1_500, step: 400 },
  PLATINUM: { from: 3_500, step: 700 },
  DIAMOND: { from: 7_000, step: 1_400 },
};

export interface TierStanding {
  readonly tier: Tier;
  /** Numbered 1 to `TIER_LEVELS`. */
  readonly tierLevel: number;
  /** Total experience at the next level; null at the very top. */
  readonly nextAt: number | null;
}

/** Total experience at a level of a tier. */
export const tierLevelAt = (tier: Tier, tierLevel: number): number =>
  TIER_STEPS[tier].from + (tierLevel - 1) * TIER_STEPS[tier].step;

/** The tier of an amount of experience, which never falls. */
export function tierOf(totalExp: number): TierStanding {
  const tier = TIERS.findLast((one) => TIER_STEPS[one].from <= totalExp) ?? TIERS[0];
  const { from, step } = TIER_STEPS[tier];
  const tierLevel = Math.min(TIER_LEVELS, 1 + Math.max(0, Math.floor((totalExp - from) / step)));
  const above = TIERS[TIERS.indexOf(tier) + 1];
  const nextAt =
    tierLevel < TIER_LEVELS
      ? tierLevelAt(tier, tierLevel + 1)
      : above === undefined
        ? null
        : TIER_STEPS[above].from;
  return { tier, tierLevel, nextAt };
}
