import { Square } from 'lucide-react';
import { useId } from 'react';
import { Heading, Hint, Text } from '#client/ui/text/Text.tsx';
import { Cluster } from '#client/ui/layout/Stack.tsx';
import { RUN_INPUT_LIMIT, type Language } from '#shared/contract/learning/problems.ts';
import { RunnerUnavailableError, RunStoppedError } from '#client/runner/createRunner.ts';
import { runProgressStore } from '#client/stores/runProgressStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { learningTexts } from '../texts.ts';
import { refusalOf } from './refusalOf.ts';
import type { RunResult } from './runResultOf.ts';
import { TrialCaseRow } from './TrialCaseRow.tsx';
import type { TrialCases } from './useTrialCases.ts';
import styles from './ProblemWorkspace.module.css';

export interface ProblemRunPanelProps {
  readonly problemId: number;
  readonly language: Language;
  readonly trial: TrialCases;
  readonly onRunAll: () => void;
  readonly result: RunResult | undefined;
  readonly error: Error | null;
  /** Why there are no steps to go through. */
  readonly stepsError: Error | null;
  /** The action under way. */
  readonly running: 'run' | 'steps' | null;
  readonly onStop: () => void;
}

/** The input, the expected output, and the output of the program. */
export function ProblemRunPanel(props: ProblemRunPanelProps) {
  const { problemId, trial, running, onStop } = props;
  const { chosen } = trial;
  const isRight = trial.marks.get(chosen.id);
  const inputId = useId();
  const expectedId = useId();
  const place = useStore(runProgressStore, ({ progress }) =>
    progress?.problemId === problemId ? progress.place : null,
  );
  return (
    <div className={styles.panel}>
      <TrialCaseRow trial={trial} isRunning={running !== null} onRunAll={props.onRunAll} />
      <div>
        <label htmlFor={inputId} className={styles.label}>
          {learningTexts.runInput}
        </label>
        <textarea
          id={inputId}
          className={styles.input}
          value={chosen.input}
          // No room for the case that a changed example would become.
          readOnly={!chosen.isOwn && !trial.canAdd}
          maxLength={RUN_INPUT_LIMIT}
          placeholder={learningTexts.runInputHint}
          spellCheck={false}
          rows={3}
          onChange={(event) => trial.edit({ input: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor={expectedId} className={styles.label}>
          {learningTexts.trialExpected}
        </label>
        <textarea
          id={expectedId}
          className={styles.input}
          value={chosen.expected}
          maxLength={RUN_INPUT_LIMIT}
          placeholder={learningTexts.trialExpectedHint}
          readOnly={!chosen.isOwn}
          spellCheck={false}
          rows={3}
          onChange={(event) => trial.edit({ expected: event.target.value })}
        />
      </div>
      <div>
        <Cluster gap={4}>
          <Heading level={2} size="label" tone="soft">
            {learningTexts.output}
          </Heading>
          <Text size="label" tone={isRight ? 'success' : 'danger'} role="status">
            {isRight !== undefined && (isRight ? learningTexts.trialRight : learningTexts.trialWrong)}
          </Text>
        </Cluster>
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

function outputOf(props: ProblemRunPanelProps, place: number | null) {
  const { language, result, error, stepsError, running } = props;
  if (running !== null) {
    const words = running === 'run' ? learningTexts.running : learningTexts.stepsReady;
    // In this browser nobody waits for a turn.
    return <Hint>{running === 'run' && place !== null ? learningTexts.placeInQueue(place) : words}</Hint>;
  }
  const failure = error ?? stepsError;
  if (failure instanceof RunStoppedError) return <Hint>{learningTexts.runStopped}</Hint>;
  if (failure instanceof RunnerUnavailableError)
    return (
      <Text size="small" tone="danger" bold written>
        {learningTexts.stepsUnavailable}
      </Text>
    );
  if (failure)
    return (
      <Text size="small" tone="danger" bold written>
        {refusalOf(failure, learningTexts.runFailed)}
      </Text>
    );
  if (!result) return <Hint>{learningTexts.notRunYet}</Hint>;
  return (
    <>
      {result.output !== '' && <pre>{result.output}</pre>}
      {result.output === '' && !result.errorMessage && <Hint>{learningTexts.outputEmpty}</Hint>}
      {result.truncated && <Hint>{learningTexts.outputCut}</Hint>}
      {result.explanation !== null && (
        <Text size="small" tone="danger" bold written>
          {result.explanation}
        </Text>
      )}
      {/* The engine's words are about code, which blocks have not. */}
      {result.errorMessage !== null && language !== 'BLOCKS' && (
        <Text size="code" tone="danger">
          {result.errorMessage}
        </Text>
      )}
    </>
  );
}
