import { withinBudget } from '../budget.ts';
import { composed } from '../composed.ts';
import { CHECK_BUDGET, findingsOf, MAX_CHECKED_LENGTH } from '../finding.ts';
import type { Finding } from '../finding.ts';
import { blockMarks } from './blockMarks.ts';
import { pythonNameMarks } from './pythonNameMarks.ts';
import { pythonNamesOf } from './pythonNames.ts';
import { pythonLines, scanPython } from './scanPython.ts';
import { pythonSignMarks } from './pythonSignMarks.ts';
import { pythonValueMarks } from './pythonValueMarks.ts';

/** Faults that make the rest of the source unreadable. */
const TEARING =
  /^(?:foreignSign|strangeSign|unclosedText|quoteInText|unclosedBracket|unopenedBracket|mismatchedBracket|slashComment|braceBlock)$/;

/**
 * Pure. The faults of a Python source, found without running it. It never throws, for any source, and finds nothing in
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
  const signs = pythonSignMarks(source, tokens);
  if (signs.some((mark) => TEARING.test(mark.code))) return findingsOf(source, signs);
  const lines = pythonLines(tokens);
  const names = pythonNamesOf(lines);
  const blocks = blockMarks(source, lines);
  // The object of a command such as `bell.ring` is the known name.
  const known = new Set(extra.map((name) => name.split('.')[0] ?? name));
  const words = pythonNameMarks({ source, lines, names, extra: known });
  return findingsOf(source, [...signs, ...blocks, ...words, ...pythonValueMarks(lines, names)]);
}
