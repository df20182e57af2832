import styles from './Field.module.css';

export interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** The words of «no filter», whose value is empty. */
  readonly every?: string;
  readonly disabled?: boolean;
  /** The label is read out only: the list says it itself. */
  readonly isLabelHidden?: boolean;
}

/** One filter of a list, on one line with its label; for use in a `Toolbar`. */
export function FilterSelect({
  label,
  value,
  onChange,
  options,
  every,
  disabled = false,
  isLabelHidden = false,
}: FilterSelectProps) {
  return (
    <label className={styles.filter}>
      {!isLabelHidden && <span>{label}</span>}
      <select
        aria-label={isLabelHidden ? label : undefined}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value)}
      >
        {every !== undefined && <option value="">{every}</option>}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
