import { classNames } from '../classNames.ts';
import styles from './Meter.module.css';

export interface MeterProps {
  /** Names the measure for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  /** Words at the right, such as «3 / 8»; they are also read out. */
  readonly caption?: string;
}

/** How much of something there is, on a thin bar; `ProgressBar` is for work that is going on. */
export function Meter({ label, value, max, tone = 'info', caption }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span className={styles.meter}>
      <span
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(0, value), max)}
        aria-valuetext={caption}
      >
        <span className={classNames(styles.fill, styles[tone])} style={{ width: `${share * 100}%` }} />
      </span>
      {caption !== undefined && (
        <span className={styles.caption} aria-hidden="true">
          {caption}
        </span>
      )}
    </span>
  );
}
