import { plainBreaks, tokensOf, toNumber, trimLines } from './checkOutput.ts';

/** The usual meaning of a wrong output; `other` when none fits. */
export type Diagnosis =
  | { kind: 'nothing' }
  | { kind: 'notANumber' }
  | { kind: 'undefinedValue' }
  | { kind: 'joinedNumbers'; left: string; right: string }
  | { kind: 'missingLineBreak' }
  | { kind: 'extraLineBreak' }
  | { kind: 'spaces' }
  | { kind: 'invisibleSign' }
  | { kind: 'fullWidth'; sign: string }
  | { kind: 'minusZero' }
  | { kind: 'decimalPoint'; found: string; wanted: string }
  | { kind: 'letterCase' }
  | { kind: 'punctuation' }
  | { kind: 'wholeList' }
  | { kind: 'tooManyLines'; extra: number }
  | { kind: 'tooFewLines'; want: number; got: number }
  | { kind: 'order' }
  | { kind: 'extraWords' }
  | { kind: 'offByOne' }
  | { kind: 'sign' }
  | { kind: 'rounding' }
  | { kind: 'other' };

interface Outputs {
  input: string;
  expected: string;
  actual: string;
}

/** Pure. Finds the likeliest reason: the first that fits, from the surest to the vaguest. */
export function diagnose(outputs: Outputs): Diagnosis {
  const expected = trimLines(plainBreaks(outputs.expected));
  const actual = trimLines(plainBreaks(outputs.actual));
  const both = { input: outputs.input, expected, actual };
  return (
    absentValue(both) ??
    joinedNumbers(both) ??
    lookAlike(both) ??
    writing(both) ??
    amount(both) ??
    numbers(both) ?? { kind: 'other' }
  );
}

function absentValue({ expected, actual }: Outputs): Diagnosis | undefined {
  if (actual.trim() === '') return { kind: 'nothing' };
  const appears = (word: RegExp) => word.test(actual) && !word.test(expected);
  if (appears(/\bNaN\b/)) return { kind: 'notANumber' };
  if (appears(/\b(undefined|null)\b/)) return { kind: 'undefinedValue' };
  return undefined;
}

/** 3 and 5 became 35: texts were joined instead of numbers added. */
function joinedNumbers({ input, expected, actual }: Outputs): Diagnosis | undefined {
  const given = tokensOf(input)
    .filter((token) => toNumber(token) !== undefined)
    .slice(0, 50);
  const wanted = new Set(tokensOf(expected));
  const strange = new Set(tokensOf(actual).filter((token) => !wanted.has(token)));
  for (const [at, left] of given.entries()) {
    for (const right of given.slice(at + 1)) {
      if (strange.has(left + right)) return { kind: 'joinedNumbers', left, right };
    }
  }
  return undefined;
}

/** Invisible signs: of width zero, of direction, fillers of Hangul, soft hyphens. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/;

/** Outputs that look right, or are the right number in another form. */
function lookAlike({ expected, actual }: Outputs): Diagnosis | undefined {
  const bare = actual.replace(INVISIBLE, '');
  if (bare !== actual && bare.trim() === expected.replace(INVISIBLE, '').trim())
    return { kind: 'invisibleSign' };
  const wide = FULL_WIDTH.exec(actual)?.[0];
  if (wide !== undefined && actual.normalize('NFKC') === expected.normalize('NFKC'))
    return { kind: 'fullWidth', sign: wide };
  const [wanted, given] = [tokensOf(expected), tokensOf(actual)];
  const at = given.findIndex((token, index) => token !== wanted[index]);
  if (at < 0 || wanted.length !== given.length) return undefined;
  const differing = given.flatMap((token, index) =>
    token === wanted[index] ? [] : [{ token, want: wanted[index] ?? '' }],
  );
  if (differing.every(({ token, want }) => /^-0(?:\.0+)?$/.test(token) && /^0(?:\.0+)?$/.test(want)))
    return { kind: 'minusZero' };
  const isWholeWithPoint = ({ token, want }: (typeof differing)[number]) =>
    /^[+-]?\d{1,400}\.0+$/.test(token) && token.slice(0, token.indexOf('.')) === want;
  return differing.every(isWholeWithPoint)
    ? { kind: 'decimalPoint', found: given[at] ?? '', wanted: wanted[at] ?? '' }
    : undefined;
}

/** The right characters, written differently. */
function writing({ expected, actual }: Outputs): Diagnosis | undefined {
  const squeezed = (text: string) => text.replace(/\s+/g, '');
  if (squeezed(expected) === squeezed(actual)) {
    const [want, got] = [linesOf(expected).length, linesOf(actual).length];
    if (got < want) return { kind: 'missingLineBreak' };
    return got > want ? { kind: 'extraLineBreak' } : { kind: 'spaces' };
  }
  if (squeezed(expected).toLowerCase() === squeezed(actual).toLowerCase()) return { kind: 'letterCase' };
  // A minus or a point before a digit is part of the number, not punctuation.
  const bare = (text: string) => squeezed(text).replace(/(?![-.]\d)[\p{P}\p{S}]/gu, '');
  const isList = /^\[.*\]$/s.test(actual.trim()) && !expected.includes('[');
  if (bare(expected) !== '' && bare(expected) === bare(actual))
    return { kind: isList ? 'wholeList' : 'punctuation' };
  return undefined;
}

/** Too much, too little, or in another order. */
function amount({ expected, actual }: Outputs): Diagnosis | undefined {
  const want = linesOf(expected);
  const got = linesOf(actual);
  if (got.length > want.length && isWithin(want, got)) {
    return { kind: 'tooManyLines', extra: got.length - want.length };
  }
  if (got.length < want.length && isWithin(got, want)) {
    return { kind: 'tooFewLines', want: want.length, got: got.length };
  }
  const sorted = (lines: string[]) => lines.toSorted().join('\n');
  if (want.length > 1 && sorted(want) === sorted(got)) return { kind: 'order' };
  const [wantWords, gotWords] = [tokensOf(expected), tokensOf(actual)];
  if (wantWords.length > 1 && sorted(wantWords) === sorted(gotWords)) return { kind: 'order' };
  if (gotWords.length > wantWords.length && isWithin(wantWords, gotWords)) return { kind: 'extraWords' };
  return undefined;
}

function numbers({ expected, actual }: Outputs): Diagnosis | undefined {
  const wanted = tokensOf(expected).map(toNumber);
  const given = tokensOf(actual).map(toNumber);
  if (wanted.length !== given.length) return undefined;
  const differing = wanted.flatMap((want, at) => (want === given[at] ? [] : [{ want, got: given[at] }]));
  const all = (fits: (want: number, got: number) => boolean) =>
    differing.length > 0 &&
    differing.every(({ want, got }) => want !== undefined && got !== undefined && fits(want, got));
  if (all((want, got) => want !== 0 && want === -got)) return { kind: 'sign' };
  if (all((want, got) => Number.isInteger(want) && Math.abs(want - got) === 1)) return { kind: 'offByOne' };
  if (all((want, got) => Math.abs(want - got) < 1 && !(Number.isInteger(want) && Number.isInteger(got)))) {
    return { kind: 'rounding' };
  }
  return undefined;
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

/** Whether all parts appear in the whole, in their order. */
function isWithin(parts: readonly string[], whole: readonly string[]): boolean {
  let found = 0;
  for (const item of whole) if (item === parts[found]) found += 1;
  return found === parts.length;
}
