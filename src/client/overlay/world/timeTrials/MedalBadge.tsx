import { Hint } from '#client/ui/text/Text.tsx';
import type { Medal } from '#shared/content/courseMedals.ts';
import { timeTrialTexts } from './texts.ts';
import styles from './TimeTrials.module.css';

/** A medal on its ribbon; `caption` stands beside it, and only the picture is left out of what is read aloud. */
export function MedalBadge({ medal, caption }: { readonly medal: Medal; readonly caption?: string }) {
  return (
    <span className={styles.medal} data-medal={medal}>
      <svg viewBox="0 0 32 40" width="26" height="32" aria-hidden="true">
        <path className={styles.ribbon} d="M8 1h6l4 15h-7z" />
        <path className={styles.ribbonBack} d="M24 1h-6l-4 15h7z" />
        <circle className={styles.rim} cx="16" cy="26" r="12" />
        <circle className={styles.face} cx="16" cy="25.500" r="9" />
        <path
          className={styles.star}
          d="M16 18.500l2.300 4.700 5.200.7-3.800 3.600.9 5.100-4.600-2.400-4.600 2.400.9-5.100-3.800-3.600 5.200-.7z"
        />
      </svg>
      <span>{timeTrialTexts.medals[medal]}</span>
      {caption !== undefined && (
        <Hint as="small" tabular>
          {caption}
        </Hint>
      )}
    </span>
  );
}
