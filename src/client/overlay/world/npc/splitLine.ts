/** How a run of a line looks: plain, the user's own name, or a key word. */
export type RunKind = 'plain' | 'name' | 'key';

export interface Run {
  readonly text: string;
  readonly kind: RunKind;
}

/** A name or quoted title with its marks, or a word between asterisks without them. */
const MARKED = /\{nickname\}|\*([^*]+)\*|「[^「」]+」/g;

/** Splits a line into runs, with the user's own name and the key words marked to be shown in other colours. */
export function splitLine(line: string, nickname: string): readonly Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKED)) {
    const [whole, word] = match;
    runs.push({ text: line.slice(end, match.index), kind: 'plain' });
    runs.push(
      whole === '{nickname}' ? { text: nickname, kind: 'name' } : { text: word ?? whole, kind: 'key' },
    );
    end = match.index + whole.length;
  }
  runs.push({ text: line.slice(end), kind: 'plain' });
  return runs.filter(({ text }) => text !== '');
}
