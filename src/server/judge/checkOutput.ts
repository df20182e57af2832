import type { Checker } from './job.ts';

/** All comparisons except the one that runs a checker. */
export type PlainChecker = Exclude<Checker, { kind: 'custom' }>;

/**
 * Pure. Whether a program's output is right; line breaks of Windows count as plain ones everywhere, and Hangul in parts
 * as its composed form.
 */
export function checkOutput(checker: PlainChecker, expected: string, actual: string): boolean {
  const want = plainBreaks(expected).normalize('NFC');
  const got = plainBreaks(actual).normalize('NFC');
  switch (checker.kind) {
    case 'trimmed':
      return trimLines(want) === trimLines(got);
    case 'exact':
      return want.replace(/\n$/, '') === got.replace(/\n$/, '');
    case 'tokens':
      return tokensOf(want).join(' ') === tokensOf(got).join(' ');
    case 'numeric':
      return sameTokens(tokensOf(want), tokensOf(got), checker.tolerance);
  }
}

export function plainBreaks(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Without blanks at line ends and without empty lines at the end. */
export function trimLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines.join('\n');
}

export function tokensOf(text: string): string[] {
  return text.split(/\s+/).filter((token) => token !== '');
}

function sameTokens(want: readonly string[], got: readonly string[], tolerance: number): boolean {
  return (
    want.length === got.length && want.every((token, index) => sameToken(token, got[index] ?? '', tolerance))
  );
}

function sameToken(want: string, got: string, tolerance: number): boolean {
  if (want === got) return true;
  const [wantedWhole, givenWhole] = [wholeOf(want), wholeOf(got)];
  if (wantedWhole !== undefined && givenWhole !== undefined)
    return isNearWhole(wantedWhole, givenWhole, tolerance);
  const wanted = toNumber(want);
  const given = toNumber(got);
  if (wanted === undefined || given === undefined) return false;
  return Math.abs(wanted - given) <= tolerance * Math.max(1, Math.abs(wanted));
}

/** A whole number of any size; as a floating-point number two neighbours of twenty digits would be one. */
function wholeOf(token: string): bigint | undefined {
  if (token.length > MAX_NUMBER_LENGTH || !/^[+-]?\d+$/.test(token)) return undefined;
  return BigInt(token.replace('+', ''));
}

function isNearWhole(want: bigint, got: bigint, tolerance: number): boolean {
  if (want === got) return true;
  const distance = want > got ? want - got : got - want;
  return Number(distance) <= tolerance * Math.max(1, Math.abs(Number(want)));
}

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Digits of the longest number that is compared by its value; Python's whole numbers may be long. */
const MAX_NUMBER_LENGTH = 10_000;

/** A decimal number as children write it: no hexadecimal, no Infinity; an empty text is not zero. */
export function toNumber(token: string): number | undefined {
  if (token.length > MAX_NUMBER_LENGTH || !DECIMAL.test(token)) return undefined;
  const value = Number(token);
  return Number.isFinite(value) ? value : undefined;
}
