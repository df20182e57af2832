import { useEffect, useId, useRef, useState } from 'react';
import { blocksTexts } from './texts.ts';
import styles from './Blocks.module.css';

/** Longest name of a variable, in UTF-16 units; the parser takes no longer one. */
const NAME_LIMIT = 20;

/** Asks for the name of a variable above the blocks. */
export function NamePrompt({
  old,
  onAnswer,
}: {
  readonly old: string;
  readonly onAnswer: (name: string | null) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(old);
  useEffect(() => input.current?.focus(), []);
  return (
    <form
      className={styles.prompt}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(name.trim() || null);
      }}
    >
      <label htmlFor={id}>{blocksTexts.nameTitle}</label>
      <input
        id={id}
        ref={input}
        maxLength={NAME_LIMIT}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onAnswer(null);
          // Blockly listens for keys on the page.
          event.stopPropagation();
        }}
      />
      <div>
        <button type="submit">{blocksTexts.nameDone}</button>
        <button type="button" onClick={() => onAnswer(null)}>
          {blocksTexts.nameCancel}
        </button>
      </div>
    </form>
  );
}
