import { Check, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Text } from '#client/ui/text/Text.tsx';
import { closeAllDialogs } from '#client/ui/dialogs/dialogStore.ts';
import { ProgressBar } from '#client/ui/feedback/ProgressBar.tsx';
import type { QuestGoal } from '#shared/contract/world/quests.ts';
import { questTexts } from './texts.ts';
import styles from './Quest.module.css';

interface QuestGoalListProps {
  readonly goalList: readonly QuestGoal[];
  /** Open goals with a page lead there. */
  readonly withLinks?: boolean;
}

export function QuestGoalList({ goalList, withLinks = false }: QuestGoalListProps) {
  return (
    <Stack as="ul" gap={3}>
      {goalList.map((goal, index) => {
        const counted = Math.max(0, goal.completedCount);
        const done = counted >= goal.goalCount;
        return (
          <li key={index} className={styles.goal} data-done={done || undefined}>
            <span className={styles.box}>{done && <Check aria-label={questTexts.goalDone} />}</span>
            {withLinks && !done && goal.path !== null ? (
              <Link
                to={goal.path}
                className={styles.name}
                aria-label={questTexts.openGoal(goal.goalName)}
                onClick={() => closeAllDialogs()}
              >
                {goal.goalName}
                <ChevronRight aria-hidden="true" />
              </Link>
            ) : (
              <Text as="span" bold>
                {goal.goalName}
              </Text>
            )}
            <Text as="span" size="label" tone="soft">
              {questTexts.count(counted, goal.goalCount)}
            </Text>
            <ProgressBar size="slim" label={goal.goalName} value={counted} max={goal.goalCount} />
          </li>
        );
      })}
    </Stack>
  );
}
