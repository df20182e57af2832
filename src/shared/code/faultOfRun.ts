import { limitText } from './endingText.ts';
import { compileErrorText, runtimeErrorText, type ExplainedProgram } from './errorText.ts';
import type { RunReply } from './protocol.ts';
import { VERDICT_OF } from './verdictOf.ts';

/** The end of a program, in words for a child. */
export interface RunFault {
  readonly message: string;
  /** The line of the learner's source to mend, numbered from 1. */
  readonly line: number | null;
}

/**
 * The one way from the end of a run to the text for a child, for all code that runs without being judged. Null for a
 * program that ended well.
 */
export function faultOfRun(
  { ending, error }: Pick<RunReply, 'ending' | 'error'>,
  program: ExplainedProgram,
): RunFault | null {
  if (ending === 'ok') return null;
  const verdict = ending === 'starved' ? 'TLE' : VERDICT_OF[ending];
  if (verdict === 'TLE' || verdict === 'MLE' || verdict === 'OLE')
    return { message: limitText(verdict, program), line: null };
  if (!error) return { message: limitText('TLE', program), line: null };
  if (verdict === 'CE') {
    const { text, line = null } = compileErrorText(error, program);
    return { message: text, line };
  }
  return { message: runtimeErrorText(error, program), line: error.line ?? null };
}
