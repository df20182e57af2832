import { ConnectionNotice } from './ConnectionNotice.tsx';
import styles from './ConnectionSign.module.css';
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
      <div className={styles.teacher}>
        <h3>{texts.forTeachers}</h3>
        <p>{texts.askForSocket}</p>
        <code>{window.location.origin.replace(/^http/, 'ws')}</code>
      </div>
      <p className={styles.meanwhile}>{texts.blockedMeanwhile}</p>
    </ConnectionNotice>
  );
}
