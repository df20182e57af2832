import { Field } from './Field.tsx';
import styles from './Field.module.css';

export interface SelectFieldProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of many. */
export function SelectField({ label, options, value, disabled = false, error, onChange }: SelectFieldProps) {
  return (
    <Field label={label} {...(error !== undefined && { error })}>
      {(attributes) => (
        <select
          {...attributes}
          className={styles.input}
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
