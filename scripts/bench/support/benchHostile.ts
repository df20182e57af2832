import { setTimeout as sleep } from 'node:timers/promises';
import { availableParallelism } from 'node:os';
import { startJudge } from '#server/judge/startJudge.ts';
import type { JudgeJob } from '#server/judge/judge.ts';
import { machine } from './machine.ts';
import { median, percentile } from './statistics.ts';

const RIGHT_ONES = 40;
/** The milliseconds between two right programs; they come at any point of the others' turns. */
const PAUSE_MS = 170;
/** The time from handing in to the verdict. */
const LONGEST_MS = 2_000;

/**
 * Programs that never end, flood both outputs, eat memory, or would start processes; each with the longest time limit.
 */
const HOSTILE: readonly Pick<JudgeJob, 'language' | 'source'>[] = [
  { language: 'JAVASCRIPT', source: 'const a = Array(1e6).fill(0); for (;;) a.includes(1);' },
  { language: 'PYTHON', source: 'import os\nwhile True: os.write(2, b"x" * 60000)' },
  { language: 'JAVASCRIPT', source: 'const all = []; for (;;) all.push("x".repeat(1e5) + all.length);' },
  { language: 'PYTHON', source: 'import os\nwhile True:\n  try: os.fork()\n  except BaseException: pass' },
];

/** Four children hand in hostile programs again and again; a right one of another child has its verdict within 2 s. */
export async function benchHostile(): Promise<void> {
  const judge = startJudge({
    workers: Math.max(1, Math.min(2, availableParallelism())),
    log: { info() {}, warn() {}, error: console.error },
  });
  await judge.ready();
  await judge.judge(jobOf({ language: 'PYTHON', source: '' }, 1));
  const stop = new AbortController();
  let handedIn = 0;
  const floods = HOSTILE.map(async (program, child) => {
    while (!stop.signal.aborted) {
      handedIn += 1;
      await judge.judge(jobOf(program, 100 + child), stop).catch(() => undefined);
    }
  });
  const waits: number[] = [];
  try {
    for (let n = 0; n < RIGHT_ONES; n += 1) {
      await sleep(PAUSE_MS);
      const startedAt = performance.now();
      const language = n % 2 === 0 ? 'JAVASCRIPT' : 'PYTHON';
      const { verdict } = await judge.judge(jobOf({ language, source: 'print(1)' }, 1_000 + n));
      if (verdict !== 'AC') throw new Error(`A right program was judged ${verdict}.`);
      waits.push(performance.now() - startedAt);
    }
  } finally {
    stop.abort();
    await Promise.all(floods);
    await judge.close();
  }
  const sorted = waits.toSorted((a, b) => a - b);
  const [worst = 0] = sorted.slice(-1);
  console.log(`${machine()}; ${judge.stats().confinement.join(' ')}`);
  console.log(`${RIGHT_ONES} right programs beside ${handedIn} hostile ones of four children, two workers:`);
  console.log(
    `to the verdict p50 ${median(sorted).toFixed(0)} ms, p95 ${percentile(sorted, 0.95).toFixed(0)} ms, worst ${worst.toFixed(0)} ms`,
  );
  if (worst > LONGEST_MS) throw new Error(`A child waited ${worst.toFixed(0)} ms.`);
}

const jobOf = (program: Pick<JudgeJob, 'language' | 'source'>, userId: number): JudgeJob => ({
  ...program,
  userId,
  cases: [{ input: '', expected: program.source === '' ? '' : '1\n' }],
  limits: { timeMs: 5_000, memoryBytes: 64 * 1024 * 1024, outputBytes: 64 * 1024 },
  checker: { kind: 'trimmed' },
  priority: 'lesson',
});
