import { useState } from 'react';
import { TextField } from '#client/ui/form/TextField.tsx';

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within bounds; what is typed on the way to one is left as it is. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={typed ?? `${value}`}
      onChange={({ target }) => {
        setTyped(target.value);
        const next = Number(target.value);
        if (target.value !== '' && Number.isInteger(next) && next >= min && next <= max) onChange(next);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
