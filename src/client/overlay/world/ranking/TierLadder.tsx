import { walletStore } from '#client/stores/walletStore.ts';
import { Caption, Text } from '#client/ui/text/Text.tsx';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { TierBadge, tierName } from '#client/ui/tier/TierBadge.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { expToReach } from '#shared/content/levels.ts';
import { TIER_STEPS, TIERS, tierOf } from '#shared/content/tiers.ts';
import { rankingTexts } from './texts.ts';
import styles from './Ranking.module.css';

/** All tiers from the lowest up, and which of them is the own one. */
export function TierLadder() {
  const experience = useStore(walletStore, (wallet) => wallet.experience);
  const own = experience && tierOf(expToReach(experience.level) + experience.levelExp);
  return (
    <ol className={styles.ladder} aria-label={rankingTexts.tiers}>
      {TIERS.map((tier) => {
        const isOwn = own?.tier === tier;
        return (
          <Stack
            as="li"
            key={tier}
            gap={0}
            align="center"
            className={styles.ladderTier}
            aria-current={isOwn || undefined}
          >
            <TierBadge tier={tier} size={46} />
            <Text as="b" size="caption">
              {tierName(tier, isOwn ? own.tierLevel : undefined)}
            </Text>
            <Caption tabular>{rankingTexts.from(TIER_STEPS[tier].from)}</Caption>
          </Stack>
        );
      })}
    </ol>
  );
}
