interface Run {
  readonly text: string;
  readonly name: boolean;
}

/** Cuts runs of text into what has been said and what has not, after so many letters. */
export function cutRuns(
  runs: readonly Run[],
  letters: number,
): { readonly said: readonly Run[]; readonly unsaid: readonly Run[] } {
  const said: Run[] = [];
  const unsaid: Run[] = [];
  let left = letters;
  for (const { text, name } of runs) {
    if (left > 0) said.push({ text: text.slice(0, left), name });
    if (left < text.length) unsaid.push({ text: text.slice(Math.max(0, left)), name });
    left -= text.length;
  }
  return { said, unsaid };
}
