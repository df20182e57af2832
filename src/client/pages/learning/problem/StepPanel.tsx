import { ChevronsLeft, StepBack, StepForward, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import type { ProgramStep } from '../steps/programSteps.ts';
import { StepTimeline } from '../steps/StepTimeline.tsx';
import { useStepKeys } from '../steps/useStepKeys.ts';
import { StepVariables } from '../steps/StepVariables.tsx';
import { learningTexts } from '../texts.ts';
import type { RunResult } from './runResultOf.ts';
import styles from './StepPanel.module.css';

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
  // Who began with a key goes on with the keys.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  // What was printed last is what the step has done.
  useEffect(() => {
    if (printed.current) printed.current.scrollTop = printed.current.scrollHeight;
  }, [step.output]);
  const [toStart, back, on] = [() => onGo(1), () => onGo(place - 1), () => onGo(place + 1)];
  useStepKeys({ ArrowLeft: back, ArrowRight: on, KeyR: toStart, Escape: onEnd });
  const words = wordsOf(step, result);
  const values = step.variables.map(({ name, value }) => `${name} = ${value}`).join(', ');
  return (
    <section className={styles.panel} aria-label={learningTexts.steps}>
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
      <p className={styles.words} data-stopped={step.isEnd && result.verdict !== 'AC'}>
        {words}
        <small>
          {place} / {count}
        </small>
      </p>
      {isCut && place === count && <p className={styles.cut}>{learningTexts.stepsCut(count)}</p>}
      <div className={styles.state}>
        <div>
          <h2>{learningTexts.remembered}</h2>
          {step.variables.length === 0 ? (
            <p className={styles.none}>
              {step.isEnd ? learningTexts.forgetsAll : learningTexts.remembersNothing}
            </p>
          ) : (
            <StepVariables label={learningTexts.remembered} variables={step.variables} isWide />
          )}
        </div>
        <div>
          <h2>{learningTexts.output}</h2>
          <output ref={printed} className={styles.output} aria-live="off">
            {step.output === '' ? (
              <span className={styles.none}>{learningTexts.nothingYet}</span>
            ) : (
              step.output
            )}
          </output>
        </div>
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{values === '' ? words : `${words}. ${values}`}</span>
      </VisuallyHidden>
    </section>
  );
}

function wordsOf({ line, isEnd }: ProgramStep, result: RunResult): string {
  // What is wrong stands below the line itself.
  if (isEnd) return result.explanation?.split('\n')[0] ?? learningTexts.stepDone;
  return line === null ? learningTexts.stepBlock : learningTexts.stepLine(line);
}
