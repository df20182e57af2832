import { Search } from 'lucide-react';
import { classNames } from '../classNames.ts';
import styles from './Field.module.css';

export interface SearchFieldProps {
  /** Shown while nothing is typed, and read out. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly className?: string;
  /** Shown instead of the label while nothing is typed. */
  readonly placeholder?: string;
  readonly invalid?: boolean;
}

/** One line to search by, beside the other tools of a list. */
export function SearchField({
  label,
  value,
  onChange,
  maxLength,
  className,
  placeholder,
  invalid,
}: SearchFieldProps) {
  return (
    <label className={classNames(styles.search, className)} data-search>
      <Search aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder ?? label}
        aria-invalid={invalid || undefined}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
