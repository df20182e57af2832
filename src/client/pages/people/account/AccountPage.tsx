import type { ReactNode } from 'react';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import styles from './AccountPage.module.css';
import { accountTexts } from './texts.ts';

export interface AccountPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Links below the panel. */
  readonly links?: ReactNode;
  /** Whether the dolphin is drawn above the panel; off where the panel has its own picture. */
  readonly guide?: boolean;
}

/** Layout of the account pages: the world's name, the dolphin, the panel. */
export function AccountPage({ title, children, links, guide = true }: AccountPageProps) {
  return (
    <SeaPage>
      <title>{`${title} · ${accountTexts.product}`}</title>
      <div className={styles.column}>
        <p className={styles.logo}>
          <img src="/ui/wordmark.svg" alt={accountTexts.product} width="294" height="96" draggable={false} />
          <small>{accountTexts.slogan}</small>
        </p>
        {guide && <Mascot sprite="dolphin" size={150} className={styles.mascot} />}
        <Panel title={title} level={1} className={styles.panel}>
          {children}
        </Panel>
        {links !== undefined && <nav className={styles.links}>{links}</nav>}
      </div>
    </SeaPage>
  );
}
