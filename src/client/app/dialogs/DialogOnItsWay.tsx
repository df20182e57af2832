import { Loading } from '#client/ui/feedback/Loading.tsx';
import styles from './DialogOnItsWay.module.css';

/** Says that a dialog is being fetched; on a quick line it is gone before it is seen. */
export function DialogOnItsWay() {
  return (
    <div className={styles.place}>
      <div className={styles.bubble}>
        <Loading />
      </div>
    </div>
  );
}
