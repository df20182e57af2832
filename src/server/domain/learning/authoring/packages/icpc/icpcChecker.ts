/** Pure: the flags of the ICPC's default validator as a checker of ours, and back. */
import type { ProblemDraftContent } from '#shared/contract/learning/authoring/problemDrafts.ts';

type Checker = ProblemDraftContent['checker'];

const TOLERANCES = new Set(['float_tolerance', 'float_relative_tolerance', 'float_absolute_tolerance']);

/** The check of the default validator without flags: it compares words and ignores their case. */
const CASE_BLIND = `function check(input, expected, output) {
  const words = (text) => text.toLowerCase().split(/\\s+/).filter((word) => word !== '').join(' ');
  return words(expected) === words(output);
}
`;

/** The checker that flags ask for, or the flag that nobody knows. */
export function checkerOfFlags(flags: string): { readonly checker: Checker } | { readonly unknown: string } {
  const words = flags.split(/\s+/).filter((word) => word !== '');
  const tolerances: number[] = [];
  let isCaseSensitive = false;
  let isSpaceSensitive = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (word === 'case_sensitive') isCaseSensitive = true;
    else if (word === 'space_change_sensitive') isSpaceSensitive = true;
    else if (TOLERANCES.has(word)) {
      at += 1;
      const value = Number(words[at]);
      if (!(value >= 0 && value <= 1)) return { unknown: `${word} ${words[at] ?? ''}` };
      tolerances.push(value);
    } else return { unknown: word };
  }
  const plain = (kind: Checker['kind']) => ({ checker: { kind, tolerance: 0, source: '' } });
  if (tolerances.length > 0)
    return { checker: { kind: 'numeric', tolerance: Math.max(...tolerances), source: '' } };
  if (isSpaceSensitive) return plain('exact');
  if (isCaseSensitive) return plain('tokens');
  return { checker: { kind: 'custom', tolerance: 0, source: CASE_BLIND } };
}

/** Null for a checker that the default validator cannot be. */
export function flagsOfChecker({ kind, tolerance, source }: Checker): string | null {
  switch (kind) {
    case 'numeric':
      return `float_tolerance ${tolerance} case_sensitive`;
    case 'exact':
      return 'case_sensitive space_change_sensitive';
    // Blanks at line ends are the nearest that the default validator overlooks.
    case 'trimmed':
    case 'tokens':
      return 'case_sensitive';
    case 'custom':
      return source === CASE_BLIND ? '' : null;
  }
}
