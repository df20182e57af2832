import { Card } from '#client/ui/layout/Card.tsx';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import styles from './World.module.css';
import { worldTexts } from './texts.ts';

const texts = worldTexts;

/** The server answers, but no WebSocket reaches it: tells the child, and the teacher which address to unblock. */
export function BlockedNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ConnectionNotice
      scene="offline"
      title={texts.blocked}
      hint={texts.blockedHint}
      action={texts.tryAgain}
      onAction={onRetry}
    >
      <Card tone="paper" gap={1}>
        <Heading level={3}>{texts.forTeachers}</Heading>
        <Text size="small">{texts.askForSocket}</Text>
        <code className={styles.address}>{window.location.origin.replace(/^http/, 'ws')}</code>
      </Card>
      <Hint>{texts.blockedMeanwhile}</Hint>
    </ConnectionNotice>
  );
}
