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

export function jobOf(source: string, part: Partial<JudgeJob> = {}): JudgeJob {
  return {
    language: 'JAVASCRIPT',
    source,
    cases: [{ input: '', expected: '' }],
    limits: LIMITS,
    checker: { kind: 'trimmed' },
    priority: 'submission',
    ...part,
  };
}

export function runOf(source: string, part: Partial<RunJob> = {}): RunJob {
  return { language: 'JAVASCRIPT', source, input: '', limits: LIMITS, ...part };
}

/** Runs a program that prints and returns its lines. */
export async function linesOf(judge: Judge, source: string, input = ''): Promise<string[]> {
  const result: CaseResult = await judge.run(runOf(source, { input }));
  if (result.verdict !== 'AC') throw new Error(`${result.verdict}: ${JSON.stringify(result.error)}`);
  return result.output.replace(/\n$/, '').split('\n');
}
