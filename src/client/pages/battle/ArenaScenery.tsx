import { memo } from 'react';
import styles from './Arena.module.css';

/** The stands in the bowl of the sunken ship and the boards of the track: what lies behind every battle. */
export const ArenaScenery = memo(function ArenaScenery({ floorAt = 38 }: { readonly floorAt?: number }) {
  return (
    <div className={styles.scenery} aria-hidden="true">
      <div className={styles.stands} style={{ height: `${floorAt}%` }} />
      <div className={styles.floor} style={{ top: `${floorAt}%` }} />
    </div>
  );
});
