import type { ReactNode } from 'react';
import { Mascot, type MascotProps } from '#client/ui/scenery/Mascot.tsx';
import styles from './MessageCard.module.css';

export interface MessageCardProps {
  readonly sprite?: MascotProps['sprite'];
  readonly children: ReactNode;
}

/** Body of a short dialog: an NPC and its message. */
export function MessageCard({ sprite, children }: MessageCardProps) {
  return (
    <div className={styles.card}>
      {sprite && <Mascot sprite={sprite} size={116} />}
      <div className={styles.words}>{children}</div>
    </div>
  );
}
