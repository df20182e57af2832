/** Pure: the line and the character, both from 0, at which two outputs first differ; null when they are alike. */
export function firstDifference(
  expected: string,
  got: string,
): { readonly line: number; readonly column: number } | null {
  const [wanted, came] = [linesOf(expected), linesOf(got)];
  for (let line = 0; line < Math.max(wanted.length, came.length); line += 1) {
    // By code points, so that no emoji is cut in two.
    const [a, b] = [Array.from(wanted[line] ?? ''), Array.from(came[line] ?? '')];
    const column = a.findIndex((character, index) => character !== b[index]);
    if (column >= 0) return { line, column };
    if (b.length > a.length) return { line, column: a.length };
    if (wanted[line] === undefined || came[line] === undefined) return { line, column: 0 };
  }
  return null;
}

/** The end of the output does not count, as it does not for the judge. */
function linesOf(text: string): string[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());
}
