import { useId, type ReactNode } from 'react';
import { uiTexts } from '../texts.ts';
import styles from './Field.module.css';

export interface FieldOptions {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly optional?: boolean;
}

export interface FieldProps extends FieldOptions {
  /** Renders the input with the attributes that connect it to the label, the hint and the error. */
  readonly children: (attributes: ReturnType<typeof describedBy> & { readonly id: string }) => ReactNode;
}

/** Ids that the input names in `aria-describedby`. */
export const hintIdOf = (inputId: string) => `${inputId}-hint`;
const errorIdOf = (inputId: string) => `${inputId}-error`;

/** Tells assistive technology about an input's hint and its error. */
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
export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const inputId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
        {optional && <span className={styles.optional}>{uiTexts.optional}</span>}
      </label>
      {children({ id: inputId, ...describedBy(inputId, hint, error) })}
      {hint !== undefined && (
        <p id={hintIdOf(inputId)} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldMessage inputId={inputId} error={error} />
    </div>
  );
}

/** The error message: always mounted, so that a screen reader announces its changes. */
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
