import { ArrowRight, PartyPopper } from 'lucide-react';
import { Button } from '#client/ui/button/Button.tsx';
import { Row, Stack } from '#client/ui/layout/Stack.tsx';
import { Hint, Label } from '#client/ui/text/Text.tsx';
import { foeTexts, foeWords } from './texts.ts';
import type { FoeSaving, FoeStage } from './useFoe.ts';
import styles from '../CodeObjectEditor.module.css';

interface FoeRowProps {
  readonly stage: FoeStage;
  readonly name: string;
  readonly saving: FoeSaving;
  /** The phase was not won before, so that the last one pays. */
  readonly isNew: boolean;
  readonly onClose: () => void;
}

/** The end of a phase, and the way on. */
export function FoeRow({ stage, name, saving, isNew, onClose }: FoeRowProps) {
  const { kind, foe, phase, index, wonCount } = stage;
  const isLast = index === foe.phases.length - 1;
  // A won phase that is changed again still leads on.
  const isOver = saving === 'won' || saving === 'later' || (wonCount > index && !isLast);
  if (!isOver)
    return (
      <Row className={styles.quiet}>
        <Hint grow>{saving === 'saving' ? foeTexts.saving : foeTexts.again}</Hint>
      </Row>
    );
  const { point, exp } = foe.reward;
  const rest = saving === 'later' ? foeTexts.later : isLast && isNew ? foeTexts.reward(point, exp) : null;
  return (
    <Row>
      <Stack grow gap={1}>
        <Label>{isLast ? foeWords[kind].beaten(name) : foeTexts.won(phase.name)}</Label>
        {rest !== null && <Hint>{rest}</Hint>}
      </Stack>
      <Button
        tone="danger"
        icon={isLast ? <PartyPopper /> : <ArrowRight />}
        onClick={isLast ? onClose : stage.goOn}
      >
        {isLast ? foeTexts.toWorld : foeTexts.next}
      </Button>
    </Row>
  );
}
