import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { PillTitle, type PillTone } from './PillTitle.tsx';
import styles from './Panel.module.css';

export interface PanelProps {
  readonly title?: ReactNode;
  readonly titleTone?: PillTone;
  /** Heading level of the title; 1 on a page of its own. */
  readonly level?: 1 | 2 | 3;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The paper panel; its title overlaps the upper edge. */
export function Panel({ title, titleTone, level = 2, className, children }: PanelProps) {
  return (
    <section className={classNames(styles.panel, title !== undefined && styles.titled, className)}>
      {title !== undefined && (
        <PillTitle tone={titleTone} level={level} className={styles.title}>
          {title}
        </PillTitle>
      )}
      {children}
    </section>
  );
}
