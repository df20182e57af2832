import type { Tier } from '#shared/content/tiers.ts';

const NAMES = {
  BRONZE: '브론즈',
  SILVER: '실버',
  GOLD: '골드',
  PLATINUM: '플래티넘',
  DIAMOND: '다이아몬드',
} satisfies Record<Tier, string>;

export const tierName = (tier: Tier, tierLevel?: number): string =>
  tierLevel === undefined ? NAMES[tier] : `${NAMES[tier]} ${tierLevel}`;

const file = (tier: Tier, scale: 1 | 2) => `/ui/icons/@${scale}x/tier.${tier.toLowerCase()}.webp`;

/** The badge of a tier; each has a silhouette of its own. Decoration beside its name, unless `label` says it. */
export function TierBadge({
  tier,
  size,
  label = '',
}: {
  readonly tier: Tier;
  /** CSS pixels. */
  readonly size: number;
  readonly label?: string;
}) {
  return (
    <img
      src={file(tier, 1)}
      srcSet={`${file(tier, 1)} 1x, ${file(tier, 2)} 2x`}
      width={size}
      height={size}
      alt={label}
      draggable={false}
    />
  );
}
