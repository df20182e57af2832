/** Pure: the executed lines of a run with the moments at which they ran. Times are ms of the object's own clock. */
import type { TraceEntry } from '#shared/code/protocol.ts';
import type { CodeObjectAct } from '#shared/simulation/codeObjects/codeObjectTypes.ts';

export interface FilmLine {
  readonly at: number;
  /** The line of the code that ran; lines are numbered from 1. */
  readonly line: number;
  /** The block that the line was made from in a program of blocks. */
  readonly blockId: string | null;
  readonly variables: TraceEntry['variables'];
}

export interface ObjectFilm {
  readonly acts: readonly CodeObjectAct[];
  readonly durationMs: number;
  readonly lines: readonly FilmLine[];
}

export const EMPTY_FILM: ObjectFilm = { acts: [], durationMs: 0, lines: [] };

export interface FilmedRun {
  readonly acts: readonly CodeObjectAct[];
  readonly durationMs: number;
  /** When each command of the object began, in order. */
  readonly commandAts: readonly number[];
  readonly trace: readonly TraceEntry[];
  readonly blockOfLine: readonly (string | null)[] | null;
}

export function objectFilm({ acts, durationMs, commandAts, trace, blockOfLine }: FilmedRun): ObjectFilm {
  const lines: FilmLine[] = [];
  for (const { line, step, variables } of trace) {
    const blockId = blockOfLine?.[line - 1] ?? null;
    // Lines that no block stands for are helpers of the compiler.
    if (blockOfLine !== null && blockId === null) continue;
    const at = commandAts[step] ?? durationMs;
    const before = lines.at(-1);
    const isSameBlock = blockId !== null && before?.blockId === blockId && before.at === at;
    if (isSameBlock) lines.pop();
    lines.push({ at, line, blockId, variables });
  }
  return { acts, durationMs, lines };
}

/** How many lines have begun at a moment. */
export function linesBegun({ lines }: ObjectFilm, ms: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.at ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The moment up to which the effect of the line at this place is seen: the beginning of the next. */
export function endOfLine({ lines, durationMs }: ObjectFilm, index: number): number {
  return lines[index + 1]?.at ?? durationMs;
}
