import { useId, useState, type Ref } from 'react';
import { uiTexts } from '../texts.ts';
import { describedBy, FieldMessage, hintIdOf } from './Field.tsx';
import { isoDateOf, offeredDays, piecesOf, withPiece, type DatePieces } from './datePieces.ts';
import styles from './Field.module.css';

export interface DateFieldProps {
  readonly label: string;
  /** ISO date, or an empty string. */
  readonly value: string;
  readonly onChange: (isoDate: string) => void;
  /** First and last year offered; the last comes first in the list. */
  readonly years: readonly [from: number, to: number];
  readonly hint?: string;
  readonly error?: string;
  /** Names the autofill of a birth date. */
  readonly birthday?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** Year, month and day as three lists: no keyboard, no calendar to page through eleven years back. */
export function DateField({
  label,
  value,
  onChange,
  years,
  hint,
  error,
  birthday = false,
  ref,
}: DateFieldProps) {
  const inputId = useId();
  const [pieces, setPieces] = useState<DatePieces>(() => piecesOf(value));
  // Pieces chosen so far live here, because an unfinished date has no value outside.
  const shown = value !== '' && value !== isoDateOf(pieces) ? piecesOf(value) : pieces;

  const choose = (piece: Partial<DatePieces>) => {
    const next = withPiece(shown, piece);
    setPieces(next);
    onChange(isoDateOf(next));
  };

  const [from, to] = years;
  const lists = [
    { piece: 'year', unit: uiTexts.year, values: range(from, to).toReversed(), autoComplete: 'bday-year' },
    { piece: 'month', unit: uiTexts.month, values: range(1, 12), autoComplete: 'bday-month' },
    { piece: 'day', unit: uiTexts.day, values: range(1, offeredDays(shown)), autoComplete: 'bday-day' },
  ] as const;

  return (
    <fieldset className={styles.group} {...describedBy(inputId, hint, error)}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {lists.map(({ piece, unit, values, autoComplete }, index) => (
          <select
            key={piece}
            ref={index === 0 ? ref : undefined}
            className={styles.input}
            aria-label={`${label} ${unit}`}
            aria-invalid={error !== undefined || undefined}
            autoComplete={birthday ? autoComplete : 'off'}
            value={shown[piece]}
            onChange={(event) => choose({ [piece]: event.target.value })}
          >
            <option value="" disabled>
              {unit}
            </option>
            {values.map((number) => (
              <option key={number} value={String(number)}>
                {number}
                {unit}
              </option>
            ))}
          </select>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintIdOf(inputId)} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldMessage inputId={inputId} error={error} />
    </fieldset>
  );
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
