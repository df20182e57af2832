import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { Text } from '#client/ui/text/Text.tsx';
import { Row } from '#client/ui/layout/Stack.tsx';
import { Card } from '#client/ui/layout/Card.tsx';
import { Button } from '#client/ui/button/Button.tsx';
import { useOnline } from '#client/ui/feedback/useOnline.ts';
import { learningTexts } from '../texts.ts';
import { refusalOf } from './refusalOf.ts';

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
    <Card as="section" tone="danger" gap={4} role="alert">
      <Text bold>{waits ? learningTexts.submitWaits : refusalOf(error, learningTexts.submitFailed)}</Text>
      {!waits && (
        <Row>
          <Button onClick={onRetry}>{learningTexts.submitAgain}</Button>
        </Row>
      )}
    </Card>
  );
}
