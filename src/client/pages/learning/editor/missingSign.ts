/** Pure: the sign that a program lacks, to be shown on its key. */
import { closerOf } from '#shared/code/bracketMarks.ts';
import type { Finding } from '#shared/code/finding.ts';

const SIGN_OF: Readonly<Record<string, string>> = {
  missingColon: ':',
  missingComma: ',',
  missingCall: '(',
  missingDefParentheses: '(',
  missingCondition: '(',
  missingBlock: '    ',
  unquotedText: '"',
};

/** The sign missing at the first error, which is the one that is told; null if no single sign would mend it. */
export function missingSign(source: string, findings: readonly Finding[]): string | null {
  const first = findings.find(({ severity }) => severity === 'error');
  if (!first) return null;
  const there = source.split(/\r\n|[\n\r]/u)[first.line - 1]?.[first.column - 1] ?? '';
  if (first.code === 'unclosedBracket') return closerOf(there) || null;
  if (first.code === 'unclosedText') return there === '"' ? there : null;
  return SIGN_OF[first.code] ?? null;
}
