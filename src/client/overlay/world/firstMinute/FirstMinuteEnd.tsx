import { Check, X } from 'lucide-react';
import { FIRST_MINUTE_SHELLS } from '#shared/content/collectibles.ts';
import { uiTexts } from '#client/ui/texts.ts';
import { firstMinuteTexts as texts } from './texts.ts';
import { STEPS } from './watchSteps.ts';
import styles from './FirstMinute.module.css';

/** Three ticks, the shells, and a word on the way. */
export function FirstMinuteEnd({ onClose }: { readonly onClose: () => void }) {
  return (
    <section className={styles.end} role="status" aria-label={texts.region}>
      <img className={styles.face} src="/npc/dolphin/@2x/bust.webp" alt="" />
      <p className={styles.words}>
        <b>{texts.end}</b>
        <small>{texts.endHint}</small>
      </p>
      <ul className={styles.ticks}>
        {STEPS.map((step) => (
          <li key={step}>
            <Check aria-hidden="true" />
            {texts.titles[step]}
          </li>
        ))}
      </ul>
      <p className={styles.shells}>
        <img src="/ui/shell.svg" alt="" width="34" height="34" />
        {texts.allShells(FIRST_MINUTE_SHELLS)}
      </p>
      <button type="button" className={styles.close} aria-label={uiTexts.close} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </section>
  );
}
