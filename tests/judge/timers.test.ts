import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Judge } from '#server/judge/judge.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import { linesOf, recordingLog, runOf, startJavaScript } from './support.ts';

let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: recordingLog() });
  await startJavaScript(judge);
});
afterAll(() => judge.close());

describe('timers', () => {
  it.each<[what: string, source: string, lines: string[]]>([
    [
      'run after the program, by their delay',
      'setTimeout(() => print("b"), 20); setTimeout(() => print("a"), 10); print("now")',
      ['now', 'a', 'b'],
    ],
    [
      'of one moment run in their order',
      'for (const x of "abc") setTimeout(() => print(x), 5)',
      ['a', 'b', 'c'],
    ],
    [
      'let microtasks pass first',
      'setTimeout(() => print("timer")); Promise.resolve().then(() => print("then")); queueMicrotask(() => print("micro")); print("now")',
      ['now', 'then', 'micro', 'timer'],
    ],
    [
      'let microtasks pass between them',
      'setTimeout(() => { print(1); queueMicrotask(() => print(2)) }); setTimeout(() => print(3))',
      ['1', '2', '3'],
    ],
    [
      'come before what is immediate',
      'setImmediate(() => print("immediate")); setTimeout(() => print("timer"), 0)',
      ['timer', 'immediate'],
    ],
    [
      'are cleared',
      'const t = setTimeout(() => print("no"), 1); clearTimeout(t); clearTimeout(99); clearInterval(undefined); print("yes")',
      ['yes'],
    ],
    [
      'repeat until they are cleared',
      'let n = 0; const t = setInterval(() => { print(++n); if (n === 3) clearInterval(t) }, 7)',
      ['1', '2', '3'],
    ],
    ['hand their values on', 'setTimeout((a, b) => print(a, b), 1, "x", 2)', ['x 2']],
    [
      'interleave',
      'let n = 0; const t = setInterval(() => { print("i" + ++n); if (n > 2) clearInterval(t) }, 10); setTimeout(() => print("t15"), 15); setTimeout(() => print("t25"), 25)',
      ['i1', 't15', 'i2', 't25', 'i3'],
    ],
    [
      'move the clock',
      'const from = Date.now(); setTimeout(() => print(Date.now() - from >= 3600000, new Date() - from >= 3600000, new Date() instanceof Date), 3600000)',
      ['true true true'],
    ],
    [
      'are awaited',
      'const wait = (ms) => new Promise((done) => setTimeout(done, ms)); (async () => { for (let i = 0; i < 3; i++) { await wait(1000); print(i) } })()',
      ['0', '1', '2'],
    ],
    [
      'are counted by console.time',
      'console.time("t"); setTimeout(() => console.timeEnd("t"), 1500)',
      ['t: 1.500s'],
    ],
    [
      'nest',
      'setTimeout(() => { print("a"); setTimeout(() => print("c"), 0); }, 5); setTimeout(() => print("b"), 5)',
      ['a', 'b', 'c'],
    ],
    [
      'go on when there is much to do',
      'let n = 0; const step = () => { n += 1; if (n < 2000) setTimeout(step, 1); else print(n) }; step()',
      ['2000'],
    ],
  ])('%s', async (_, source, lines) => {
    expect(await linesOf(judge, source)).toEqual(lines);
  });

  it('stop the program by what they throw', async () => {
    const result = await judge.run(
      runOf('setTimeout(() => print("after"), 2);\nsetTimeout(() => {\n  nothing();\n}, 1)'),
    );
    expect(result).toMatchObject({ verdict: 'RE', output: '', error: { name: 'ReferenceError', line: 3 } });
  });

  it('that never end are stopped by the processor limit', async () => {
    const result = await judge.run(
      runOf('setInterval(() => {}, 1000)', {
        limits: { timeMs: 100, memoryBytes: 32 << 20, outputBytes: 1000 },
      }),
    );
    expect(result.verdict).toBe('TLE');
  });
});
