import { Mascot } from '#client/ui/scenery/Mascot.tsx';
import { battleTexts as texts } from './texts.ts';
import styles from './Race.module.css';

/** The dolphin beside the goal, where there is room for it. */
export function Referee() {
  return (
    <p className={styles.referee} aria-hidden="true">
      <Mascot sprite="dolphin" size={104} />
      <span>{texts.referee}</span>
    </p>
  );
}
