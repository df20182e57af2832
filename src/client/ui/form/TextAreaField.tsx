import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import { Field, describedBy } from './Field.tsx';
import styles from './Field.module.css';

export interface TextAreaFieldProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly optional?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextAreaField({ label, hint, error, optional, ref, ...input }: TextAreaFieldProps) {
  const inputId = useId();
  return (
    <Field inputId={inputId} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        {...input}
        {...describedBy(inputId, hint, error)}
        ref={ref}
        id={inputId}
        className={styles.input}
      />
    </Field>
  );
}
