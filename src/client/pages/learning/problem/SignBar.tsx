import type { Language } from '#shared/contract/learning/problems.ts';
import { learningTexts } from '../texts.ts';
import styles from '../program/Program.module.css';

/** Signs that a Korean keyboard hides behind other keys; the most needed first, because a phone shows only some. */
const SIGNS = {
  JAVASCRIPT: ['(', ')', '{', '}', '"', ';', '[', ']', ',', '.', '!', '=', '+', '-', '*', '/'],
  PYTHON: ['(', ')', '"', ':', '[', ']', '    ', ',', '.', '!', '=', '+', '-', '*', '/', '%'],
} as const satisfies Record<Exclude<Language, 'BLOCKS'>, readonly string[]>;

/** Types signs at the cursor. */
export function SignBar({
  language,
  missing,
  onSign,
}: {
  readonly language: keyof typeof SIGNS;
  /** The sign that the program lacks: its key glows. Null for none. */
  readonly missing: string | null;
  readonly onSign: (sign: string) => void;
}) {
  return (
    <div className={styles.bar} role="toolbar" aria-label={learningTexts.signs}>
      {SIGNS[language].map((sign) => (
        <button
          key={sign}
          type="button"
          data-missing={sign === missing || undefined}
          aria-label={nameOf(sign, sign === missing)}
          // The editor keeps its cursor, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onSign(sign)}
        >
          {sign.trim() === '' ? '⇥' : sign}
        </button>
      ))}
    </div>
  );
}

function nameOf(sign: string, isMissing: boolean): string {
  const name = learningTexts.signName(sign.trim() === '' ? learningTexts.indent : sign);
  return isMissing ? learningTexts.missingSign(name) : name;
}
