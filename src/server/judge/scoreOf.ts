import type { JudgedCase, Subtask } from './job.ts';

/** Points of the subtasks all of whose cases passed. Pure; a case that was left out has not passed. */
export function scoreOf(
  subtasks: readonly Subtask[],
  cases: readonly Pick<JudgedCase, 'index' | 'verdict'>[],
): number {
  const passed = new Set(cases.filter(({ verdict }) => verdict === 'AC').map(({ index }) => index));
  return subtasks
    .filter((subtask) => subtask.cases.every((index) => passed.has(index)))
    .reduce((sum, { points }) => sum + points, 0);
}
