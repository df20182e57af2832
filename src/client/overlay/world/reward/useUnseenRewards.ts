import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { mainQuestStore } from '#client/stores/mainQuestStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useStore } from '#client/ui/useStore.ts';

/**
 * Opens the reward dialog as soon as no other dialog is open, for every completed quest whose reward was not shown yet,
 * also after a reload or on another computer. Closing it opens the quests again, as the spec says.
 */
export function useUnseenRewards(): void {
  const { pathname } = useLocation();
  const questList = useStore(questStore, (state) => state.questList);
  const busy = useAnyDialogOpen();
  const unseen = (questList ?? [])
    .filter(({ state, rewardSeen }) => state === 'COMPLETED' && !rewardSeen)
    .map(({ mapNpcQuestId }) => mapNpcQuestId)
    .join();

  useEffect(() => {
    if (unseen === '' || busy || pathname !== '/') return;
    const questIdList = unseen.split(',').map(Number);
    openDialog('reward', { questIdList }, { onClosed: reopenQuests });
  }, [unseen, busy, pathname]);
}

/** The main quest dialog opens by itself while its queue has something; else the list is shown. */
function reopenQuests(): void {
  if (mainQuestStore.getState().queue.length === 0) openDialog('quest', {});
}
