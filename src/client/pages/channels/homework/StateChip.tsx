import { Check, Clock, RotateCcw, Send, type LucideIcon } from 'lucide-react';
import type { HomeworkWork } from '#shared/contract/learning/homeworks.ts';
import { homeworkTexts as texts } from './texts.ts';
import styles from './StateChip.module.css';

type State = HomeworkWork['state'] | 'NONE';
const ICONS: Readonly<Record<State, LucideIcon>> = {
  NONE: Clock,
  HANDED_IN: Send,
  RETURNED: RotateCcw,
  DONE: Check,
};

interface StateChipProps {
  readonly work: Pick<HomeworkWork, 'state' | 'isLate'> | null;
  /** Whether the homework was over before the pupil came: nobody waits for it. */
  readonly wasDueBeforeJoining?: boolean;
}

/** Where a pupil is with a homework: a word, a picture and a colour. */
export function StateChip({ work, wasDueBeforeJoining = false }: StateChipProps) {
  const state = work?.state ?? 'NONE';
  const Icon = ICONS[state];
  return (
    <span className={styles.chips}>
      <span className={styles.chip} data-state={state}>
        <Icon aria-hidden="true" />
        {work === null && wasDueBeforeJoining ? texts.before : texts.states[state]}
      </span>
      {work?.isLate && (
        <span className={styles.chip} data-state="LATE">
          {texts.late}
        </span>
      )}
    </span>
  );
}
