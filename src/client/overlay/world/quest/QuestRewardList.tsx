import { Award, Sparkles } from 'lucide-react';
import type { QuestReward } from '#shared/contract/world/quests.ts';
import { itemById } from '#shared/content/items.ts';
import styles from './QuestRewardList.module.css';

export interface QuestRewardListProps {
  readonly rewardList: readonly QuestReward[];
}

/** Rewards as tiles: a picture, a name, a count. */
export function QuestRewardList({ rewardList }: QuestRewardListProps) {
  return (
    <ul className={styles.list}>
      {rewardList.map((reward) => (
        <li key={reward.mapNpcQuestRewardId} className={styles.tile}>
          <RewardTile reward={reward} />
        </li>
      ))}
    </ul>
  );
}

export function RewardTile({ reward }: { readonly reward: QuestReward }) {
  return (
    <>
      <RewardPicture reward={reward} />
      <span className={styles.name}>{reward.rewardName}</span>
      {reward.rewardCount > 1 && (
        <span className={styles.count}>+{reward.rewardCount.toLocaleString('ko-KR')}</span>
      )}
    </>
  );
}

function RewardPicture({ reward }: { readonly reward: QuestReward }) {
  const item = reward.rewardType === 'ITEM' ? itemById(reward.rewardId) : undefined;
  if (item) return <img src={`/avatar/@2x/${item.key}/thumb.webp`} alt="" className={styles.picture} />;
  if (reward.rewardType === 'POINT' || reward.rewardType === 'CHANNEL_POINT')
    return <img src="/ui/coin.svg" alt="" className={styles.picture} />;
  if (reward.rewardType === 'USER_EXP') return <img src="/ui/star.svg" alt="" className={styles.picture} />;
  if (reward.rewardType === 'CERTIFICATION') return <Award aria-hidden="true" className={styles.picture} />;
  return <Sparkles aria-hidden="true" className={styles.picture} />;
}
