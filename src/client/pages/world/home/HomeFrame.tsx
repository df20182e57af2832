import { House } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import { homeTexts } from './texts.ts';
import styles from './HomePage.module.css';

export interface HomeFrameProps {
  readonly pageRef: Ref<HTMLDivElement>;
  readonly title: string;
  readonly furnishing?: boolean;
  /** Top left. */
  readonly left: ReactNode;
  /** Top right; at the foot of a phone while nothing is furnished. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The page around a room: who lives there, the way out, what one can do. */
export function HomeFrame({ pageRef, title, furnishing = false, left, actions, children }: HomeFrameProps) {
  return (
    <div ref={pageRef} className={styles.page} data-furnishing={furnishing || undefined}>
      <title>{`${title} · ${homeTexts.product}`}</title>
      <SeaBackdrop />
      <header className={styles.head}>
        <div className={styles.left}>{left}</div>
        <h1 className={styles.title}>
          <House aria-hidden="true" />
          <span>{title}</span>
        </h1>
        <div className={styles.actions}>{actions}</div>
      </header>
      <main>{children}</main>
    </div>
  );
}
