import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#client/ui/classNames.ts';
import { PillTitle, type PillTone } from '#client/ui/panel/PillTitle.tsx';
import { SeaBackdrop } from '#client/ui/scenery/SeaBackdrop.tsx';
import { purchaseTexts } from './texts.ts';
import styles from './Purchase.module.css';

export interface PurchaseFrameProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly tone?: PillTone;
  /** The page that the cross leads to. */
  readonly back: string;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A page about money: one panel of paper in the sea, with a way out. */
export function PurchaseFrame({ title, icon, tone = 'sea', back, narrow, children }: PurchaseFrameProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · ${purchaseTexts.product}`}</title>
      <SeaBackdrop />
      <main className={classNames(styles.panel, narrow && styles.narrow)}>
        <PillTitle tone={tone} level={1} className={styles.title}>
          {icon} {title}
        </PillTitle>
        <Link to={back} className={styles.close} aria-label={purchaseTexts.close}>
          <X aria-hidden="true" />
        </Link>
        {children}
      </main>
    </div>
  );
}
