import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Badge } from '../chip/Chip.tsx';
import { classNames } from '../classNames.ts';
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
  }[];
  readonly className?: string;
}

/** Pages beside one another, each with its own address. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  return (
    <nav className={classNames(styles.list, className)} aria-label={label}>
      {tabs.map(({ to, label: name, icon, count, isExact = false, onPress }) =>
        onPress ? (
          <button key={to} type="button" className={styles.tab} onClick={onPress}>
            {icon}
            {name}
          </button>
        ) : (
          <NavLink key={to} to={to} end={isExact} className={styles.tab}>
            {icon}
            {name}
            {count !== undefined && <Badge count={count} tone="quiet" />}
          </NavLink>
        ),
      )}
    </nav>
  );
}
