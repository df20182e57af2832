import { Check } from 'lucide-react';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import type { QuestGoal } from '#shared/contract/quests.ts';
import { questTexts } from './texts.ts';
import styles from './QuestGoalList.module.css';

export function QuestGoalList({ goalList }: { readonly goalList: readonly QuestGoal[] }) {
  return (
    <ul className={styles.list}>
      {goalList.map((goal) => {
        const done = goal.completedCount >= goal.goalCount;
        return (
          <li
            key={`${goal.actionType}:${goal.actionId}`}
            className={styles.goal}
            data-done={done || undefined}
          >
            <span className={styles.box}>{done && <Check aria-label={questTexts.goalDone} />}</span>
            <span className={styles.name}>{goal.goalName}</span>
            <span className={styles.count}>
              {questTexts.count(Math.max(0, goal.completedCount), goal.goalCount)}
            </span>
            <ProgressBar size="slim" label={goal.goalName} value={goal.completedCount} max={goal.goalCount} />
          </li>
        );
      })}
    </ul>
  );
}
