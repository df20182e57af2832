import type { Run } from './splitLine.ts';

/** Splits runs of text into those already typed and the rest, at a number of letters. */
export function cutRuns(
  runs: readonly Run[],
  letters: number,
): { readonly said: readonly Run[]; readonly unsaid: readonly Run[] } {
  const said: Run[] = [];
  const unsaid: Run[] = [];
  let left = letters;
  for (const { text, kind } of runs) {
    if (left > 0) said.push({ text: text.slice(0, left), kind });
    if (left < text.length) unsaid.push({ text: text.slice(Math.max(0, left)), kind });
    left -= text.length;
  }
  return { said, unsaid };
}
