import styles from './AvailabilityHint.module.css';
import { accountTexts } from './texts.ts';
import type { Availability } from './useAvailability.ts';

export interface AvailabilityHintProps {
  readonly state: Availability;
  /** Shown while there is nothing to say. */
  readonly hint: string;
  readonly free: string;
  readonly taken: string;
}

/** The line under a name: its rule, or whether it can be had. */
export function AvailabilityHint({ state, hint, free, taken }: AvailabilityHintProps) {
  return (
    <span aria-live="polite">
      {state === 'unknown' && hint}
      {state === 'checking' && accountTexts.checking}
      {state === 'free' && <b className={styles.free}>✓ {free}</b>}
      {state === 'taken' && <b className={styles.taken}>✕ {taken}</b>}
    </span>
  );
}
