import { Fragment } from 'react';
import type { EngineLanguage, TraceEntry } from '#shared/code/protocol.ts';
import { StepVariables } from '../steps/StepVariables.tsx';
import { stageTexts } from './texts.ts';
import styles from './StageProgram.module.css';

export interface RunningCodeProps {
  readonly language: EngineLanguage;
  /** The line that runs, or the first one. */
  readonly code: string;
  readonly isRunning: boolean;
  /** Whether the program is one of blocks; a phone has no room for both. */
  readonly isOfBlocks: boolean;
  readonly variables: TraceEntry['variables'];
}

/** The same in another language, with the running words marked, and what the program remembers now. */
export function RunningCode({ language, code, isRunning, isOfBlocks, variables }: RunningCodeProps) {
  return (
    <div className={styles.same} data-blocks={isOfBlocks || undefined}>
      <span className={styles.label}>{stageTexts.sameIn[language]}</span>
      <code className={styles.code}>{isRunning ? <mark>{code.trim()}</mark> : coloured(code.trim())}</code>
      <StepVariables label={stageTexts.variables} variables={variables.slice(0, 4)} />
    </div>
  );
}

const WORDS = /\b(?:for|while|if|else|let|const|function|def|return|in|range|not|and|or|of)\b/u;

function coloured(code: string) {
  return code
    .split(/(\b\w+\b)/u)
    .map((part, index) => <Fragment key={index}>{WORDS.test(part) ? <i>{part}</i> : part}</Fragment>);
}
