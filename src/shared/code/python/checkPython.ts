import { withinBudget } from '../budget.ts';
import { composed } from '../composed.ts';
import { CHECK_BUDGET, findingsOf, MAX_CHECKED_LENGTH } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { blockMarks } from './blockMarks.ts';
import { nameMarks } from './nameMarks.ts';
import { pythonNamesOf } from './pythonNames.ts';
import { pythonLines, scanPython } from './scanPython.ts';
import { signMarks } from './signMarks.ts';
import { valueMarks } from './valueMarks.ts';

/** Faults after which nothing else of the source can be told apart. */
const TEARING =
  /^(?:foreignSign|strangeSign|unclosedText|quoteInText|unclosedBracket|unopenedBracket|mismatchedBracket|slashComment|braceBlock)$/;

/**
 * What is wrong with a Python source, told without running it. Pure; never throws, whatever the source. Says nothing of
 * a source that takes more than the budget to check.
 */
export function checkPython(
  source: string,
  { names: extra = [] }: { names?: readonly string[] } = {},
): Finding[] {
  if (source.length > MAX_CHECKED_LENGTH) return [];
  return withinBudget(CHECK_BUDGET, () => check(composed(source), extra)) ?? [];
}

function check(source: string, extra: readonly string[]): Finding[] {
  const tokens = scanPython(source);
  const signs = signMarks(source, tokens);
  if (signs.some((mark) => TEARING.test(mark.code))) return findingsOf(source, signs);
  const lines = pythonLines(tokens);
  const names = pythonNamesOf(lines);
  const blocks = blockMarks(source, lines);
  // Of `bell.ring` only `bell` is a name.
  const known = new Set(extra.map((name) => name.split('.')[0] ?? name));
  const words = nameMarks({ source, lines, names, extra: known });
  return findingsOf(source, [...signs, ...blocks, ...words, ...valueMarks(lines, names)]);
}
