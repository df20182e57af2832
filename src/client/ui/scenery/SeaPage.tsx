import type { ReactNode } from 'react';
import { SeaBackdrop } from './SeaBackdrop.tsx';
import styles from './SeaPage.module.css';

/** A page in the sea: its content in the middle, scrolling when it is taller than the screen. */
export function SeaPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SeaBackdrop />
      <main className={styles.main}>{children}</main>
    </div>
  );
}
