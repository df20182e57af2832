import { useEffect } from 'react';
import { loadQuests } from '#client/net/world/quests.ts';
import { questStore } from '#client/stores/questStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { NpcQuest } from '#shared/contract/world/quests.ts';
import { questTexts } from './texts.ts';

/** The end of the time limit that comes first; null without one. */
const firstEnd = (questList: readonly NpcQuest[] | null): string | null =>
  (questList ?? []).reduce<string | null>(
    (first, { expiresAt }) =>
      expiresAt !== null && (first === null || expiresAt < first) ? expiresAt : first,
    null,
  );

/** At the end of a time limit the quests are asked for anew, because the server gives the quest back. */
export function useTimeUp(): void {
  const end = firstEnd(useStore(questStore, ({ questList }) => questList));
  useEffect(() => (end === null ? undefined : watchTimeUp(end)), [end]);
}

/** Says at the end of a limit that a quest is back; the answer ends the watch. */
export function watchTimeUp(end: string): () => void {
  const timer = setTimeout(() => void announceEnd(end), Math.max(0, Date.parse(end) - Date.now()));
  return () => clearTimeout(timer);
}

async function announceEnd(end: string): Promise<void> {
  const timed = questStore.getState().questList?.find(({ expiresAt }) => expiresAt === end);
  const now = await loadQuests().catch(() => []);
  const isBack = now.some(
    ({ mapNpcQuestId, state }) => mapNpcQuestId === timed?.mapNpcQuestId && state === 'AVAILABLE',
  );
  if (isBack && timed) showToast({ text: questTexts.timeUp(timed.title), theme: 'info' });
}
