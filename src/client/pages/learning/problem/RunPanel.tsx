import { Square } from 'lucide-react';
import { useId } from 'react';
import { useStore } from 'zustand/react';
import { RUN_INPUT_LIMIT, type Language } from '#shared/contract/learning/problems.ts';
import { RunnerUnavailableError, RunStoppedError } from '#client/runner/createRunner.ts';
import { runProgressStore } from '#client/stores/runProgressStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { learningTexts } from '../texts.ts';
import { refusalOf } from './refusalOf.ts';
import type { RunResult } from './runResultOf.ts';
import styles from './RunPanel.module.css';

export interface RunPanelProps {
  readonly problemId: number;
  readonly language: Language;
  readonly input: string;
  readonly onInput: (input: string) => void;
  readonly result: RunResult | undefined;
  readonly error: Error | null;
  /** Why there are no steps to go through. */
  readonly stepsError: Error | null;
  /** What is under way. */
  readonly running: 'run' | 'steps' | null;
  readonly onStop: () => void;
}

/** The input on the left, the output on the right. */
export function RunPanel(props: RunPanelProps) {
  const { problemId, input, onInput, running, onStop } = props;
  const inputId = useId();
  const place = useStore(runProgressStore, ({ progress }) =>
    progress?.problemId === problemId ? progress.place : null,
  );
  return (
    <div className={styles.panel}>
      <div>
        <label htmlFor={inputId} className={styles.label}>
          {learningTexts.runInput}
        </label>
        <textarea
          id={inputId}
          className={styles.input}
          value={input}
          maxLength={RUN_INPUT_LIMIT}
          placeholder={learningTexts.runInputHint}
          spellCheck={false}
          rows={4}
          onChange={(event) => onInput(event.target.value)}
        />
      </div>
      <div>
        <h2 className={styles.label}>{learningTexts.output}</h2>
        <output className={styles.output} aria-live="polite">
          {outputOf(props, place)}
        </output>
        {running !== null && (
          <Button tone="sea" className={styles.stop} icon={<Square fill="currentColor" />} onClick={onStop}>
            {learningTexts.stop}
          </Button>
        )}
      </div>
    </div>
  );
}

function outputOf({ language, result, error, stepsError, running }: RunPanelProps, place: number | null) {
  if (running !== null) {
    const words = running === 'run' ? learningTexts.running : learningTexts.stepsReady;
    // In this browser nobody waits for a turn.
    return (
      <p className={styles.note}>
        {running === 'run' && place !== null ? learningTexts.placeInQueue(place) : words}
      </p>
    );
  }
  const failure = error ?? stepsError;
  if (failure instanceof RunStoppedError) return <p className={styles.note}>{learningTexts.runStopped}</p>;
  if (failure instanceof RunnerUnavailableError)
    return <p className={styles.explanation}>{learningTexts.stepsUnavailable}</p>;
  if (failure) return <p className={styles.explanation}>{refusalOf(failure, learningTexts.runFailed)}</p>;
  if (!result) return <p className={styles.note}>{learningTexts.notRunYet}</p>;
  return (
    <>
      {result.output !== '' && <pre className={styles.text}>{result.output}</pre>}
      {result.output === '' && !result.errorMessage && (
        <p className={styles.note}>{learningTexts.outputEmpty}</p>
      )}
      {result.truncated && <p className={styles.note}>{learningTexts.outputCut}</p>}
      {result.explanation !== null && <p className={styles.explanation}>{result.explanation}</p>}
      {/* The engine's words are about code, which blocks have not. */}
      {result.errorMessage !== null && language !== 'BLOCKS' && (
        <p className={styles.error}>{result.errorMessage}</p>
      )}
    </>
  );
}
