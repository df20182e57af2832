import { classNames } from '../classNames.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** Names the thing that is being counted, for screen readers. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Words inside the bar, such as «640 / 1000»; only the tall bar has room for them. */
  readonly caption?: string;
  readonly size?: 'tall' | 'slim';
}

/** Goal counts are floored at 0 and the share is clamped to 0–100 %. */
export function ProgressBar({ label, value, max, caption, size = 'tall' }: ProgressBarProps) {
  const counted = Math.max(0, value);
  const share = max > 0 ? Math.min(1, counted / max) : 0;
  return (
    <div
      className={classNames(styles.bar, styles[size])}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(counted, max)}
      aria-valuetext={caption}
    >
      <div className={styles.fill} style={{ width: `${share * 100}%` }} />
      {caption !== undefined && size === 'tall' && (
        <span className={styles.caption} aria-hidden="true">
          {caption}
        </span>
      )}
    </div>
  );
}
