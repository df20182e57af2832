import { Check } from 'lucide-react';
import styles from './Steps.module.css';

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step one is at; all before it are done. */
  readonly current: number;
  /** Goes back to a step that is done. */
  readonly onPick?: (index: number) => void;
}

/** The present step of a task of several steps. */
export function Steps({ label, steps, current, onPick }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < current;
        const inner = (
          <>
            <span className={styles.number} aria-hidden="true">
              {isDone ? <Check /> : index + 1}
            </span>
            <span className={styles.name}>{step}</span>
          </>
        );
        return (
          <li
            key={step}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {isDone && onPick ? (
              <button type="button" className={styles.inner} onClick={() => onPick(index)}>
                {inner}
              </button>
            ) : (
              <span className={styles.inner}>{inner}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
