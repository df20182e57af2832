import { useEffect } from 'react';
import { mainQuestStore, takeFirstMainQuest } from '#client/stores/mainQuestStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Dialog } from '#client/ui/dialogs/Dialog.tsx';
import { useDialogControl } from '#client/ui/dialogs/DialogControl.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { npcById } from '#shared/content/npcs.ts';
import { QuestPage } from './QuestPage.tsx';
import { questTexts } from './texts.ts';
import styles from './Quest.module.css';

/** Parts of the stories that have just opened or are done; closing takes the first off the queue. */
export function MainQuestDialog() {
  const { close } = useDialogControl();
  const queue = useStore(mainQuestStore, (state) => state.queue);
  const questList = useStore(questStore, (state) => state.questList);
  const quest = questList?.find(({ mapNpcQuestId }) => mapNpcQuestId === queue[0]);
  const isGone = quest === undefined;

  useEffect(() => {
    if (isGone) close();
  }, [isGone, close]);

  if (!quest) return null;
  const npc = npcById(quest.mapNpcObjectId);
  const isLast = queue.length <= 1;
  return (
    <Dialog
      title={quest.state === 'READY' ? questTexts.mainReady : questTexts.mainTitle}
      titleTone={quest.state === 'READY' ? 'ok' : 'coral'}
      footer={
        <Button tone="alt" onClick={isLast ? close : takeFirstMainQuest}>
          {isLast ? questTexts.later : questTexts.next}
        </Button>
      }
    >
      <QuestPage
        key={quest.mapNpcQuestId}
        quest={quest}
        before={
          npc && <img src={`/npc/${npc.sprite}/@2x/bust.webp`} alt={npc.name} className={styles.giver} />
        }
      />
    </Dialog>
  );
}
