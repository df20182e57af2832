/** The lines of a block of text, one a row or set apart by bars. */
export const linesOf = (block: string): string[] =>
  block
    .split(/[|\n]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Every way to fill the places of a frame: `{0}` with the first list, `{1}` with the second. */
export function combine(frames: string, ...fillings: readonly string[]): string[] {
  return fillings.reduce<string[]>(
    (lines, filling, place) =>
      lines.flatMap((line) =>
        line.includes(`{${place}}`)
          ? linesOf(filling).map((word) => line.replaceAll(`{${place}}`, word))
          : [line],
      ),
    linesOf(frames),
  );
}

/** A third of all lines, chosen by their letters alone. The filter is never changed for the sake of one of them. */
export function isHeldOut(line: string): boolean {
  let hash = 0x811c9dc5;
  for (const letter of line) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash >>> 8) % 3 === 0;
}
