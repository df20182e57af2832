import { Check, Hand, Pencil, Send, type LucideIcon } from 'lucide-react';
import { Text } from '#client/ui/text/Text.tsx';
import { Cluster, Row } from '#client/ui/layout/Stack.tsx';
import { CELL_STATES, type CellState } from '#shared/contract/learning/classProgress.ts';
import { progressTexts as texts } from './texts.ts';
import styles from './Progress.module.css';

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
      {Icon && <Icon size={15} strokeWidth={3} />}
    </span>
  );
}

/** The meaning of the marks. */
export function CellLegend() {
  return (
    <Cluster as="ul" gap={4} aria-label={texts.legend}>
      {CELL_STATES.map((state) => (
        <Row as="li" key={state}>
          <CellMark state={state} />
          <Text as="span" size="caption">
            {texts.states[state]}
          </Text>
        </Row>
      ))}
    </Cluster>
  );
}
