import type { ReactNode } from 'react';
import type { UiScene } from '#shared/content/sprites.gen.ts';
import { Scene } from '../scenery/Scene.tsx';
import { uiTexts } from '../texts.ts';
import styles from './Feedback.module.css';

export interface EmptyStateProps {
  readonly title?: string;
  readonly hint?: string;
  readonly scene?: UiScene;
  /** Something to do about it, such as a button. */
  readonly children?: ReactNode;
}

/** Placeholder of an empty list. */
export function EmptyState({
  title = uiTexts.empty,
  hint,
  scene = 'empty-shelf',
  children,
}: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Scene name={scene} />
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p className={styles.text}>{hint}</p>}
      {children}
    </div>
  );
}
