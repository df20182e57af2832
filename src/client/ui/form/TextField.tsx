import type { ComponentProps } from 'react';
import { Field, type FieldOptions } from './Field.tsx';
import styles from './Field.module.css';

export type TextFieldProps = FieldOptions & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text. Spread `register('name')` of react-hook-form into it. */
export function TextField({ label, hint, error, optional, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => <input {...input} {...attributes} className={styles.input} />}
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  ...input
}: FieldOptions & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => <textarea {...input} {...attributes} className={styles.input} />}
    </Field>
  );
}
