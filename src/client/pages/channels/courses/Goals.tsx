import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { courseTexts as texts } from './texts.ts';
import styles from './Goals.module.css';

const SHOWN = 3;

/** A list of an introduction; a long one begins short. Nothing where it is empty. */
export function Goals({
  title,
  lines,
  level = 3,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly level?: 2 | 3;
}) {
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (lines.length === 0) return null;
  const Heading = `h${level}` as const;
  const shown = isOpen ? lines : lines.slice(0, SHOWN);
  return (
    <section className={styles.goals} aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      <ul>
        {shown.map((line) => (
          <li key={line}>
            <Check aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      {lines.length > SHOWN && (
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.less : texts.more}
        </button>
      )}
    </section>
  );
}
