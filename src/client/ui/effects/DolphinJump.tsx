import { classNames } from '../classNames.ts';
import { Mascot } from '../scenery/Mascot.tsx';
import styles from './DolphinJump.module.css';

/** The dolphin leaps across the screen; the happy one turns a somersault and throws up stars. */
export function DolphinJump({ happy }: { readonly happy: boolean }) {
  return (
    <div className={styles.sea}>
      <div className={classNames(styles.across, happy && styles.happy)}>
        <div className={styles.up}>
          <div className={styles.turn}>
            <Mascot sprite="dolphin" size={200} still />
          </div>
        </div>
      </div>
      {happy &&
        STARS.map((left, index) => (
          <span
            key={left}
            className={styles.star}
            style={{ left: `${left}%`, animationDelay: `${0.5 + index * 0.12}s` }}
          >
            ★
          </span>
        ))}
    </div>
  );
}

const STARS = [24, 34, 44, 54, 64, 74] as const;
