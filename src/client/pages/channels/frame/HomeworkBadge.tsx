import { useQuery } from '@tanstack/react-query';
import { ownHomeworkQueries } from '#client/net/learning/homeworks.ts';
import { Badge } from '#client/ui/chip/Chip.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { useChannel } from './channelContext.ts';
import styles from './ChannelFrame.module.css';
import { frameTexts as texts } from './texts.ts';

/** How much homework is to be done; nothing where there is none. */
export function HomeworkBadge() {
  const { id } = useChannel();
  const dueCount = useQuery(ownHomeworkQueries.list(id)).data?.dueCount ?? 0;
  if (dueCount === 0) return null;
  return (
    <span className={styles.badge}>
      <Badge count={dueCount} />
      <VisuallyHidden>{texts.homeworkToDo}</VisuallyHidden>
    </span>
  );
}
