import type { Ref } from 'react';
import { classNames } from '#client/ui/classNames.ts';
import styles from './Ribbon.module.css';

export interface RibbonProps {
  /** Before the name, smaller. */
  readonly place?: string;
  readonly name: string;
  /** Coral for work, sea for places. */
  readonly tone: 'coral' | 'sea';
  /** 2 where the page has its own heading. */
  readonly level?: 1 | 2;
  readonly className?: string;
  /** Lets the heading take the focus where another page begins with it. */
  readonly heading?: Ref<HTMLHeadingElement>;
}

/** The name of a page on a ribbon, as its heading. */
export function Ribbon({ place, name, tone, level = 1, className, heading }: RibbonProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      ref={heading}
      tabIndex={heading === undefined ? undefined : -1}
      className={classNames(styles.ribbon, styles[tone], className)}
    >
      <i className={styles.left} aria-hidden="true" />
      <i className={styles.right} aria-hidden="true" />
      <span className={styles.band}>
        {place !== undefined && <small>{place}</small>}
        <span className={styles.name}>{name}</span>
      </span>
    </Heading>
  );
}
