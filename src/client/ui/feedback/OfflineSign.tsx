import { uiTexts } from '../texts.ts';
import { useOnline } from './useOnline.ts';
import styles from './Feedback.module.css';

/** A sign at the top of the screen while there is no network. */
export function OfflineSign() {
  const online = useOnline();
  return (
    <div role="status" className={styles.place}>
      {!online && <p className={styles.sign}>{uiTexts.offline}</p>}
    </div>
  );
}
