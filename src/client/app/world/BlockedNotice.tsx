import { LineNotice } from './LineNotice.tsx';
import styles from './LineSign.module.css';
import { socketAddress } from './socketAddress.ts';
import { worldTexts } from './texts.ts';

const texts = worldTexts;

/** The server answers, but no WebSocket reaches it: says so to the child, and to the teacher what to ask for. */
export function BlockedNotice({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <LineNotice
      scene="offline"
      title={texts.blocked}
      hint={texts.blockedHint}
      action={texts.tryAgain}
      onAction={onRetry}
    >
      <div className={styles.teacher}>
        <h3>{texts.forTeachers}</h3>
        <p>{texts.askForSocket}</p>
        <code>{socketAddress(window.location)}</code>
      </div>
      <p className={styles.meanwhile}>{texts.blockedMeanwhile}</p>
    </LineNotice>
  );
}
