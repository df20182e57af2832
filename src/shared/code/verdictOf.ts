import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import type { Ending } from './protocol.ts';

/** The verdict by the end of a program, before its output is compared. */
export const VERDICT_OF: Readonly<Record<Ending, Verdict>> = {
  ok: 'AC',
  compileError: 'CE',
  error: 'RE',
  time: 'TLE',
  memory: 'MLE',
  output: 'OLE',
  starved: 'SYSTEM',
};
