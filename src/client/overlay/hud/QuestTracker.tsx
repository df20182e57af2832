import { Map as MapIcon } from 'lucide-react';
import { useStore } from 'zustand';
import { questStore } from '#client/stores/questStore.ts';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { mapOfNpc } from '#shared/content/mapOfNpc.ts';
import { npcById } from '#shared/content/npcs.ts';
import type { NpcQuest } from '#shared/contract/quests.ts';
import { questTexts } from '../quest/texts.ts';
import styles from './QuestTracker.module.css';

/** More would cover the world on a small screen. */
const MOST_SHOWN = 2;

/** Quests under way, one line for what to do next. */
export function QuestTracker() {
  const questList = useStore(questStore, (state) => state.questList);
  const shown = (questList ?? [])
    .filter(({ state }) => state === 'READY' || state === 'IN_PROGRESS')
    .slice(0, MOST_SHOWN);
  return (
    <section className={styles.tracker} aria-label={questTexts.tracker}>
      <h2 className={styles.title}>
        <MapIcon aria-hidden="true" />
        {questTexts.tracker}
      </h2>
      {shown.length === 0 && <p className={styles.empty}>{questTexts.trackerEmpty}</p>}
      <ul className={styles.list}>
        {shown.map((quest) => (
          <li key={quest.mapNpcQuestId}>
            <button type="button" onClick={() => openDialog('quest', { questId: quest.mapNpcQuestId })}>
              <b>{quest.title}</b>
              <span>{nextStep(quest)}</span>
              <ProgressBar size="slim" label={quest.title} value={doneOf(quest)} max={allOf(quest)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nextStep(quest: NpcQuest): string {
  const goal = quest.goalList.find(({ completedCount, goalCount }) => completedCount < goalCount);
  if (goal) {
    const counted = goal.goalCount > 1 ? ` ${questTexts.count(goal.completedCount, goal.goalCount)}` : '';
    return `${goal.goalName}${counted}`;
  }
  const npc = npcById(quest.mapNpcObjectId)?.name ?? '';
  return questTexts.goHintReady(npc, mapOfNpc(quest.mapNpcObjectId)?.name ?? '');
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const allOf = ({ goalList }: NpcQuest) => sum(goalList.map(({ goalCount }) => goalCount));
const doneOf = ({ goalList }: NpcQuest) =>
  sum(goalList.map(({ completedCount, goalCount }) => Math.min(goalCount, Math.max(0, completedCount))));
