import { classNames } from '../classNames.ts';
import { Mascot } from '../scenery/Mascot.tsx';
import styles from './Effects.module.css';

/** The dolphin leaps across the screen; the happy one turns a somersault and throws up stars. */
export function DolphinJump({ happy }: { readonly happy: boolean }) {
  return (
    <div className={styles.sea} aria-hidden="true">
      <div className={classNames(styles.across, happy && styles.happy)}>
        <div className={styles.up}>
          <div className={styles.turn}>
            <Mascot sprite="dolphin" size={200} still />
          </div>
        </div>
      </div>
      {SPLASHES.map(({ side, drops }) => (
        <div key={side} className={classNames(styles.splash, styles[side])}>
          {drops.map((x) => (
            <i key={x} style={{ left: x, height: 44 - Math.abs(x) * 0.3 }} />
          ))}
        </div>
      ))}
      {happy &&
        STARS.map((left, index) => (
          <img
            key={left}
            className={styles.star}
            src="/ui/star.svg"
            alt=""
            width="44"
            height="44"
            style={{ left: `${left}%`, animationDelay: `${0.5 + index * 0.12}s` }}
          />
        ))}
    </div>
  );
}

const STARS = [24, 34, 44, 54, 64, 74] as const;
/** The spots at which it leaves the water and comes back, with their drops around the middle. */
const SPLASHES = [
  { side: 'out', drops: [-56, -28, 0, 30, 58] },
  { side: 'in', drops: [-60, -30, 0, 26, 54] },
] as const;
