import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { questStore } from '#client/stores/questStore.ts';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';

/**
 * Opens the reward dialog in the world as soon as nothing else is open, for every completed quest whose reward was
 * not shown yet: also after a reload, or on another computer. Its end opens the quest book, as the spec has it.
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
    openDialog('reward', { questIdList }, { onClosed: () => openDialog('quest', {}) });
  }, [unseen, busy, pathname]);
}
