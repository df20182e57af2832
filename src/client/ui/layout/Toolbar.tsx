import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** Names the purpose of the tools for screen readers. */
  readonly label?: string;
  /** `selection` lies over the foot of a list and acts on what is chosen in it. */
  readonly tone?: 'plain' | 'selection';
  /** How many are chosen, in words; it is read out as it changes. */
  readonly count?: ReactNode;
  readonly children: ReactNode;
}

/** Search, filters and buttons over a list; as a selection, what can be done to the chosen rows. */
export function Toolbar({ label, tone = 'plain', count, children }: ToolbarProps) {
  const Element = tone === 'selection' ? 'section' : 'div';
  const role = tone === 'plain' && label !== undefined ? 'group' : undefined;
  return (
    <Element className={classNames(styles.bar, styles[tone])} role={role} aria-label={label}>
      {count !== undefined && (
        <span className={styles.count} role="status">
          {count}
        </span>
      )}
      {children}
    </Element>
  );
}
