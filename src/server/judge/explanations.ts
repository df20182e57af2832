import { countStatements } from '#shared/code/countStatements.ts';
import { explainCompileError } from '#shared/code/endingText.ts';
import { compileErrorLine, explainFailure, explainRun } from './explain.ts';

/** What is told of a child's source and its output. Pure: runs in a thread of its own (`explainApart`). */
export const explanations = {
  explainFailure,
  explainRun,
  explainCompileError,
  compileErrorLine,
  countStatements,
} as const;

export type Explanations = typeof explanations;
