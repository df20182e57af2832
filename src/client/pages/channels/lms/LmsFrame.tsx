import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#client/ui/classNames.ts';
import { paths } from '#client/ui/routing/paths.ts';
import type { LmsTab } from '#shared/contract/learning/lms.ts';
import edges from '#client/ui/tabs/scrollEdges.module.css';
import { useScrollEdges } from '#client/ui/tabs/useScrollEdges.ts';
import { useChannel } from '../frame/channelContext.ts';
import styles from './LmsFrame.module.css';
import { lmsTabs } from './lmsTabs.ts';
import { lmsTexts as texts } from './texts.ts';

export interface LmsFrameProps {
  readonly tab: LmsTab;
  /** Buttons in the head, such as the one that makes a new thing. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The list of one kind of a channel's materials: title, tabs of all kinds, actions and the paper below. */
export function LmsFrame({ tab, actions, children }: LmsFrameProps) {
  const { channelDomain } = useChannel();
  const row = useRef<HTMLElement>(null);
  useScrollEdges(row);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <span className={styles.rest} />
        {actions}
      </header>
      <nav ref={row} className={classNames(styles.tabs, edges.edges)} aria-label={texts.tabsLabel}>
        {lmsTabs.map(({ tab: key, label, icon: Icon }) => (
          <Link
            key={key}
            to={paths.channelLmsTab(channelDomain, key)}
            className={styles.tab}
            aria-current={key === tab ? 'page' : undefined}
          >
            <Icon aria-hidden="true" />
            {label}
          </Link>
        ))}
      </nav>
      <section className={styles.paper} aria-label={texts.tabs[tab]}>
        {children}
      </section>
    </div>
  );
}
