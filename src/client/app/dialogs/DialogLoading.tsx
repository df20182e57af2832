import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { uiTexts } from '#client/ui/texts.ts';
import styles from './DialogLoading.module.css';

/** Shown while a dialog's chunk is fetched, but for the first moment: a quick load shows nothing. */
export function DialogLoading() {
  return (
    <p className={styles.sign} data-glass role="status">
      <Spinner size={22} />
      {uiTexts.loading}
    </p>
  );
}
