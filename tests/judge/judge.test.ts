import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JudgeBusyError } from '#server/judge/JudgeBusyError.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge } from '#server/judge/judge.ts';
import { workerPids } from '../support/workerPids.ts';
import { LIMITS, jobOf, linesOf, recordingLog, runOf, startJavaScript } from './support.ts';

const ADD = 'const [a, b] = input().split(" ").map(Number);\nprint(a + b);';

describe('a judge', () => {
  let judge: Judge;
  beforeAll(async () => {
    judge = startJudge({ workers: 2, log: recordingLog() });
    await startJavaScript(judge);
  });
  afterAll(() => judge.close());

  it('stands behind walls', () => {
    const everywhere = ['node-permission', 'empty-environment', 'wasm-memory-cap', 'time-kill'];
    expect(judge.stats()).toMatchObject({ workers: 2, confinement: expect.arrayContaining(everywhere) });
  });

  it('accepts a right program and tells each case apart', async () => {
    const cases = [
      { input: '3 5', expected: '8' },
      { input: '10 20\n', expected: '30\n' },
      { input: '1 1', expected: '3' },
    ];
    expect((await judge.judge(jobOf(ADD, { cases: cases.slice(0, 2) }))).verdict).toBe('AC');
    const result = await judge.judge(jobOf(ADD, { cases }));
    expect(result.verdict).toBe('WA');
    expect(result.cases.map((one) => one.verdict)).toEqual(['AC', 'AC', 'WA']);
    expect(result.cases[2]?.output).toBe('2\n');
  });

  it('stops at the first failure when asked', async () => {
    const cases = [
      { input: '1 1', expected: '2' },
      { input: '1 1', expected: '3' },
      { input: '1 1', expected: '2' },
    ];
    const result = await judge.judge(jobOf(ADD, { cases, stopAtFirstFailure: true }));
    expect(result.cases.map((one) => one.verdict)).toEqual(['AC', 'WA']);
  });

  it('says once, and with the line, that a source cannot be read', async () => {
    const cases = Array.from({ length: 3 }, () => ({ input: '', expected: '' }));
    const result = await judge.judge(jobOf('let a = 1;\nlet b = ;\n', { cases }));
    expect(result).toMatchObject({
      verdict: 'CE',
      cases: [],
      compileError: { name: 'SyntaxError', line: 2 },
    });
  });

  it('names the line of an error in the program, also in a promise', async () => {
    const thrown = await judge.run(runOf('const a = [];\nprint(1);\na[3].x;\n'));
    expect(thrown).toMatchObject({ verdict: 'RE', output: '1\n', error: { name: 'TypeError', line: 3 } });
    const rejected = await judge.run(
      runOf('async function main() {\n  await null;\n  throw new Error("no");\n}\nmain()'),
    );
    expect(rejected).toMatchObject({ verdict: 'RE', error: { message: 'no', line: 3 } });
  });

  it('leaves out what follows a case that never asked for the time, and goes on with the same worker', async () => {
    const source = 'const n = Number(input()); if (n === 2) [].join.call({ length: 4e9 }, ""); print(n)';
    const cases = ['1', '2', '3'].map((n) => ({ input: n, expected: n }));
    const before = judge.stats().replaced;
    const result = await judge.judge(jobOf(source, { cases, limits: { ...LIMITS, timeMs: 200 } }));
    expect(result).toMatchObject({ verdict: 'TLE', cases: [{ verdict: 'AC' }, { verdict: 'TLE' }] });
    expect(result.cases).toHaveLength(2);
    expect(judge.stats().replaced).toBe(before);
  });

  it('reads lines, the rest, and null at the end', async () => {
    const source = 'print([input(), readLine(), input(), inputAll(), input(), inputAll()])';
    expect(await linesOf(judge, source, 'a\r\n\nb c\nd\ne\n')).toEqual([
      "[ 'a', '', 'b c', 'd\\ne\\n', null, '' ]",
    ]);
    expect(await linesOf(judge, 'print(input(), input())', 'no break')).toEqual(['no break null']);
    expect(await linesOf(judge, 'print(input())', '')).toEqual(['null']);
  });

  it('prints values as Node does', async () => {
    const source = `
      print("text", 1, -0, 1.5, true, null, undefined, 10n, Symbol("s"));
      console.log([1, "it's", [2, [3]]], { a: 1, "b-c": [], d: {} }, new Map([[1, { x: 2 }]]), new Set("ab"));
      console.info(class A {}, () => 1, function named() {}, new (class Point { x = 1 })(), Object.create(null));
      console.error("aside"); console.warn("aside");
      print(new Date(0), /a/g, new TypeError("bad"), new Uint8Array(2), [[[[[[1]]]]]], []); print();`;
    const result = await judge.run(runOf(source));
    expect(result.output.split('\n')).toEqual([
      'text 1 -0 1.5 true null undefined 10n Symbol(s)',
      "[ 1, \"it's\", [ 2, [ 3 ] ] ] { a: 1, 'b-c': [], d: {} } Map(1) { 1 => { x: 2 } } Set(2) { 'a', 'b' }",
      '[class A] [Function (anonymous)] [Function: named] Point { x: 1 } [Object: null prototype] {}',
      '1970-01-01T00:00:00.000Z /a/g TypeError: bad Uint8Array(2) [ 0, 0 ] [ [ [ [Array] ] ] ] []',
      '',
      '',
    ]);
    expect(result.errorOutput).toBe('aside\naside\n');
  });

  it('lets a learner use its names for variables', async () => {
    expect(
      await linesOf(
        judge,
        'const input = 1; let readLine = 2; var inputAll = 3; console.log(input + readLine)',
      ),
    ).toEqual(['3']);
  });

  it('keeps Korean time', async () => {
    expect(await linesOf(judge, 'print(new Date(0).getHours())')).toEqual(['9']);
  });

  it('judges by tolerance when told', async () => {
    const cases = [{ input: '', expected: '0.333333' }];
    const job = jobOf('print(1 / 3)', { cases });
    expect((await judge.judge(job)).verdict).toBe('WA');
    expect((await judge.judge({ ...job, checker: { kind: 'numeric', tolerance: 1e-5 } })).verdict).toBe('AC');
  });

  it('refuses limits and sources out of bounds, naming them', async () => {
    await expect(judge.judge(jobOf('', { limits: { ...LIMITS, timeMs: 0 } }))).rejects.toThrow(
      'limits.timeMs is 0',
    );
    await expect(judge.run(runOf('', { limits: { ...LIMITS, memoryBytes: 1e12 } }))).rejects.toThrow(
      'limits.memoryBytes',
    );
    await expect(judge.run(runOf('x'.repeat(300_000)))).rejects.toThrow('The source has 300000 bytes');
  });

  it('goes on when a worker is killed in the middle of a job', async () => {
    await expect.poll(() => judge.stats().hasSpare, { timeout: 20_000 }).toBe(true);
    const pids = workerPids();
    const running = judge.run(runOf('const end = Date.now() + 300; while (Date.now() < end); print("done")'));
    // The one at work was started before the one that stands ready.
    const victims = pids.slice(0, Math.ceil(pids.length / 2));
    for (const pid of victims) process.kill(pid, 'SIGKILL');
    expect(victims.length).toBeGreaterThan(0);
    expect(await running).toMatchObject({ verdict: 'AC', output: 'done\n' });
    expect(await linesOf(judge, 'print("well")')).toEqual(['well']);
  });

  it('gives up at once when the caller does, before and during the work', async () => {
    await expect(judge.run(runOf('print(1)'), { signal: AbortSignal.abort() })).rejects.toThrow(/aborted/);
    const controller = new AbortController();
    const long = judge.run(runOf('while (true);', { limits: { ...LIMITS, timeMs: 15_000 } }), controller);
    const startedAt = performance.now();
    setTimeout(() => controller.abort(), 50);
    await expect(long).rejects.toThrow(/aborted/);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await linesOf(judge, 'print("well")')).toEqual(['well']);
  });

  it('keeps forty learners apart who submit at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        judge.judge(
          jobOf(`print(Number(input()) + ${n})`, { cases: [{ input: '100', expected: String(100 + n) }] }),
        ),
      ),
    );
    expect(new Set(results.map((result) => result.verdict))).toEqual(new Set(['AC']));
  });
});

