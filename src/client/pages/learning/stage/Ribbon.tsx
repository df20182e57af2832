import { classNames } from '#client/ui/classNames.ts';
import styles from './Ribbon.module.css';

export interface RibbonProps {
  /** Before the name, smaller. */
  readonly place?: string;
  readonly name: string;
  /** Coral for work, sea for places. */
  readonly tone: 'coral' | 'sea';
  readonly className?: string;
}

/** The name of a page on a ribbon, as its heading. */
export function Ribbon({ place, name, tone, className }: RibbonProps) {
  return (
    <h1 className={classNames(styles.ribbon, styles[tone], className)}>
      <i className={styles.left} aria-hidden="true" />
      <i className={styles.right} aria-hidden="true" />
      <span className={styles.band}>
        {place !== undefined && <small>{place}</small>}
        {name}
      </span>
    </h1>
  );
}
