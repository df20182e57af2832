/**
 * How fast the judge is on this machine, and what its walls cost: the same program in the same run also through a
 * bare node:vm context, which confines nothing and is here only to compare with.
 */
import { availableParallelism, cpus } from 'node:os';
import process from 'node:process';
import vm from 'node:vm';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge, JudgeJob } from '#server/judge/judge.ts';

const WORKERS = Math.max(1, availableParallelism());
const WARM_UP = 100;
const SINGLE_JOBS = 400;
// Within the queue's length, since all are handed in at once.
const BURST_JOBS = 400;
const CASES_PER_JOB = 10;

const source = `
const [n, m] = input().split(' ').map(Number);
let total = 0;
for (let i = 1; i <= n; i += 1) if (i % m === 0) total += i;
print(total);`;
const testCase = { input: '1000 7\n', expected: '71071\n' };

const job = (cases: number): JudgeJob => ({
  language: 'JAVASCRIPT',
  source,
  cases: Array.from({ length: cases }, () => testCase),
  limits: { timeMs: 1_000, memoryBytes: 64 * 1024 * 1024, outputBytes: 64 * 1024 },
  checker: { kind: 'trimmed' },
  priority: 'submission',
});

async function judged(judge: Judge, cases: number): Promise<void> {
  const { verdict } = await judge.judge(job(cases));
  if (verdict !== 'AC') throw new Error(`The benchmark's program was judged ${verdict}.`);
}

function inBareVm(): void {
  const lines: string[] = [];
  const context = vm.createContext({
    input: () => testCase.input.trim(),
    print: (value: unknown) => lines.push(String(value)),
  });
  new vm.Script(source).runInContext(context, { timeout: 1_000 });
  if (`${lines.join('\n')}\n` !== testCase.expected) throw new Error('The bare context gave a wrong answer.');
}

/** Times each of `count` calls, in milliseconds, one after the other. */
async function latencies(count: number, once: () => Promise<void> | void): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < count; i += 1) {
    const startedAt = performance.now();
    await once();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b);
}

async function perSecond(count: number, all: () => Promise<unknown>): Promise<string> {
  const startedAt = performance.now();
  await all();
  return `${((count / (performance.now() - startedAt)) * 1000).toFixed(0)}/s`;
}

const percentile = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2)} ms`;

const many = (count: number, once: () => Promise<void>) => () =>
  Promise.all(Array.from({ length: count }, once));

const startedAt = performance.now();
const judge = startJudge({ workers: WORKERS, log: { info() {}, warn: console.warn, error: console.error } });
await judge.ready();
const startMs = performance.now() - startedAt;
await many(WARM_UP, () => judged(judge, 1))();

const one = await latencies(SINGLE_JOBS, () => judged(judge, 1));
const burst = await perSecond(
  BURST_JOBS,
  many(BURST_JOBS, () => judged(judge, 1)),
);
const cases = await perSecond(
  BURST_JOBS,
  many(BURST_JOBS / CASES_PER_JOB, () => judged(judge, CASES_PER_JOB)),
);
const bare = await latencies(SINGLE_JOBS, inBareVm);
const bareRate = 1000 / (bare.reduce((sum, time) => sum + time, 0) / bare.length);
const { confinement, replaced } = judge.stats();
await judge.close();

console.table({
  machine: `${cpus()[0]?.model.trim() ?? 'unknown'} × ${availableParallelism()}, Node ${process.version}, ${process.platform}`,
  confinement: confinement.join(' '),
  'start, self-test included': `${startMs.toFixed(0)} ms with ${WORKERS} workers`,
  'one submission of one case, p50': percentile(one, 0.5),
  'one submission of one case, p99': percentile(one, 0.99),
  'submissions of one case': burst,
  [`cases in submissions of ${CASES_PER_JOB}`]: cases,
  'bare node:vm, unconfined, p50': percentile(bare, 0.5),
  'bare node:vm, unconfined, p99': percentile(bare, 0.99),
  'bare node:vm, unconfined': `${bareRate.toFixed(0)}/s`,
  'workers replaced on the way': String(replaced),
});
