import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Field, describedBy } from './Field.tsx';
import styles from './Field.module.css';

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  readonly optional?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. Spread `register('name')` of react-hook-form into it. */
export function TextField({ label, hint, error, optional, ref, ...input }: TextFieldProps) {
  const inputId = useId();
  return (
    <Field inputId={inputId} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...input}
        {...describedBy(inputId, hint, error)}
        ref={ref}
        id={inputId}
        className={styles.input}
      />
    </Field>
  );
}
