import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { piece, writeBlocks } from '#shared/blocks/writeBlocks.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge } from '#server/judge/judge.ts';
import { workerPids } from '../support/workerPids.ts';
import { jobOf, LIMITS, recordingLog, runOf } from './support.ts';

/** A long native call, which does not ask for the time. */
const NATIVE = 'const a=Array(1e6).fill(0);for(;;)a.includes(1)';
const TRIVIAL = jobOf('print(1)', { cases: [{ input: '', expected: '1' }] });
/** Counts on and on. */
const ENDLESS_BLOCKS = writeBlocks([
  piece('setVariable', '수', 0),
  piece('forever', [piece('changeVariable', '수', 1)]),
]);
const SECOND = { ...LIMITS, timeMs: 1_000, memoryBytes: 64 * 1024 * 1024 };

const TEN = Array.from({ length: 10 }, () => ({ input: '', expected: '' }));

const log = recordingLog();
let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 2, log });
  await judge.ready();
});
afterAll(() => judge.close());

describe('a judge that children share', () => {
  it.skipIf(availableParallelism() < 2).each([
    ['JAVASCRIPT', NATIVE],
    ['PYTHON', 'while True: pass'],
    ['BLOCKS', ENDLESS_BLOCKS],
  ] as const)(
    'lets a neighbour of eight endless submissions be judged before the second of them: %s',
    async (language, source) => {
      const ended: string[] = [];
      const stop = new AbortController();
      const endless = { language, userId: 9_001, cases: TEN, limits: SECOND };
      const flood = Array.from({ length: 8 }, (_, n) =>
        judge
          .judge(jobOf(source, endless), stop)
          .then(() => ended.push(`endless ${n}`))
          .catch(() => undefined),
      );
      // The trivial program is the same text in both languages.
      const neighbour = { ...TRIVIAL, language: language === 'PYTHON' ? language : 'JAVASCRIPT' } as const;
      const beside = () => judge.judge(neighbour).then(({ verdict }) => ended.push(`trivial ${verdict}`));
      await beside();
      expect(ended).toEqual(['trivial AC']);
      await flood[0];
      await beside();
      expect(ended).toEqual(['trivial AC', 'endless 0', 'trivial AC']);
      stop.abort();
      await Promise.all(flood);
    },
  );

  it('has four children whose programs never end give way to the right one of another, now and later', async () => {
    const ended: string[] = [];
    const stop = new AbortController();
    const slow = { cases: TEN, limits: { ...SECOND, timeMs: 2_000 } };
    const hostile = [
      { ...jobOf('for (;;);', slow), userId: 9_101 },
      { ...jobOf('while True: pass', slow), userId: 9_102, language: 'PYTHON' },
      { ...jobOf('let s = "x"; for (;;) s = s.slice(1) + "y"', slow), userId: 9_103 },
      {
        ...jobOf('import os\nwhile True:\n  try: os.fork()\n  except: pass', slow),
        userId: 9_104,
        language: 'PYTHON',
      },
    ] as const;
    const flood = hostile.map((job, n) =>
      judge
        .judge(job, stop)
        .then(({ verdict }) => ended.push(`hostile ${n} ${verdict}`))
        .catch(() => undefined),
    );
    // The second comes when all places are held by programs that were cut short before.
    for (const userId of [9_105, 9_106]) {
      const { verdict } = await judge.judge({ ...TRIVIAL, userId });
      ended.push(`right ${verdict}`);
    }
    expect(ended).toEqual(['right AC', 'right AC']);
    await Promise.race(flood);
    expect(ended).toHaveLength(3);
    expect(ended[2]).toMatch(/^hostile \d TLE$/);
    stop.abort();
    await Promise.all(flood);
  });

  it('goes on with what gave way between its cases, and judges it as ever', async () => {
    const half = 'let n = 0; for (let i = 0; i < 3e6; i += 1) n += i % 7; print(n > 0)';
    const cases = Array.from({ length: 4 }, () => ({ input: '', expected: 'true' }));
    const seen: number[] = [];
    const long = judge.judge(jobOf(half, { cases, userId: 9_201, limits: { ...SECOND, timeMs: 5_000 } }), {
      onCase: ({ index }) => seen.push(index),
    });
    const others = Array.from({ length: 6 }, (_, n) => judge.judge({ ...TRIVIAL, userId: 9_210 + n }));
    expect((await Promise.all(others)).map(({ verdict }) => verdict)).toEqual(others.map(() => 'AC'));
    expect(await long).toMatchObject({ verdict: 'AC', cases: cases.map(() => ({ verdict: 'AC' })) });
    expect(seen).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ['JAVASCRIPT', 'for (;;);'],
    ['JAVASCRIPT', NATIVE],
    ['PYTHON', 'while True: pass'],
    ['PYTHON', 'sum(range(10 ** 12))'],
    ['BLOCKS', ENDLESS_BLOCKS],
  ] as const)(
    'spends no more than three seconds of a processor on an endless program of ten cases: %s %s',
    async (language, source) => {
      const result = await judge.judge(jobOf(source, { language, cases: TEN, limits: SECOND }));
      expect(result).toMatchObject({ verdict: 'TLE', cases: [{ index: 0 }] });
      expect(result.cases).toHaveLength(1);
      expect(result.cases[0]?.timeMs).toBeLessThan(3_000);
    },
  );

  it('has a worker ready for the one that was killed', async () => {
    const [victim, ...others] = workerPids();
    if (victim === undefined) throw new Error('There is no worker to kill.');
    const before = new Set(others);
    process.kill(victim, 'SIGKILL');
    // Long enough that neither place does both.
    const source = 'let n = 0; while (n < 2e6) n += 1; print(1)';
    const counting = { ...TRIVIAL, source, limits: SECOND };
    await Promise.all([judge.judge(counting), judge.judge({ ...counting, userId: 9_002 })]);
    // One of those from before serves in its place, while the next one starts.
    const serving = workerPids().filter((pid) => before.has(pid));
    expect(serving.length).toBeGreaterThan(0);
    await expect.poll(() => judge.stats().workers).toBe(judge.places);
  });
});

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has just ended.
    }
  }
}

