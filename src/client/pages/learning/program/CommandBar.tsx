import type { CommandKey } from './commandKeys.ts';
import { learningTexts } from '../texts.ts';
import styles from './Program.module.css';

/** The commands of a device; a press writes one at the cursor. */
export function CommandBar({
  keys,
  onType,
}: {
  readonly keys: readonly CommandKey[];
  readonly onType: (code: string) => void;
}) {
  return (
    <div className={styles.bar} role="toolbar" aria-label={learningTexts.commands}>
      {keys.map(({ code, meaning }) => (
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
