import { Button } from '../button/Button.tsx';
import { Scene } from '../scenery/Scene.tsx';
import { uiTexts } from '../texts.ts';
import styles from './Feedback.module.css';
import { useOnline } from './useOnline.ts';

export interface ErrorStateProps {
  readonly title?: string;
  readonly hint?: string;
  /** Tries again; without it no button is offered. */
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}

/** Stands in place of something that could not be loaded. */
export function ErrorState({
  title = uiTexts.failed,
  hint = uiTexts.failedHint,
  onRetry,
  retrying = false,
}: ErrorStateProps) {
  const online = useOnline();
  return (
    <div className={styles.state} role="alert">
      <Scene name={online ? 'broken' : 'offline'} />
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
