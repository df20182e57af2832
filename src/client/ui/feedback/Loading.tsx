import { uiTexts } from '../texts.ts';
import { Spinner } from './Spinner.tsx';
import styles from './Feedback.module.css';

/** Placeholder of loading content. */
export function Loading({ label = uiTexts.loading }: { readonly label?: string }) {
  return (
    <div className={styles.state} role="status">
      <Spinner size={44} />
      <p className={styles.text}>{label}</p>
    </div>
  );
}
