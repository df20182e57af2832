import { classNames } from '#client/ui/classNames.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { StarIcon } from '#client/ui/stage/StarIcon.tsx';
import { stageTexts } from './texts.ts';
import styles from './StageScreen.module.css';

export type ConditionState = 'open' | 'kept' | 'broken';

export interface Condition {
  readonly key: 'goal' | 'blocks' | 'steps';
  readonly state: ConditionState;
  readonly text: string;
  /** How it stands now. */
  readonly now: string;
  /** Both in one, for a phone. */
  readonly short: string;
}

/** The conditions of the three stars, and which of them can still be had. */
export function ConditionsCard({ conditions }: { readonly conditions: readonly Condition[] }) {
  return (
    <ul className={styles.card} aria-label={stageTexts.conditions}>
      {conditions.map(({ key, state, text, now, short }) => (
        <li key={key} className={classNames(styles.row, state === 'broken' && styles.broken)}>
          <StarIcon key={state} isLit={state === 'kept'} size={26} />
          <span className={styles.text}>{text}</span>
          <span className={styles.short} aria-hidden="true">
            {short}
          </span>
          <em className={styles.now}>{now}</em>
          <VisuallyHidden>{stageTexts[state]}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
