import { BadgeCheck, Smartphone } from 'lucide-react';
import { useRef } from 'react';
import { MOST_TYPED_PHONE, phoneProblem as wrongNumber } from '#shared/contract/phone.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { purchaseTexts } from './texts.ts';
import styles from './PhoneField.module.css';

const texts = purchaseTexts.phone;

export interface PhoneFieldProps {
  readonly value: string;
  /** What is stored of the buyer; empty without one. */
  readonly known: string;
  /** What is stored could not be read. */
  readonly isUnknown: boolean;
  readonly isOwn: boolean;
  readonly onChange: (value: string) => void;
  readonly problem: string | undefined;
}

/** What is wrong with a number; undefined for a good one. */
export function phoneProblem(value: string): string | undefined {
  if (value.trim() === '') return texts.missing;
  return wrongNumber(value);
}

/** Where the buyer is reached; the own number stands there already. */
export function PhoneField({ value, known, isUnknown, isOwn, onChange, problem }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const isKnown = known !== '' && value === known;
  return (
    <div>
      <label htmlFor="buyer-phone" className={styles.label}>
        <Smartphone aria-hidden="true" />
        <b>{isOwn ? texts.ownTitle : texts.title}</b> <span>{texts.hint}</span>
      </label>
      <div className={styles.row}>
        <div className={styles.field} data-wrong={problem === undefined ? undefined : true}>
          <input
            ref={input}
            id="buyer-phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={MOST_TYPED_PHONE}
            placeholder={texts.placeholder}
            value={value}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={
              problem !== undefined ? 'phone-problem' : isUnknown ? 'phone-unknown' : undefined
            }
            onChange={({ target }) => onChange(target.value)}
          />
          {isKnown && (
            <span className={styles.known}>
              <BadgeCheck aria-hidden="true" /> {texts.known}
            </span>
          )}
        </div>
        {isKnown && (
          <Button
            tone="alt"
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            {texts.change}
          </Button>
        )}
      </div>
      {isUnknown && value === '' && problem === undefined && (
        <p id="phone-unknown" className={styles.unknown}>
          {texts.unknown}
        </p>
      )}
      <p id="phone-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
