import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './Text.module.css';

export interface FactsProps {
  /** Facts without a value are left out. */
  readonly items: readonly { readonly term: ReactNode; readonly value: ReactNode; readonly key?: string }[];
  /** `line` puts them beside one another, `tiles` each below its term, `sums` the values at the right edge. */
  readonly layout?: 'list' | 'line' | 'tiles' | 'sums';
}

/** Names with their values. */
export function Facts({ items, layout = 'list' }: FactsProps) {
  const shown = items.filter(
    ({ value }) => value !== undefined && value !== null && value !== false && value !== '',
  );
  return (
    <dl className={classNames(styles.facts, styles[layout])}>
      {shown.map(({ term, value, key }, index) => (
        <div key={key ?? (typeof term === 'string' ? term : index)} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
