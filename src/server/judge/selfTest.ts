import type { JudgeJob } from './job.ts';
import { judgeCases } from './judgeCases.ts';
import type { RunOnWorker } from './judgeCases.ts';
import type { Verdict } from '#shared/contract/verdicts.ts';

const LIMITS = { timeMs: 1_000, memoryBytes: 16 * 1024 * 1024, outputBytes: 1_000 };

/** Programs whose verdicts are known: a judge that gets one of them wrong must not judge a child. */
const KNOWN: readonly { source: string; verdict: Verdict; timeMs?: number }[] = [
  { source: 'const [a, b] = input().split(" ").map(Number); print(a + b);', verdict: 'AC' },
  { source: 'print(input());', verdict: 'WA' },
  { source: 'while (true) {}', verdict: 'TLE', timeMs: 50 },
  { source: 'const all = []; while (true) all.push(new Array(100_000).fill(0));', verdict: 'MLE' },
  { source: 'while (true) print("돌핀");', verdict: 'OLE' },
  { source: 'function f() { return f() + 1; } f();', verdict: 'RE' },
  { source: 'print(', verdict: 'CE' },
  { source: 'print(typeof process, typeof require);', verdict: 'WA' },
];

/** Throws when the worker judges a known program wrongly. */
export async function selfTest(runOnWorker: RunOnWorker): Promise<void> {
  for (const { source, verdict, timeMs } of KNOWN) {
    const job: JudgeJob = {
      language: 'JAVASCRIPT',
      source,
      cases: [{ input: '19 23\n', expected: '42\n' }],
      limits: { ...LIMITS, ...(timeMs !== undefined && { timeMs }) },
      checker: { kind: 'trimmed' },
      priority: 'submission',
    };
    const result = await judgeCases(job, runOnWorker, () => performance.now());
    if (result.verdict !== verdict) {
      throw new Error(
        `The judge failed its self-test: ${source} was judged ${result.verdict} and not ${verdict}.`,
      );
    }
  }
}
