import { useState } from 'react';
import { uiTexts } from '../texts.ts';
import { Field } from './Field.tsx';
import type { TextFieldProps } from './TextField.tsx';
import styles from './Field.module.css';

/** A password that can be shown: children mistype what they cannot see. */
export function PasswordField({ label, hint, error, optional, ...input }: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(attributes) => (
        <div className={styles.withButton}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...attributes}
            type={shown ? 'text' : 'password'}
            className={styles.input}
          />
          <button
            type="button"
            className={styles.inside}
            aria-label={shown ? uiTexts.hidePassword : uiTexts.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <EyeIcon crossed={!shown} />
          </button>
        </div>
      )}
    </Field>
  );
}

function EyeIcon({ crossed }: { readonly crossed: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.5 12C5 7.5 8.2 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.8 18.5 12 18.5S5 16.5 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
      {crossed && <path d="m4 4 16 16" />}
    </svg>
  );
}
