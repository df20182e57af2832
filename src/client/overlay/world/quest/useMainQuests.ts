import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  mainQuestStore,
  newMainQuests,
  queueMainQuests,
  takeFirstMainQuest,
} from '#client/stores/mainQuestStore.ts';
import { questStore } from '#client/stores/questStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { useAnyDialogOpen } from '#client/ui/dialogs/useAnyDialogOpen.ts';
import { useStore } from '#client/ui/useStore.ts';

/** Opens the main quest dialog as soon as nothing else is open, while something waits in its queue. */
export function useMainQuests(): void {
  const { pathname } = useLocation();
  const busy = useAnyDialogOpen();
  const waits = useStore(mainQuestStore, ({ queue }) => queue.length > 0);
  const rewardWaits = useStore(questStore, ({ questList }) =>
    (questList ?? []).some(({ state, rewardSeen }) => state === 'COMPLETED' && !rewardSeen),
  );

  useEffect(
    () =>
      questStore.subscribe((now, before) => queueMainQuests(newMainQuests(before.questList, now.questList))),
    [],
  );
  useEffect(() => {
    if (waits && !rewardWaits && !busy && pathname === '/')
      openDialog('mainQuest', null, { onClosed: takeFirstMainQuest });
  }, [waits, rewardWaits, busy, pathname]);
}
