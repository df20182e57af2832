import { Award, Sparkles } from 'lucide-react';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import type { QuestReward } from '#shared/contract/world/quests.ts';
import { itemById } from '#shared/content/items.ts';
import styles from './Quest.module.css';

export interface QuestRewardListProps {
  readonly rewardList: readonly QuestReward[];
}

/** Rewards as tiles: a picture, a name, a count. */
export function QuestRewardList({ rewardList }: QuestRewardListProps) {
  return (
    <Cluster as="ul" gap={3}>
      {rewardList.map((reward) => (
        <li key={reward.mapNpcQuestRewardId} className={styles.tile}>
          <RewardTile reward={reward} />
        </li>
      ))}
    </Cluster>
  );
}

export function RewardTile({ reward }: { readonly reward: QuestReward }) {
  return (
    <>
      <RewardPicture reward={reward} className={styles.picture} />
      <Text as="span" size="small" bold>
        {reward.rewardName}
      </Text>
      {reward.rewardCount > 1 && (
        <Text as="span" size="label" tone="warning">
          +{reward.rewardCount.toLocaleString('ko-KR')}
        </Text>
      )}
    </>
  );
}

interface RewardPictureProps {
  readonly reward: Pick<QuestReward, 'rewardType' | 'rewardId'>;
  readonly className: string | undefined;
}

/** The kind of a reward, as a picture beside its name. */
export function RewardPicture({ reward: { rewardType, rewardId }, className }: RewardPictureProps) {
  const item = rewardType === 'ITEM' ? itemById(rewardId) : undefined;
  if (item) return <img src={`/avatar/@2x/${item.key}/thumb.webp`} alt="" className={className} />;
  if (rewardType === 'POINT' || rewardType === 'CHANNEL_POINT')
    return <img src="/ui/coin.svg" alt="" className={className} />;
  if (rewardType === 'USER_EXP') return <img src="/ui/star.svg" alt="" className={className} />;
  if (rewardType === 'CERTIFICATION') return <Award aria-hidden="true" className={className} />;
  return <Sparkles aria-hidden="true" className={className} />;
}
