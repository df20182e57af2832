import { Loading } from '#client/ui/feedback/Loading.tsx';
import styles from './DialogLoading.module.css';

/** Shown while a dialog's chunk is fetched; invisible on a fast connection. */
export function DialogLoading() {
  return (
    <div className={styles.place}>
      <div className={styles.bubble}>
        <Loading />
      </div>
    </div>
  );
}
