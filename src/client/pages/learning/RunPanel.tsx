import { useId } from 'react';
import type { ResponseOf } from '#shared/contract/route.ts';
import { RUN_INPUT_LIMIT, type learningRoutes } from '#shared/contract/learning.ts';
import { ApiError } from '#client/net/rest/ApiError.ts';
import { learningTexts } from './texts.ts';
import styles from './RunPanel.module.css';

export interface RunPanelProps {
  readonly input: string;
  readonly onInput: (input: string) => void;
  readonly result: ResponseOf<(typeof learningRoutes)['runCode']> | undefined;
  readonly error: Error | null;
  readonly running: boolean;
}

/** Own input on the left, what came out on the right. */
export function RunPanel({ input, onInput, result, error, running }: RunPanelProps) {
  const inputId = useId();
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
        <h3 className={styles.label}>{learningTexts.output}</h3>
        <output className={styles.output} aria-live="polite">
          {outputOf({ result, error, running })}
        </output>
      </div>
    </div>
  );
}

function outputOf({ result, error, running }: Pick<RunPanelProps, 'result' | 'error' | 'running'>) {
  if (running) return <p className={styles.note}>{learningTexts.running}</p>;
  if (error) {
    const text =
      error instanceof ApiError && error.userMessage !== '' ? error.userMessage : learningTexts.runFailed;
    return <p className={styles.trouble}>{text}</p>;
  }
  if (!result) return <p className={styles.note}>{learningTexts.notRunYet}</p>;
  return (
    <>
      {result.output !== '' && <pre className={styles.text}>{result.output}</pre>}
      {result.output === '' && !result.errorMessage && (
        <p className={styles.note}>{learningTexts.outputEmpty}</p>
      )}
      {result.truncated && <p className={styles.note}>{learningTexts.outputCut}</p>}
      {result.explanation !== null && <p className={styles.trouble}>{result.explanation}</p>}
      {result.errorMessage !== null && (
        <p className={styles.error}>
          {result.errorLine !== null && `${learningTexts.errorLine(result.errorLine)} · `}
          {result.errorMessage}
        </p>
      )}
    </>
  );
}
