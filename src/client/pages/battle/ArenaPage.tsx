import type { ReactNode } from 'react';
import { OfflineSign } from '#client/ui/feedback/OfflineSign.tsx';
import { BattleFrame, type BattleFrameProps } from './BattleFrame.tsx';
import styles from './Arena.module.css';

interface ArenaPageProps extends Pick<BattleFrameProps, 'title' | 'back' | 'children'> {
  /** Beside the title on its sign. */
  readonly icon: ReactNode;
  /** The greatest width of the page, in pixels. */
  readonly width: number;
}

/** A page of the arena on which something is chosen: the lobby, the list of competitions. */
export function ArenaPage({ title, back, icon, width, children }: ArenaPageProps) {
  return (
    <BattleFrame title={title} back={back}>
      <OfflineSign />
      <main className={styles.page} style={{ maxWidth: width }}>
        <h1 className={styles.name}>
          {icon}
          {title}
        </h1>
        {children}
      </main>
    </BattleFrame>
  );
}
