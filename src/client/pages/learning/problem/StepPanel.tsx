import { ChevronsLeft, StepBack, StepForward, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Grid, Row, Stack } from '#client/ui/layout/Stack.tsx';
import { classNames } from '#client/ui/classNames.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { ProgramStep } from '../steps/programSteps.ts';
import { StepTimeline } from '../steps/StepTimeline.tsx';
import { useStepKeys } from '../steps/useStepKeys.ts';
import { StepVariables } from '../steps/StepVariables.tsx';
import { learningTexts } from '../texts.ts';
import type { RunResult } from './runResultOf.ts';
import styles from './ProblemWorkspace.module.css';

export interface StepPanelProps {
  readonly place: number;
  readonly count: number;
  readonly isCut: boolean;
  readonly step: ProgramStep;
  /** How the program ended. */
  readonly result: RunResult;
  readonly onGo: (place: number) => void;
  readonly onEnd: () => void;
}

/** A run line by line: what the program remembers, what it has printed, and the way forward and back. */
export function StepPanel({ place, count, isCut, step, result, onGo, onEnd }: StepPanelProps) {
  const next = useRef<HTMLButtonElement>(null);
  const printed = useRef<HTMLOutputElement>(null);
  // A child that began with a key goes on with the keys.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  // The panel scrolls to the last printed lines, which are the work of the step.
  useEffect(() => {
    if (printed.current) printed.current.scrollTop = printed.current.scrollHeight;
  }, [step.output]);
  const [toStart, back, on] = [() => onGo(1), () => onGo(place - 1), () => onGo(place + 1)];
  useStepKeys({ ArrowLeft: back, ArrowRight: on, KeyR: toStart, Escape: onEnd });
  const words = wordsOf(step, result);
  const values = step.variables.map(({ name, value }) => `${name} = ${value}`).join(', ');
  return (
    <Stack as="section" gap={3} aria-label={learningTexts.steps}>
      <div className={styles.way}>
        <Button
          tone="alt"
          aria-label={learningTexts.stepsStart}
          aria-keyshortcuts="R"
          title={learningTexts.stepsStart}
          icon={<ChevronsLeft />}
          disabled={place === 1}
          onClick={toStart}
        />
        <Button
          tone="alt"
          aria-label={learningTexts.stepBack}
          aria-keyshortcuts="ArrowLeft"
          title={learningTexts.stepBack}
          icon={<StepBack />}
          disabled={place === 1}
          onClick={back}
        />
        <div className={styles.rail}>
          <StepTimeline
            label={learningTexts.stepsRail}
            count={count}
            stop={place}
            first={1}
            words={`${learningTexts.stepAt(place, count)}. ${words}`}
            isCleared={step.isEnd && result.verdict === 'AC'}
            onGo={onGo}
          />
        </div>
        <Button
          ref={next}
          tone="sea"
          aria-keyshortcuts="ArrowRight"
          icon={<StepForward />}
          // Stays in reach of the keyboard at the end.
          aria-disabled={place === count}
          onClick={on}
        >
          {learningTexts.stepOn}
        </Button>
        <Button
          tone="alt"
          aria-label={learningTexts.stepsEnd}
          aria-keyshortcuts="Escape"
          title={learningTexts.stepsEnd}
          icon={<X />}
          onClick={onEnd}
        />
      </div>
      <Row justify="between" align="baseline">
        <Text size="small" tone={step.isEnd && result.verdict !== 'AC' ? 'danger' : 'plain'} bold>
          {words}
        </Text>
        <Text as="small" size="label" tone="soft">
          {place} / {count}
        </Text>
      </Row>
      {isCut && place === count && (
        <Text size="small" tone="warning" bold>
          {learningTexts.stepsCut(count)}
        </Text>
      )}
      <Grid columns={2}>
        <Stack gap={2}>
          <Heading level={2} size="label" tone="soft">
            {learningTexts.remembered}
          </Heading>
          {step.variables.length === 0 ? (
            <Hint>{step.isEnd ? learningTexts.forgetsAll : learningTexts.remembersNothing}</Hint>
          ) : (
            <StepVariables label={learningTexts.remembered} variables={step.variables} isWide />
          )}
        </Stack>
        <Stack gap={2}>
          <Heading level={2} size="label" tone="soft">
            {learningTexts.output}
          </Heading>
          <output ref={printed} className={classNames(styles.output, styles.short)} aria-live="off">
            {step.output === '' ? <Hint as="span">{learningTexts.nothingYet}</Hint> : step.output}
          </output>
        </Stack>
      </Grid>
      <VisuallyHidden>
        <span aria-live="polite">{values === '' ? words : `${words}. ${values}`}</span>
      </VisuallyHidden>
    </Stack>
  );
}

function wordsOf({ line, isEnd }: ProgramStep, result: RunResult): string {
  // The end tells only the first line of the explanation: the fault itself stands below its line of the
  // program.
  if (isEnd) return result.explanation?.split('\n')[0] ?? learningTexts.stepDone;
  return line === null ? learningTexts.stepBlock : learningTexts.stepLine(line);
}
