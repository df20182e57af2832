import { useId, type Ref } from 'react';
import { describedBy, FieldMessage } from './Field.tsx';
import styles from './Field.module.css';

export interface ChoiceFieldProps<T extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    /** Colour of a dot before the word, which says the same. */
    readonly swatch?: string;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of a few, all in view: radio buttons that look like chips. */
export function ChoiceField<T extends string>({
  label,
  options,
  value,
  onChange,
  error,
  ref,
}: ChoiceFieldProps<T>) {
  const id = useId();
  return (
    <fieldset className={styles.group} {...describedBy(id, undefined, error)}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.swatch !== undefined && (
                <i className={styles.swatch} style={{ background: option.swatch }} aria-hidden="true" />
              )}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      <FieldMessage inputId={id} error={error} />
    </fieldset>
  );
}
