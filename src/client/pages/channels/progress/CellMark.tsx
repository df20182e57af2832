import { Check, Hand, Pencil, Send, type LucideIcon } from 'lucide-react';
import { CELL_STATES, type CellState } from '#shared/contract/learning/classProgress.ts';
import { progressTexts as texts } from './texts.ts';
import styles from './CellMark.module.css';

const ICONS: Readonly<Record<CellState, LucideIcon | null>> = {
  NONE: null,
  DOING: Pencil,
  SUBMITTED: Send,
  PASSED: Check,
  FEEDBACK: Hand,
};

/** How far somebody is, as a picture: each state has a shape of its own beside its colour. */
export function CellMark({ state }: { readonly state: CellState }) {
  const Icon = ICONS[state];
  return (
    <span className={styles.mark} data-state={state} aria-hidden="true">
      {Icon && <Icon />}
    </span>
  );
}

/** What the marks mean. */
export function CellLegend() {
  return (
    <ul className={styles.legend} aria-label={texts.legend}>
      {CELL_STATES.map((state) => (
        <li key={state}>
          <CellMark state={state} />
          {texts.states[state]}
        </li>
      ))}
    </ul>
  );
}
