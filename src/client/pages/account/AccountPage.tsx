import type { ReactNode } from 'react';
import { classNames } from '#client/ui/classNames.ts';
import { Panel } from '#client/ui/panel/Panel.tsx';
import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { SeaPage } from '#client/ui/scenery/SeaPage.tsx';
import styles from './AccountPage.module.css';
import { accountTexts } from './texts.ts';

export interface AccountPageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Under the panel: the ways elsewhere. */
  readonly links?: ReactNode;
  readonly wide?: boolean;
  /** Whether the dolphin looks over the panel; not where the panel has a picture of its own. */
  readonly guide?: boolean;
}

/** A page about who one is: the name of the world, the dolphin looking over the panel, the panel. */
export function AccountPage({ title, children, links, wide = false, guide = true }: AccountPageProps) {
  return (
    <SeaPage>
      <title>{`${title} · ${accountTexts.product}`}</title>
      <div className={classNames(styles.column, wide && styles.wide)}>
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
