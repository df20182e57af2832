import { battleTexts } from '../texts.ts';
import { ChestPicture } from './ChestPicture.tsx';
import type { Reveal } from './revealBoard.ts';
import styles from './ScreenFrame.module.css';

const texts = battleTexts.screen;

/** Says on the wall of a class that the chests wait for the space bar, or that all are open. */
export function RevealSign({ reveal }: { readonly reveal: Reveal }) {
  return (
    <p className={styles.secret} role="status">
      <ChestPicture />
      <span>
        <b>{reveal.next ? texts.openTitle : texts.openedTitle}</b>
        {reveal.next ? texts.openHint : texts.openedHint}
      </span>
    </p>
  );
}
