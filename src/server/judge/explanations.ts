import { countStatements } from '#shared/code/countStatements.ts';
import { explainCompileError } from '#shared/code/endingText.ts';
import { compileErrorLine, explainFailure, explainRun } from './explain.ts';

/** Pure. Explanations of a child's source and its output; they run in a thread of their own (`explainApart`). */
export const explanations = {
  explainFailure,
  explainRun,
  explainCompileError,
  compileErrorLine,
  countStatements,
} as const;

export type Explanations = typeof explanations;
