import { Button } from '../button/Button.tsx';
import { uiTexts } from '../texts.ts';
import styles from './States.module.css';

export interface ErrorStateProps {
  readonly title?: string;
  readonly hint?: string;
  /** Tries again; without it no button is offered. */
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}

/** What stands where something could not be loaded. */
export function ErrorState({
  title = uiTexts.failed,
  hint = uiTexts.failedHint,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <svg width="76" height="76" viewBox="0 0 76 76" aria-hidden="true">
        <circle cx="38" cy="38" r="33" fill="#fff0ec" stroke="#c4413d" strokeWidth="4" />
        <circle cx="27" cy="33" r="4" fill="#7e2228" />
        <circle cx="49" cy="33" r="4" fill="#7e2228" />
        <path d="M26 54c5-8 19-8 24 0" stroke="#7e2228" strokeWidth="4" strokeLinecap="round" fill="none" />
      </svg>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{hint}</p>
      {onRetry && (
        <Button tone="alt" onClick={onRetry} busy={retrying}>
          {uiTexts.retry}
        </Button>
      )}
    </div>
  );
}
