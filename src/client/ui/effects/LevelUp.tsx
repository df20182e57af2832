import { Scene } from '../scenery/Scene.tsx';
import styles from './LevelUp.module.css';

/** A laughing star with rays behind it; the ribbon below says which level was reached. */
export function LevelUp({ caption }: { readonly caption: string }) {
  return (
    <div className={styles.place}>
      <div className={styles.medal}>
        <div className={styles.rays} aria-hidden="true" />
        <Scene name="level-up" width={300} className={styles.picture} />
        <p role="status" className={styles.caption}>
          {caption}
        </p>
      </div>
    </div>
  );
}
