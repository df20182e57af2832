import { useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Badge } from '../chip/Chip.tsx';
import { classNames } from '../classNames.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import styles from './Tabs.module.css';

export interface LinkTabsProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly to: string;
    /** Instead of leading there it tells why it does not. */
    readonly onPress?: (() => void) | undefined;
    readonly label: string;
    readonly icon?: ReactNode;
    readonly count?: number;
    /** Only this very address, not those below it. */
    readonly isExact?: boolean;
    /** Pages below this address belong to it, too. */
    readonly below?: string;
  }[];
  readonly className?: string;
}

/** Pages beside one another, each with its own address; on a narrow screen the current one is pushed into view. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  useScrollEdges(row, pathname);
  return (
    <nav ref={row} className={classNames(styles.list, styles.edges, className)} aria-label={label}>
      {tabs.map(({ to, label: name, icon, count, isExact = false, below, onPress }) =>
        onPress ? (
          <button key={to} type="button" className={styles.tab} onClick={onPress}>
            {icon}
            {name}
          </button>
        ) : (
          <NavLink
            key={to}
            to={to}
            end={isExact && !(below !== undefined && pathname.startsWith(below))}
            className={styles.tab}
          >
            {icon}
            {name}
            {count !== undefined && <Badge count={count} tone="quiet" />}
          </NavLink>
        ),
      )}
    </nav>
  );
}
