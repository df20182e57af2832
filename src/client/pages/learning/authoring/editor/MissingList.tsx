import { ListChecks } from 'lucide-react';
import { useId } from 'react';
import type { Fault } from '#shared/authoring/fault.ts';
import styles from './MissingList.module.css';
import { draftTexts as texts } from '../../drafts/texts.ts';

export interface MissingListProps {
  readonly faults: readonly Fault[];
  /** Opens the part of the editor that holds the field; `useFieldFocus` goes to the field itself. */
  readonly onGo: (field: string) => void;
}

/**
 * The things left to do before a draft can be published: each line leads to its field. Nothing once all is
 * done.
 */
export function MissingList({ faults, onGo }: MissingListProps) {
  const label = useId();
  // The same words may stand for several cells of a map: the first of them is shown.
  const lines = [
    ...new Map(faults.toReversed().map((fault) => [fault.message, fault])).values(),
  ].toReversed();
  if (lines.length === 0) return null;
  return (
    <details className={styles.missing} open>
      <summary id={label}>
        <ListChecks aria-hidden="true" />
        {texts.left(lines.length)}
      </summary>
      <ul aria-labelledby={label}>
        {lines.map(({ field, message }) => (
          <li key={message}>
            <button type="button" onClick={() => onGo(field)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
