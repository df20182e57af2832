import type { ReactNode } from 'react';
import { uiTexts } from '../texts.ts';
import styles from './States.module.css';

export interface EmptyStateProps {
  readonly title?: string;
  readonly hint?: string;
  readonly picture?: ReactNode;
  /** Something to do about it, such as a button. */
  readonly children?: ReactNode;
}

/** What stands in a list that has nothing in it. */
export function EmptyState({ title = uiTexts.empty, hint, picture, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture ?? <ShellPicture />}
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p className={styles.text}>{hint}</p>}
      {children}
    </div>
  );
}

function ShellPicture() {
  return (
    <svg width="84" height="70" viewBox="0 0 84 70" aria-hidden="true">
      <path
        d="M42 64c-9 0-14-4-16-8C12 52 4 40 4 28 4 12 22 4 42 4s38 8 38 24c0 12-8 24-22 28-2 4-7 8-16 8Z"
        fill="#dff3f7"
        stroke="#6f9fb6"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M42 56V10M30 52 20 14M54 52l10-38M24 46 9 26M60 46l15-20"
        stroke="#9cc6d6"
        strokeWidth="3.5"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}
