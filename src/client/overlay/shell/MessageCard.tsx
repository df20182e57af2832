import type { ReactNode } from 'react';
import { Stack } from '#client/ui/layout/Stack.tsx';
import { Mascot, type MascotProps } from '#client/ui/scenery/Mascot.tsx';
import styles from './MessageCard.module.css';

export interface MessageCardProps {
  readonly sprite?: MascotProps['sprite'];
  readonly children: ReactNode;
}

/** Body of a short dialog: an NPC and its message. */
export function MessageCard({ sprite, children }: MessageCardProps) {
  return (
    <Stack gap={3} align="center">
      {sprite && <Mascot sprite={sprite} size={116} />}
      <Stack gap={2} className={styles.words}>
        {children}
      </Stack>
    </Stack>
  );
}
