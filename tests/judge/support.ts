import type { CaseResult, Judge, JudgeJob, JudgeLog, RunJob } from '#server/judge/judge.ts';

export const LIMITS = { timeMs: 400, memoryBytes: 32 * 1024 * 1024, outputBytes: 64 * 1024 };

export interface RecordedLog extends JudgeLog {
  readonly lines: { level: 'info' | 'warn' | 'error'; fields: object; message: string }[];
}

export function recordingLog(): RecordedLog {
  const lines: RecordedLog['lines'] = [];
  const record = (level: RecordedLog['lines'][number]['level']) => (fields: object, message: string) => {
    lines.push({ level, fields, message });
  };
  return { lines, info: record('info'), warn: record('warn'), error: record('error') };
}

/** Another child each time: jobs of one wait for each other. */
let lastUserId = 0;
const nextUserId = (): number => (lastUserId += 1);

export function jobOf(source: string, part: Partial<JudgeJob> = {}): JudgeJob {
  return {
    userId: nextUserId(),
    language: 'JAVASCRIPT',
    source,
    cases: [{ input: '', expected: '' }],
    limits: LIMITS,
    checker: { kind: 'trimmed' },
    priority: 'lesson',
    ...part,
  };
}

export function runOf(source: string, part: Partial<RunJob> = {}): RunJob {
  return { userId: nextUserId(), language: 'JAVASCRIPT', source, input: '', limits: LIMITS, ...part };
}

/** Has the workers started, without Python: its start would cost more than all programs of a file in JavaScript. */
export async function startJavaScript(judge: Judge): Promise<void> {
  await judge.run(runOf(''));
}

/** Runs a program that prints and returns its lines. */
export async function linesOf(judge: Judge, source: string, input = ''): Promise<string[]> {
  const result: CaseResult = await judge.run(runOf(source, { input }));
  if (result.verdict !== 'AC') throw new Error(`${result.verdict}: ${JSON.stringify(result.error)}`);
  return result.output.replace(/\n$/, '').split('\n');
}
