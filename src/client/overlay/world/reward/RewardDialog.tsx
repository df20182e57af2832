import { useEffect, useRef, useState } from 'react';
import { markRewardSeen } from '#client/net/world/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import type { DialogPayloads } from '#client/ui/dialogs/dialogPayloads.ts';
import { playEffect } from '#client/ui/effects/effectStore.ts';
import { npcById } from '#shared/content/npcs.ts';
import { endsQuestLine } from './endsQuestLine.ts';
import { splitLine } from '#client/overlay/world/npc/splitLine.ts';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { useStore } from '#client/ui/useStore.ts';
import { useReducedMotion } from '#client/ui/motion/useReducedMotion.ts';
import { flyRewards } from './flyRewards.ts';
import { WearButton } from './WearButton.tsx';
import { ReceivedRewards } from './ReceivedRewards.tsx';
import { rewardTexts } from './texts.ts';
import styles from './Rewards.module.css';

/** Newly completed quests, one at a time: the giver's text, the rewards, confetti. */
export function RewardDialog({ payload: { questIdList } }: { readonly payload: DialogPayloads['reward'] }) {
  const { close } = useDialogControl();
  const bridge = useBridge();
  // The list at the opening: once a quest's reward is seen, the list no longer tells what the quest was.
  const [questList] = useState(() => questStore.getState().questList);
  const nickname = useStore(sessionStore, ({ user }) => user?.nickname ?? '');
  const [index, setIndex] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const isCalm = useReducedMotion();
  const quest = questList?.find(({ mapNpcQuestId }) => mapNpcQuestId === questIdList[index]);
  const questId = quest?.mapNpcQuestId;
  const endsLine = quest !== undefined && endsQuestLine(quest, questList ?? []);

  useEffect(() => {
    if (questId === undefined) return;
    playEffect('confetti');
    if (endsLine) playEffect('dolphinHappyJump');
    bridge.ask((world) => world.cheer());
    // The server shows the dialog again on the next page when this does not reach it.
    void markRewardSeen(questId).catch(() => undefined);
  }, [bridge, questId, endsLine]);

  if (!quest) return null;
  const npc = npcById(quest.mapNpcObjectId);
  const last = index >= questIdList.length - 1;
  return (
    <Dialog
      title={rewardTexts.title}
      titleTone="ok"
      width="small"
      footer={
        <Button
          size="large"
          onClick={() => {
            flyRewards(list.current, isCalm);
            if (last) close();
            else setIndex(index + 1);
          }}
        >
          {rewardTexts.take}
        </Button>
      }
    >
      <Stack gap={0} align="center" className={styles.reward}>
        {npc && <img src={`/npc/${npc.sprite}/@2x/bust.webp`} alt={npc.name} className={styles.giver} />}
        <Text size="title" className={styles.quest}>
          {rewardTexts.done(quest.title)}
        </Text>
        {quest.completionMethod === 'AUTO' && (
          <Text bold after={2}>
            {splitLine(quest.completeMessageList[0] ?? '', nickname)
              .map(({ text }) => text)
              .join('')}
          </Text>
        )}
        <Text size="label" tone="accent" className={styles.got}>
          {rewardTexts.got}
        </Text>
        <div ref={list}>
          <ReceivedRewards key={quest.mapNpcQuestId} rewardList={quest.rewardList} />
        </div>
        {quest.rewardList
          .filter(({ rewardType }) => rewardType === 'ITEM')
          .map(({ rewardId }) => (
            <WearButton key={rewardId} itemId={rewardId} />
          ))}
      </Stack>
    </Dialog>
  );
}
