import { spend } from './budget.ts';

/**
 * A finding of a checker about one stretch of a source. Lines and columns are numbered from 1, columns in UTF-16 units.
 */
export interface Finding {
  /** The stable name of the rule, for tests and for code that handles one rule specially. */
  code: string;
  /** The fault and a hint, in Korean, for a child of nine. */
  message: string;
  line: number;
  column: number;
  endLine: number;
  /** The column after the last character. */
  endColumn: number;
  /** An error stops the program; a warning is about a program that hardly does what was meant. */
  severity: 'error' | 'warning';
}

/** A finding by offsets, as the rules produce it. */
export interface Mark {
  code: string;
  message: string;
  start: number;
  end: number;
  severity: 'error' | 'warning';
}

/** Longer sources are generated or pasted; the checkers leave them to the engine. In UTF-16 units. */
export const MAX_CHECKED_LENGTH = 20_000;
/** Steps of `spend` for one check: many times what a long program of a child needs, and a few milliseconds. */
export const CHECK_BUDGET = 300_000;
const MAX_FINDINGS = 50;

/** Orders the marks by place, keeps one for each place and rule, and turns offsets into lines and columns. */
export function findingsOf(source: string, marks: readonly Mark[]): Finding[] {
  const starts = lineStarts(source);
  const seen = new Set<string>();
  const findings: Finding[] = [];
  for (const mark of marks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const key = `${mark.start} ${mark.severity}`;
    if (seen.has(key) || findings.length === MAX_FINDINGS) continue;
    seen.add(key);
    const from = positionOf(starts, mark.start);
    const to = positionOf(starts, Math.max(mark.end, mark.start));
    findings.push({
      code: mark.code,
      message: mark.message,
      line: from.line,
      column: from.column,
      endLine: to.line,
      endColumn: to.column,
      severity: mark.severity,
    });
  }
  return findings;
}

/** The line of an offset, numbered from 1. */
export function lineNumberAt(source: string, offset: number): number {
  spend(1 + offset / 50);
  let line = 1;
  for (let at = source.indexOf('\n'); at >= 0 && at < offset; at = source.indexOf('\n', at + 1)) line += 1;
  return line;
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (const match of source.matchAll(/\r\n|[\n\r\u2028\u2029]/g)) starts.push(match.index + match[0].length);
  return starts;
}

function positionOf(starts: readonly number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
