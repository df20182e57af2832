/** Pure: a run as moments that a picture shows one after the other. */
import type { EngineLanguage, RunReply } from '#shared/code/protocol.ts';

/** A program of a page that ran, or tried to. */
export interface PageRun {
  readonly language: EngineLanguage;
  readonly source: string;
  readonly input: string;
  readonly output: string;
  readonly trace: RunReply['trace'];
  readonly failed: boolean;
  /** Counts the runs of a page, so that the same program can be shown again. */
  readonly number: number;
}

export interface Moment {
  readonly state: 'ready' | 'running' | 'done' | 'puzzled';
  readonly source: string;
  /** The line that runs, from 1. */
  readonly line: number | null;
  /** Lines that have run, in their order, this one included. */
  readonly lines: readonly number[];
  /** The last known value of each variable, as the language prints it. */
  readonly variables: ReadonlyMap<string, string>;
  /** The variables that are new since the moment before. */
  readonly changed: ReadonlySet<string>;
  /** Lines printed so far. */
  readonly output: readonly string[];
  readonly input: readonly string[];
}

/** Most moments that are shown of one run; of a longer one, some are left out. */
const MOST = 48;

/** Before the first run. */
export const stillMoment = (source: string, input: string): Moment => ({
  ...{ state: 'ready', source, line: null, lines: [], output: [] },
  ...{ variables: new Map(), changed: new Set(), input: linesOf(input) },
});

/** All that is shown of a run, the end last. */
export function momentsOf({ source, input, output, trace = [], failed }: PageRun): readonly Moment[] {
  const moments: Moment[] = [];
  const lines: number[] = [];
  let variables: ReadonlyMap<string, string> = new Map();
  const told = linesOf(input);
  trace.forEach((entry, index) => {
    lines.push(entry.line);
    // The innermost come first: they win over others of their name.
    const now = new Map([
      ...variables,
      ...entry.variables.toReversed().map(({ name, value }) => [name, value] as const),
    ]);
    const changed = new Set([...now].flatMap(([name, value]) => (variables.get(name) === value ? [] : name)));
    variables = now;
    if (trace.length > MOST && (index * MOST) % trace.length >= MOST) return;
    moments.push({
      ...{ state: 'running', source, line: entry.line, lines: [...lines], variables, changed, input: told },
      output: linesOf(output.slice(0, entry.outputLength)),
    });
  });
  return [
    ...moments,
    {
      ...{ state: failed ? 'puzzled' : 'done', source, line: null, lines, variables, input: told },
      ...{ changed: new Set<string>(), output: linesOf(output) },
    },
  ];
}

/** Without the empty one behind the last line end. */
function linesOf(text: string): readonly string[] {
  const lines = text.replaceAll('\r', '').split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
