import type { ReactNode } from 'react';
import { SeaBackdrop } from './SeaBackdrop.tsx';
import styles from './Scenery.module.css';

/** A page in the sea: its content in the middle, scrolling when it is taller than the screen. */
export function SeaPage({
  isDense = false,
  children,
}: {
  /** Rows and buttons have the size for a mouse, as staff uses it. */
  readonly isDense?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.page} data-dense={isDense || undefined}>
      <SeaBackdrop />
      <main className={styles.main}>{children}</main>
    </div>
  );
}