describe('a judge on a machine that is busy', () => {
  it('takes no busy machine for a slow program', async () => {
    const others = Array.from({ length: 3 * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }),
    );
    try {
      const script = 'let sum = 0; for (let i = 0; i < 2e6; i += 1) sum += i; print(1);';
      const python = 'n = 0\nwhile n < 500000: n += 1\nprint(1)';
      const part = { cases: [{ input: '', expected: '1' }], limits: SECOND };
      const results = await Promise.all([
        ...Array.from({ length: 6 }, () => judge.judge(jobOf(script, part))),
        ...Array.from({ length: 3 }, () => judge.judge(jobOf(python, { ...part, language: 'PYTHON' }))),
      ]);
      for (const { verdict } of results) expect(verdict).toBe('AC');
    } finally {
      for (const other of others) other.kill('SIGKILL');
    }
  }, 60_000);

  /** Has the workers stand still for half a second of each, as where many others want the processors. */
  async function starvedVerdicts(jobs: readonly Parameters<typeof runOf>[]): Promise<Verdict[]> {
    await expect.poll(() => judge.stats().hasSpare, { timeout: 20_000 }).toBe(true);
    const pids = workerPids();
    const running = jobs.map((one) => judge.run(runOf(...one)));
    let isHeld = false;
    const holding = setInterval(() => {
      isHeld = !isHeld;
      signal(pids, isHeld ? 'SIGSTOP' : 'SIGCONT');
    }, 500);
    try {
      return (await Promise.all(running)).map(({ verdict }) => verdict);
    } finally {
      clearInterval(holding);
      signal(pids, 'SIGCONT');
    }
  }

  it('says TLE of endless programs that are hardly let run, each in its way, and never of a fair one', async () => {
    const { replaced } = judge.stats();
    const limits = { ...SECOND, timeMs: 100 };
    const verdicts = await starvedVerdicts([
      ['for (;;);', { limits }],
      [NATIVE, { limits }],
      ['while True: pass', { language: 'PYTHON', limits }],
      ['let n = 0; while (n < 3e5) n += 1;', { limits: SECOND }],
      ['n = 0\nwhile n < 300000: n += 1', { language: 'PYTHON', limits: SECOND }],
    ]);
    expect(verdicts).toEqual(['TLE', 'TLE', 'TLE', 'AC', 'AC']);
    // None of them cost a worker its place.
    expect(judge.stats().replaced).toBe(replaced);
  }, 60_000);

  it('says SYSTEM, not TLE, when the workers do nothing at all', async () => {
    await expect.poll(() => judge.stats().hasSpare, { timeout: 20_000 }).toBe(true);
    // The one that is lost has the spare in its place, which stands still, too.
    const pids = workerPids();
    signal(pids, 'SIGSTOP');
    try {
      expect((await judge.run(runOf('for (;;);'))).verdict).toBe('SYSTEM');
    } finally {
      signal(pids, 'SIGCONT');
    }
  }, 60_000);
});
