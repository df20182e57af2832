import type { ReactNode } from 'react';
import { uiTexts } from '../texts.ts';
import styles from './Field.module.css';

export interface FieldProps {
  /** Id of the input this labels. */
  readonly inputId: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly optional?: boolean;
  readonly children: ReactNode;
}

/** Ids that the input names in `aria-describedby`. */
export const hintIdOf = (inputId: string) => `${inputId}-hint`;
const errorIdOf = (inputId: string) => `${inputId}-error`;

/** What an input says to assistive technology about its hint and its error. */
export function describedBy(inputId: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint !== undefined && hintIdOf(inputId), error !== undefined && errorIdOf(inputId)].filter(
    Boolean,
  );
  return {
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

/** Label above, input, hint and error below. */
export function Field({ inputId, label, hint, error, optional = false, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
        {optional && <span className={styles.optional}>{uiTexts.optional}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={hintIdOf(inputId)} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldMessage inputId={inputId} error={error} />
    </div>
  );
}

/** The error line: its place is always there, so that a screen reader hears what comes into it. */
export function FieldMessage({
  inputId,
  error,
}: {
  readonly inputId: string;
  readonly error: string | undefined;
}) {
  return (
    <p id={errorIdOf(inputId)} className={styles.error} role="alert">
      {error !== undefined && (
        <>
          <span className={styles.errorMark} aria-hidden="true">
            !
          </span>
          {error}
        </>
      )}
    </p>
  );
}
