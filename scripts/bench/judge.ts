/**
 * Measures the speed of the judge on this machine, beside a peer in the same run: node or python3 started for each case
 * behind the same walls, as many at once. Four loads: a light program in both languages, one heavy in processor time,
 * and the light one beside a child that floods the judge with endless ones. With --kills: 2,000 submissions while
 * servers and workers are killed (--submissions and --children make it smaller). With --class: a class that hands in
 * Python at once. With --hostile: right programs beside four children who hand in endless ones, floods and memory
 * eaters all the time. With --browser: the same engines in the worker of a page.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge, JudgeJob } from '#server/judge/judge.ts';
import { benchClass } from './support/benchClass.ts';
import { benchHostile } from './support/benchHostile.ts';
import { benchKills } from './support/benchKills.ts';
import { benchRunner } from './support/benchRunner.ts';
import { machine } from './support/machine.ts';
import { ProcessPerCase, type PeerLanguage } from './support/ProcessPerCase.ts';
import { median, percentile } from './support/statistics.ts';

const AT_ONCE = Math.max(1, availableParallelism());
const CASES = 10;
const TIME_MS = 1_000;
const FLOODER = 1_000_000;
const ENDLESS = 'for (;;);';

interface Program {
  readonly language: PeerLanguage;
  readonly source: string;
  readonly input: string;
  readonly expected: string;
}

interface Load extends Program {
  readonly name: string;
  readonly submissions: number;
  readonly isFlooded: boolean;
}

const light: Program = {
  language: 'JAVASCRIPT',
  source: `
const [n, m] = input().split(' ').map(Number);
let total = 0;
for (let i = 1; i <= n; i += 1) if (i % m === 0) total += i;
print(total);`,
  input: '1000 7\n',
  expected: '71071\n',
};
const lightPython: Program = {
  ...light,
  language: 'PYTHON',
  source: 'n, m = map(int, input().split())\nprint(sum(i for i in range(1, n + 1) if i % m == 0))',
};
const heavy: Program = {
  language: 'JAVASCRIPT',
  source: 'let x = 1; for (let i = 0; i < 2000000; i += 1) x = (x * 7 + i) % 1000003; print(x);',
  input: '',
  expected: `${sumOfHeavy()}\n`,
};
const LOADS: readonly Load[] = [
  { name: 'light', ...light, submissions: 60, isFlooded: false },
  { name: 'light, in Python', ...lightPython, submissions: 30, isFlooded: false },
  { name: 'heavy in processor time', ...heavy, submissions: 6, isFlooded: false },
  { name: 'light, beside an endless neighbour', ...light, submissions: 20, isFlooded: true },
];

/** Judges one submission of ten cases; resolves with the child's own processor time, where it is known. */
type JudgeOne = (load: Load, place: number) => Promise<number>;

async function compare(): Promise<void> {
  const judge = startJudge({
    workers: AT_ONCE,
    log: { info() {}, warn() {}, error: console.error },
  });
  const startedAt = performance.now();
  await judge.ready();
  const startMs = performance.now() - startedAt;
  const peer = await ProcessPerCase.open();
  try {
    console.log(`${machine()}; ${judge.stats().confinement.join(' ')}`);
    console.log(`ready after ${startMs.toFixed(0)} ms; ${CASES} cases a submission, ${AT_ONCE} at once\n`);
    const rows: Record<string, object> = {};
    for (const load of LOADS) {
      rows[`judge: ${load.name}`] = await measure(load, oursOf(judge), () => floodJudge(judge));
      if (!peer.has(load.language)) continue;
      rows[`a process per case: ${load.name}`] = await measure(load, await peerOf(peer, load), () =>
        floodPeer(peer),
      );
    }
    console.table(rows);
  } finally {
    await judge.close();
    await peer.close();
  }
}

async function measure(load: Load, judgeOne: JudgeOne, flood: () => Promise<() => Promise<void>>) {
  await judgeOne(load, 0);
  const stopFlood = load.isFlooded ? await flood() : undefined;
  const latencies: number[] = [];
  const own: number[] = [];
  // The endless neighbour takes one of the places.
  const places = load.isFlooded ? Math.max(1, AT_ONCE - 1) : AT_ONCE;
  let left = load.submissions;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: places }, async (_, place) => {
      while (left > 0) {
        left -= 1;
        const oneStartedAt = performance.now();
        own.push(await judgeOne(load, place));
        latencies.push(performance.now() - oneStartedAt);
      }
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  await stopFlood?.();
  const sorted = latencies.toSorted((a, b) => a - b);
  return {
    'p50 ms': median(sorted).toFixed(1),
    'p95 ms': percentile(sorted, 0.95).toFixed(1),
    'over own time, p50 ms': median(latencies.map((ms, n) => ms - (own[n] ?? 0))).toFixed(1),
    'cases/s': ((load.submissions * CASES) / seconds).toFixed(0),
  };
}

let lastUserId = 0;

function jobOf({ language, source, input, expected }: Program, userId: number): JudgeJob {
  return {
    userId,
    language,
    source,
    cases: Array.from({ length: CASES }, () => ({ input, expected })),
    limits: { timeMs: TIME_MS, memoryBytes: 64 * 1024 * 1024, outputBytes: 64 * 1024 },
    checker: { kind: 'trimmed' },
    priority: 'lesson',
  };
}

function oursOf(judge: Judge): JudgeOne {
  return async (load) => {
    const { verdict, cases } = await judge.judge(jobOf(load, (lastUserId += 1)));
    if (verdict !== 'AC') throw new Error(`${load.name} was judged ${verdict}.`);
    return cases.reduce((sum, { timeMs }) => sum + timeMs, 0);
  };
}

async function peerOf(peer: ProcessPerCase, { language, source }: Load): Promise<JudgeOne> {
  const file = await peer.stage(source, language);
  return async ({ name, input, expected }, slot) => {
    for (let n = 0; n < CASES; n += 1) {
      const output = await peer.run(file, { slot, input, timeMs: 10 * TIME_MS });
      if (output !== expected) throw new Error(`${name}: the peer printed ${output}.`);
    }
    return 0;
  };
}

async function floodJudge(judge: Judge): Promise<() => Promise<void>> {
  const stop = new AbortController();
  const endless = { ...light, source: ENDLESS };
  const flood = Array.from({ length: 8 }, () =>
    judge.judge(jobOf(endless, FLOODER), { signal: stop.signal }).catch(() => undefined),
  );
  return async () => {
    stop.abort();
    await Promise.all(flood);
  };
}

async function floodPeer(peer: ProcessPerCase): Promise<() => Promise<void>> {
  const file = await peer.stage(ENDLESS, light.language);
  let isOver = false;
  const flood = (async () => {
    while (!isOver) await peer.run(file, { slot: AT_ONCE, input: '', timeMs: TIME_MS });
  })();
  return async () => {
    isOver = true;
    await flood;
  };
}

function sumOfHeavy(): number {
  let x = 1;
  for (let i = 0; i < 2_000_000; i += 1) x = (x * 7 + i) % 1_000_003;
  return x;
}

const { values: options } = parseArgs({
  options: {
    kills: { type: 'boolean' },
    class: { type: 'boolean' },
    hostile: { type: 'boolean' },
    browser: { type: 'boolean' },
    submissions: { type: 'string', default: '2000' },
    children: { type: 'string', default: '100' },
  },
});
if (options.kills)
  await benchKills({ submissions: Number(options.submissions), children: Number(options.children) });
else if (options.class) await benchClass();
else if (options.hostile) await benchHostile();
else if (options.browser) await benchRunner();
else await compare();
