import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { useScrollEdges } from './useScrollEdges.ts';
import styles from './Tabs.module.css';

export interface ChipsProps<T extends string> {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    /** Address of a small picture before the label. */
    readonly picture?: string;
    readonly icon?: ReactNode;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly className?: string;
}

/** One filter out of a row of chips; arrow keys move, as in any group of radio buttons. */
export function Chips<T extends string>({ label, options, value, onChange, className }: ChipsProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  useScrollEdges(row);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = options.findIndex((option) => option.value === value);
    const next = options[(index + step + options.length) % options.length];
    if (!next) return;
    onChange(next.value);
    row.current?.querySelector<HTMLButtonElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };

  return (
    <div
      ref={row}
      className={classNames(styles.chips, styles.edges, className)}
      role="radiogroup"
      aria-label={label}
      onKeyDown={move}
    >
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            data-value={option.value}
            aria-checked={chosen}
            tabIndex={chosen ? 0 : -1}
            className={classNames(styles.chip, chosen && styles.chosen)}
            onClick={() => onChange(option.value)}
          >
            {option.picture !== undefined && <img src={option.picture} alt="" width="32" height="32" />}
            {option.icon}
            {option.label}
          </button>
        );
      })}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
