import { LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import { RewardTile, type QuestRewardListProps } from '#client/overlay/world/quest/QuestRewardList.tsx';
import styles from '#client/overlay/world/quest/Quest.module.css';

const loadFeatures = async () => (await import('./motionFeatures.ts')).motionFeatures;

const LIST = { shown: { transition: { delayChildren: 0.15, staggerChildren: 0.16 } } };
const TILE = {
  hidden: { opacity: 0, scale: 0.4, y: 26 },
  shown: { opacity: 1, scale: 1, y: 0, transition: { type: 'spring', stiffness: 420, damping: 17 } },
} as const;

/** Rewards that appear one after the other; with reduced motion they fade in. */
export function ReceivedRewards({ rewardList }: QuestRewardListProps) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <m.ul className={styles.large} variants={LIST} initial="hidden" animate="shown">
          {rewardList.map((reward) => (
            <m.li
              key={reward.mapNpcQuestRewardId}
              className={styles.tile}
              variants={TILE}
              data-reward={reward.rewardType}
            >
              <RewardTile reward={reward} />
            </m.li>
          ))}
        </m.ul>
      </MotionConfig>
    </LazyMotion>
  );
}
