import { Check, Clock, RotateCcw, Send, type LucideIcon } from 'lucide-react';
import type { HomeworkWork } from '#shared/contract/learning/homeworks.ts';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { homeworkTexts as texts } from './texts.ts';

type State = HomeworkWork['state'] | 'NONE';
const ICONS: Readonly<Record<State, LucideIcon>> = {
  NONE: Clock,
  HANDED_IN: Send,
  RETURNED: RotateCcw,
  DONE: Check,
};

const TONES = {
  NONE: 'open',
  HANDED_IN: 'info',
  RETURNED: 'warning',
  DONE: 'success',
} as const;

interface StateChipProps {
  readonly work: Pick<HomeworkWork, 'state' | 'isLate'> | null;
  /** Whether the homework was over before the pupil came: nobody waits for it. */
  readonly wasDueBeforeJoining?: boolean;
}

/** The state of a pupil's homework: a word, a picture and a colour. */
export function StateChip({ work, wasDueBeforeJoining = false }: StateChipProps) {
  const state = work?.state ?? 'NONE';
  const Icon = ICONS[state];
  return (
    <Cluster as="span" gap={2}>
      <Chip tone={TONES[state]} icon={<Icon aria-hidden="true" />}>
        {work === null && wasDueBeforeJoining ? texts.before : texts.states[state]}
      </Chip>
      {work?.isLate && <Chip tone="warning">{texts.late}</Chip>}
    </Cluster>
  );
}
