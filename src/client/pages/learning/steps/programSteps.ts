/** Pure: a recorded run as steps that can be gone through forward and back. */
import type { TraceEntry } from '#shared/code/protocol.ts';
import type { Language } from '#shared/contract/learning/problems.ts';

/** A program that has run, with what was recorded of it. */
export interface RecordedRun {
  readonly source: string;
  readonly language: Language;
  readonly trace: readonly TraceEntry[];
  /** More lines ran than were recorded. */
  readonly isCut: boolean;
  readonly output: string;
  /** The block that each line of the code was made from; lines are numbered from 0. */
  readonly blockOfLine: readonly (string | null)[] | null;
}

export interface ProgramSteps {
  /** Places to stand at, from 1: before each line, and, unless the record was cut, the end. */
  readonly count: number;
  readonly isCut: boolean;
  at(place: number): ProgramStep;
}

export interface ProgramStep {
  /** The line that is next, from 1; null at the end, and of blocks. */
  readonly line: number | null;
  readonly blockId: string | null;
  readonly isEnd: boolean;
  /** The variables before the line runs; none at the end, which nobody has recorded. */
  readonly variables: readonly StepVariable[];
  /** The values of the names on the line, to be shown beside it. */
  readonly note: string;
  /** Printed so far. */
  readonly output: string;
}

export interface StepVariable {
  readonly name: string;
  readonly value: string;
  /** The step before has made or changed it. */
  readonly isNew: boolean;
}

export function programSteps(run: RecordedRun): ProgramSteps {
  const { language, isCut, blockOfLine } = run;
  // The helpers that blocks need are nothing a child has built.
  const trace = blockOfLine ? run.trace.filter(({ line }) => blockOfLine[line - 1] != null) : run.trace;
  const lines = run.source.split(/\r\n|[\n\r]/u);
  // Python counts characters, JavaScript UTF-16 units.
  const printed = language === 'PYTHON' ? Array.from(run.output) : run.output;
  const outputAt = (length: number) => {
    const part = printed.slice(0, length);
    return typeof part === 'string' ? part : part.join('');
  };
  const end: ProgramStep = {
    ...{ line: null, blockId: null, isEnd: true, variables: [], note: '' },
    output: run.output,
  };
  return {
    count: trace.length === 0 ? 0 : trace.length + (isCut ? 0 : 1),
    isCut,
    at(place) {
      const entry = trace[place - 1];
      if (!entry) return end;
      const { line, outputLength } = entry;
      const variables = variablesOf(entry, trace[place - 2]);
      return {
        line: blockOfLine ? null : line,
        blockId: blockOfLine?.[line - 1] ?? null,
        isEnd: false,
        variables,
        note: blockOfLine ? '' : noteOf(lines[line - 1] ?? '', variables),
        output: outputAt(outputLength),
      };
    },
  };
}

function variablesOf({ variables }: TraceEntry, before: TraceEntry | undefined): StepVariable[] {
  const former = new Map(before?.variables.map(({ name, value }) => [name, value]));
  return variables.map(({ name, value }) => ({
    name,
    value,
    isNew: before !== undefined && former.get(name) !== value,
  }));
}

/** Signs that belong to no name. */
const BETWEEN_NAMES = /[^\p{ID_Continue}$]+/u;

function noteOf(line: string, variables: readonly StepVariable[]): string {
  const names = new Set(line.split(BETWEEN_NAMES));
  return variables
    .filter(({ name }) => names.has(name))
    .map(({ name, value }) => `${name} = ${value}`)
    .join('   ');
}
