import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { learningTexts } from '../texts.ts';
import { refusalOf } from './refusalOf.ts';
import styles from './ResultPanel.module.css';

/** Why the program could not be handed in; one that only lacks the network is handed in when it is back. */
export function SubmitError({
  error,
  onRetry,
}: {
  readonly error: Error | null;
  readonly onRetry: () => void;
}) {
  const online = useOnline();
  const waits = error instanceof ApiError && error.isConnectionError && !online;
  const hasWaited = useRef(false);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (waits) hasWaited.current = true;
    else if (online && hasWaited.current) retry();
  }, [waits, online]);
  return (
    <section className={classNames(styles.panel, styles.failed)} role="alert">
      <p className={styles.text}>
        {waits ? learningTexts.submitWaits : refusalOf(error, learningTexts.submitFailed)}
      </p>
      {!waits && (
        <p className={styles.ways}>
          <Button onClick={onRetry}>{learningTexts.submitAgain}</Button>
        </p>
      )}
    </section>
  );
}
