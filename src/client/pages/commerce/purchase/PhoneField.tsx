import { BadgeCheck } from 'lucide-react';
import { useRef } from 'react';
import { MOST_TYPED_PHONE, phoneProblem as wrongNumber } from '#shared/contract/phone.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { purchaseTexts } from './texts.ts';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Chip } from '#client/ui/chip/Chip.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import styles from './Purchase.module.css';

const texts = purchaseTexts.phone;

export interface PhoneFieldProps {
  readonly value: string;
  /** The stored number of the buyer; empty without one. */
  readonly known: string;
  /** The stored number could not be read. */
  readonly isUnknown: boolean;
  readonly isOwn: boolean;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
}

/** The fault of a number; undefined for a good one. */
export function phoneProblem(value: string): string | undefined {
  if (value.trim() === '') return texts.missing;
  return wrongNumber(value);
}

/** The number at which the buyer is reached; the own number stands there already. */
export function PhoneField({ value, known, isUnknown, isOwn, onChange, problem }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isKnown = known !== '' && value === known;
  const hint = isKnown ? (
    <Chip tone="success" icon={<BadgeCheck aria-hidden="true" />}>
      {texts.known}
    </Chip>
  ) : isUnknown && value === '' ? (
    texts.unknown
  ) : (
    texts.hint
  );
  return (
    <Row align="start">
      <Stack gap={0} grow>
        <TextField
          ref={input}
          label={isOwn ? texts.ownTitle : texts.title}
          hint={hint}
          {...(problem !== undefined && { error: problem })}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MOST_TYPED_PHONE}
          placeholder={texts.placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Stack>
      {isKnown && (
        <Button
          tone="alt"
          className={styles.besideField}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          {texts.change}
        </Button>
      )}
    </Row>
  );
}