describe('a judge under pressure', () => {
  it('starts its workers with the first program, which waits for them', async () => {
    const judge = startJudge({ workers: 1, log: recordingLog() });
    expect(judge.stats()).toMatchObject({ workers: 0 });
    expect((await judge.run(runOf('print(1 + 1);'))).verdict).toBe('AC');
    expect(judge.stats()).toMatchObject({ workers: 1 });
    await judge.close();
    const unused = startJudge({ workers: 1, log: recordingLog() });
    await unused.close();
    await expect(unused.ready()).rejects.toThrow('closed');
    expect((await unused.run(runOf('print(1 + 1);'))).verdict).toBe('SYSTEM');
  });

  it('refuses what its queue cannot hold, and answers what waits when it closes', async () => {
    const judge = startJudge({ workers: 1, log: recordingLog(), maxWaiting: 2 });
    await judge.ready();
    const slow = runOf('while (true);', { limits: { ...LIMITS, timeMs: 10_000 } });
    const running = judge.run(slow);
    const waiting = [judge.run(slow), judge.judge(jobOf(''))];
    await expect(judge.run(slow)).rejects.toThrow(JudgeBusyError);
    expect(judge.stats()).toMatchObject({ waiting: 2 });
    await judge.close();
    for (const result of await Promise.all([running, ...waiting])) expect(result.verdict).toBe('SYSTEM');
    expect((await judge.run(slow)).verdict).toBe('SYSTEM');
  });

  it('leaves neither a process nor a folder behind', async () => {
    const boxes = () =>
      readdirSync(tmpdir()).filter((name) => name.startsWith(`dolphin-judge-${process.pid}-`));
    // A worker of the judges before this one, which are closed, may still be about to go.
    await expect.poll(() => workerPids()).toEqual([]);
    const boxesBefore = boxes();
    const judge = startJudge({ workers: 2, log: recordingLog() });
    await judge.ready();
    expect(boxes().length).toBe(boxesBefore.length + 1);
    await judge.close();
    expect(boxes()).toEqual(boxesBefore);
    await expect.poll(() => workerPids()).toEqual([]);
  });

  it('ends its workers even when it is killed itself', async () => {
    const script = `
      import { startJudge } from '#server/judge/startJudge.ts';
      const judge = startJudge({ workers: 1, log: { info() {}, warn() {}, error() {} } });
      await judge.ready();
      process.stdout.write('ready');`;
    const host = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(host.stdout, 'data');
    expect(workerPids(host.pid)).not.toEqual([]);
    host.kill('SIGKILL');
    await expect.poll(() => workerPids(host.pid), { timeout: 5_000 }).toEqual([]);
  });

  it('judges nothing when it could not start, and says why', async () => {
    const { TMPDIR } = process.env;
    process.env.TMPDIR = '/nowhere/at/all';
    const log = recordingLog();
    const judge = startJudge({ workers: 1, log });
    await expect(judge.ready()).rejects.toThrow(/ENOENT/);
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    expect(log.lines.map((line) => line.level)).toEqual(['error']);
    expect(await judge.judge(jobOf('print(1)'))).toEqual({ verdict: 'SYSTEM', cases: [] });
    expect((await judge.run(runOf('print(1)'))).verdict).toBe('SYSTEM');
    await judge.close();
  });

  it('closes cleanly while it is still starting', async () => {
    const judge = startJudge({ workers: 1, log: recordingLog() });
    await judge.close();
    expect((await judge.judge(jobOf(''))).verdict).toBe('SYSTEM');
  });
});
