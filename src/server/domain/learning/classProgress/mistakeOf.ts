import type { Verdict } from '#shared/contract/learning/verdicts.ts';

/* Pure. Groups programs that failed in the same way. */

export interface FailedProgram {
  readonly verdict: Verdict;
  readonly errorMessage: string | null;
  readonly cases: readonly { readonly verdict: Verdict; readonly explanation: string | null }[];
}

const MOST_LETTERS = 160;

/**
 * The error of a program without its varying parts: the place, numbers and quoted text. The whole words of its first
 * failed case explain it.
 */
export function mistakeOf({ verdict, errorMessage, cases }: FailedProgram): {
  message: string;
  explanation: string | null;
} {
  const failed = cases.find((one) => one.verdict === verdict && one.explanation !== null);
  const explanation = errorMessage ?? failed?.explanation ?? null;
  return { message: generalised(explanation ?? ''), explanation };
}

function generalised(text: string): string {
  return text
    .replaceAll(/«[^«»]*»|「[^「」]*」|“[^“”]*”|‘[^‘’]*’|'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/gu, '…')
    .replaceAll(/-?\d+(?:\.\d+)?/gu, '#')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS);
}
