import type { EngineLanguage } from '#shared/code/protocol.ts';
import { judgeCases } from './judgeCases.ts';
import type { JudgeJob } from './job.ts';
import type { Judgeable, RunOnWorker } from './judgeCases.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';

const LIMITS = { timeMs: 1_000, memoryBytes: 16 * 1024 * 1024, outputBytes: 1_000 };

/** Programs whose verdicts are known: a judge that gets one of them wrong must not judge a child. */
const KNOWN: Readonly<Record<EngineLanguage, readonly KnownProgram[]>> = {
  JAVASCRIPT: [
    { source: 'const [a, b] = input().split(" ").map(Number); print(a + b);', verdict: 'AC' },
    { source: 'print(input());', verdict: 'WA' },
    { source: 'while (true) {}', verdict: 'TLE', timeMs: 50 },
    { source: 'const all = []; while (true) all.push(new Array(100_000).fill(0));', verdict: 'MLE' },
    { source: 'while (true) print("돌핀");', verdict: 'OLE' },
    { source: 'function f() { return f() + 1; } f();', verdict: 'RE' },
    { source: 'print(', verdict: 'CE' },
    { source: 'print(typeof process, typeof require);', verdict: 'WA' },
  ],
  PYTHON: [
    { source: 'a, b = map(int, input().split())\nprint(a + b)', verdict: 'AC' },
    { source: 'print(input())', verdict: 'WA' },
    { source: 'while True:\n    pass', verdict: 'TLE', timeMs: 50 },
    { source: 'a = []\nwhile True:\n    a.append([0] * 100_000)', verdict: 'MLE' },
    { source: 'while True:\n    print("돌핀")', verdict: 'OLE' },
    { source: 'def f():\n    return f() + 1\nf()', verdict: 'RE' },
    { source: 'print(', verdict: 'CE' },
    { source: 'print(open("/etc/passwd").read())', verdict: 'RE' },
  ],
};

interface KnownProgram {
  source: string;
  verdict: Verdict;
  timeMs?: number;
}

/** The worker was lost before its self-test ended. */
export class UntestedError extends Error {
  override readonly name = 'UntestedError';
}

/** Throws when the worker judges a known program of this language wrongly, and UntestedError when it does not judge. */
export async function selfTest(language: EngineLanguage, runOnWorker: RunOnWorker): Promise<void> {
  for (const { source, verdict, timeMs } of KNOWN[language]) {
    const job: Judgeable<JudgeJob> = {
      userId: 0,
      language,
      source,
      cases: [{ input: '19 23\n', expected: '42\n' }],
      limits: { ...LIMITS, ...(timeMs !== undefined && { timeMs }) },
      checker: { kind: 'trimmed' },
      priority: 'lesson',
    };
    const result = await judgeCases(job, runOnWorker);
    if (result.verdict === 'SYSTEM') throw new UntestedError(`The worker was lost over ${source}.`);
    if (result.verdict !== verdict) {
      throw new Error(
        `The judge failed its self-test: ${source} was judged ${result.verdict} and not ${verdict}.`,
      );
    }
  }
}
