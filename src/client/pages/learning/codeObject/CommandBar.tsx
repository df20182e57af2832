import type { Language } from '#shared/contract/learning/problems.ts';
import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { commandKeys } from './commandNames.ts';
import { codeObjectTexts } from './texts.ts';
import styles from '../program/Program.module.css';

/** The commands of the object; a press writes one at the cursor. */
export function CommandBar({
  kind,
  language,
  onType,
}: {
  readonly kind: CodeObjectKind;
  readonly language: Exclude<Language, 'BLOCKS'>;
  readonly onType: (code: string) => void;
}) {
  return (
    <div className={styles.bar} role="toolbar" aria-label={codeObjectTexts.commands}>
      {commandKeys(kind, language).map(({ code, meaning }) => (
        <button
          key={code}
          type="button"
          // The editor keeps its cursor, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onType(code)}
        >
          <code>{code}</code>
          {meaning !== null && <small>{meaning}</small>}
        </button>
      ))}
    </div>
  );
}
