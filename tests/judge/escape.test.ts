import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge } from '#server/judge/judge.ts';
import { linesOf, recordingLog, runOf, startJavaScript } from './support.ts';

// Programs that learners, and those who pose as them, have tried on judges elsewhere. One worker runs them,
// so that the remains of one program would meet the next one.
let judge: Judge;
const log = recordingLog();

beforeAll(async () => {
  judge = startJudge({ workers: 1, log });
  await startJavaScript(judge);
});
afterAll(() => judge.close());

afterEach(expectHealthy);

async function expectHealthy(): Promise<void> {
  const probe = 'print(Number(input()) + 1, typeof leaked, [].leaked, ({}).leaked)';
  expect(await linesOf(judge, probe, '41')).toEqual(['42 undefined undefined undefined']);
  expect(log.lines.filter((line) => line.level === 'error')).toEqual([]);
}

describe('a way to the host', () => {
  it('finds none of its names', async () => {
    const names =
      'process require module exports Buffer global window self fetch XMLHttpRequest WebSocket WebAssembly Worker ' +
      'importScripts Deno Bun std os scriptArgs __dirname load read';
    const [line] = await linesOf(
      judge,
      `print("${names}".split(" ").filter((name) => name in globalThis).length)`,
    );
    expect(line).toBe('0');
  });

  it.each([
    ['require', 'require("fs")'],
    ['process', 'process.exit(1)'],
    ['the environment', 'print(process.env)'],
    ['the network', 'fetch("http://127.0.0.1")'],
    ['the Function constructor', 'Function("return process")().exit()'],
    ['a constructor of a constructor', 'print.constructor.constructor("return process")()'],
    ['a generator constructor', '(function*(){}).constructor("return require")()().next()'],
    ['indirect eval', '(0, eval)("process")'],
    ['the receiver of a sloppy function', '(function () { return this.process.pid; })()'],
    ['the caller of print', 'print.caller.arguments[0]()'],
  ])('through %s ends as RE', async (_, source) => {
    const result = await judge.run(runOf(source));
    expect(result.verdict).toBe('RE');
    expect(['ReferenceError', 'TypeError']).toContain(result.error?.name);
  });

  it.each(['fs', 'node:fs', 'std', 'os', 'file:///etc/passwd', './main.ts', 'data:text/javascript,1'])(
    'through import(%j) is turned down',
    async (name) => {
      const source = `import(${JSON.stringify(name)}).then(() => print('in'), () => print('out'))`;
      expect(await linesOf(judge, source)).toEqual(['out']);
    },
  );

  it('through a static import is not even read', async () => {
    expect((await judge.run(runOf('import fs from "fs";'))).verdict).toBe('CE');
  });

  it('through an error of the host finds only its own files', async () => {
    const source =
      'try { null.x } catch (error) { print(error.stack) }\nfunction f() { f() } try { f() } catch (e) { print(e.stack) }';
    expect((await judge.run(runOf(source))).output).not.toMatch(/node|\/|\.ts/);
  });
});

describe('what should outlive the program', () => {
  it('does not, however it is planted', async () => {
    const source = `
      globalThis.leaked = 1; Object.prototype.leaked = 2; Array.prototype.leaked = 3; var leaked = 4;
      Object.defineProperty(globalThis, 'input', { value: () => 'x', configurable: false });
      for (const key of Object.getOwnPropertyNames(String.prototype)) try { String.prototype[key] = () => 'z' } catch {}
      Object.freeze(globalThis); print = 1; console.log = 2; JSON.stringify = () => '{}'; Number = () => 7;`;
    expect((await judge.run(runOf(source))).verdict).toBe('AC');
  });

  it('does not between the cases of one submission either', async () => {
    const result = await judge.judge({
      ...runOf('globalThis.n = (globalThis.n ?? 0) + 1; Array.prototype.m = ([].m ?? 0) + 1; print(n, [].m)'),
      cases: Array.from({ length: 5 }, () => ({ input: '', expected: '1 1' })),
      checker: { kind: 'trimmed' },
      priority: 'lesson',
    });
    expect(result.cases.map((one) => one.verdict)).toEqual(['AC', 'AC', 'AC', 'AC', 'AC']);
  });

  it('lets a program spoil its own tools and still be judged', async () => {
    const source = `
      Object.prototype.name = 'x'; Array.prototype.join = null; Array.prototype[Symbol.iterator] = null;
      String.prototype.slice = () => { throw 1 }; Function.prototype.apply = null; Function.prototype.call = null;
      Object.defineProperty(Array.prototype, '0', { set() { throw 2 } });
      print('still', 1, true);`;
    expect((await judge.run(runOf(source))).output).toBe('still 1 true\n');
  });
});

describe('too much of everything', () => {
  const cases: [what: string, source: string, verdict: Verdict][] = [
    ['an endless loop', 'while (true);', 'TLE'],
    ['an endless loop that catches', 'for (;;) try { for (;;); } catch {} finally { for (;;); }', 'TLE'],
    ['endless promises', 'const again = () => { Promise.resolve().then(again); }; again()', 'TLE'],
    ['an endless async function', '(async () => { while (true) await null })()', 'TLE'],
    ['an endless generator', 'function* g() { while (true) yield 1 } for (const x of g());', 'TLE'],
    ['a catastrophic regular expression', '/^(a+)+$/.test("a".repeat(40) + "b")', 'TLE'],
    ['a regular expression of references', '/(.*)\\1(.*)\\2(.*)\\3x/.test("ab".repeat(2000))', 'TLE'],
    ['a comparator that never ends', '[3, 2, 1].sort(() => { while (true); })', 'TLE'],
    [
      'a native sort',
      'const a = Array.from({ length: 1e5 }, (_, i) => String((i * 7919) % 1e5)); while (true) a.reverse().sort()',
      'TLE',
    ],
    ['one native call of minutes', '[].join.call({ length: 4e9 }, "")', 'TLE'],
    ['a search without an end', '"a".repeat(1e7).indexOf("a".repeat(5e6) + "b")', 'TLE'],
    ['a doubling string', 'let s = "돌핀"; while (true) s += s;', 'MLE'],
    ['a repeated string', '"x".repeat(2 ** 30)', 'MLE'],
    ['a filled array', 'new Array(1e8).fill(0)', 'MLE'],
    ['a growing array', 'const a = []; while (true) a.push({ a })', 'MLE'],
    ['a buffer', 'new Uint8Array(1e9)', 'MLE'],
    [
      'a growing map',
      'const m = new Map(); for (let i = 0; ; i += 1) m.set(i, String(i).repeat(100))',
      'MLE',
    ],
    ['deep recursion', 'function f(n) { return f(n + 1) + 1 } f(0)', 'RE'],
    ['recursion through natives', 'function f() { [1, 2].sort(f); } f()', 'RE'],
    ['recursion through a getter', 'const o = { get x() { return this.x } }; o.x', 'RE'],
    ['recursion through toString', 'const o = { toString() { return `${o}` } }; `${o}`', 'RE'],
    ['nested proxies', 'let p = {}; for (let i = 0; i < 1e5; i += 1) p = new Proxy(p, {}); p.x', 'RE'],
    ['nested arrays to text', 'let a = []; for (let i = 0; i < 1e5; i += 1) a = [a]; String(a)', 'RE'],
    ['nested brackets to read', `${'['.repeat(100_000)}`, 'CE'],
    ['nested brackets to eval', 'eval("(".repeat(1e5))', 'RE'],
    ['10 MB of output in one line', 'print("x".repeat(1e7))', 'OLE'],
    ['10 MB of output in many', 'for (let i = 0; i < 1e6; i += 1) print("0123456789")', 'OLE'],
    ['endless output that catches', 'while (true) try { print("x".repeat(1000)) } catch {}', 'OLE'],
  ];

  it.each(cases)('%s', async (_, source, verdict) => {
    const result = await judge.run(runOf(source));
    expect(result.verdict).toBe(verdict);
    expect(Buffer.byteLength(result.output)).toBeLessThanOrEqual(64 * 1024);
  });

  it('says in the words of a browser that the stack ran out, and where', async () => {
    const result = await judge.run(runOf('function f(n) {\n  return f(n + 1);\n}\nf(0);'));
    expect(result.error).toMatchObject({
      name: 'RangeError',
      message: 'Maximum call stack size exceeded',
      line: 2,
    });
  });

  it('reaches as deep as a browser does', async () => {
    expect(
      await linesOf(judge, 'const sum = (n) => (n === 0 ? 0 : n + sum(n - 1)); print(sum(8000))'),
    ).toEqual(['32004000']);
  });

  it('counts the output to the byte', async () => {
    const limits = { ...runOf('').limits, outputBytes: 10 };
    expect(await judge.run(runOf('print("123456789")', { limits }))).toMatchObject({
      verdict: 'AC',
      truncated: false,
    });
    expect(await judge.run(runOf('print("가나다")', { limits }))).toMatchObject({
      verdict: 'AC',
      output: '가나다\n',
    });
    expect(await judge.run(runOf('print("1234567890")', { limits }))).toMatchObject({
      verdict: 'OLE',
      output: '1234567890',
      truncated: true,
    });
    expect(await judge.run(runOf('print("가나다라")', { limits }))).toMatchObject({
      verdict: 'OLE',
      output: '가나다',
    });
  });

  it('caps what goes to console.error without judging it', async () => {
    const result = await judge.run(
      runOf('for (let i = 0; i < 1e5; i += 1) console.error("0123456789"); print("done")'),
    );
    expect(result).toMatchObject({ verdict: 'AC', output: 'done\n' });
    expect(Buffer.byteLength(result.errorOutput)).toBeLessThanOrEqual(16 * 1024);
  });
});

describe('traps in what is printed or thrown', () => {
  it.each([
    ['a getter', 'print({ get x() { throw 1 } })', '{ x: [Getter] }\n'],
    ['a circle', 'const o = {}; o.o = o; print(o)', '<ref *1> { o: [Circular *1] }\n'],
    ['NUL and half characters', 'print("a\\0b\\ud800c\\udc00")', 'a\uFFFDb\uFFFDc\uFFFD\n'],
    ['line breaks of JSON', 'print("\\u2028\\"\\\\}{\\u0001")', '\u2028"\\}{\u0001\n'],
    ['an object like a frame', 'print({ id: 1, ending: "ok" })', "{ id: 1, ending: 'ok' }\n"],
    [
      'a prototype',
      'print(JSON.parse(\'{"__proto__": {"leaked": 1}}\'))',
      "{ ['__proto__']: { leaked: 1 } }\n",
    ],
  ])('%s is shown', async (_, source, output) => {
    expect(await judge.run(runOf(source))).toMatchObject({ verdict: 'AC', output });
  });

  it.each([
    ['a proxy that throws at every touch', 'throw new Proxy({}, new Proxy({}, { get() { throw 1 } }))'],
    ['a printed proxy that throws', 'print(new Proxy({}, { ownKeys() { throw new Error("no") } }))'],
    ['a throwing toString', 'throw { toString() { throw 1 }, get name() { throw 2 } }'],
    [
      'an error whose name never comes',
      'const e = new Error(); Object.defineProperty(e, "name", { get() { for (;;); } }); throw e',
    ],
    [
      'an error whose message is an object',
      'const e = new Error(); e.message = { toString() { throw 1 } }; throw e',
    ],
    [
      'an error with a stack of lies',
      'const e = new Error("x"); e.stack = "main.js:99999999999999"; throw e',
    ],
    ['null', 'throw null'],
    ['undefined', 'throw undefined'],
    ['a symbol', 'throw Symbol("s")'],
    ['a megabyte', 'throw "x".repeat(1e6)'],
    ['half a character', 'throw new Error("\\ud800\\0")'],
    ['a revoked proxy', 'const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); throw proxy'],
    [
      'the memory full',
      'const a = []; try { while (true) a.push(new Array(100).fill(a)) } catch (e) { throw { a, e } }',
    ],
  ])('%s ends as RE or MLE with a short message', async (_, source) => {
    const result = await judge.run(runOf(source));
    expect(['RE', 'MLE']).toContain(result.verdict);
    expect((result.error?.message ?? '').length).toBeLessThanOrEqual(1_000);
    expect((result.error?.message ?? '').isWellFormed()).toBe(true);
    expect(result.error?.line ?? 1).toBeLessThanOrEqual(source.split('\n').length);
  });

  it('is no CE when a program throws a SyntaxError of its own', async () => {
    expect((await judge.run(runOf('throw new SyntaxError("x")'))).verdict).toBe('RE');
    expect((await judge.run(runOf('JSON.parse("{")'))).verdict).toBe('RE');
    expect((await judge.run(runOf('eval("(")'))).verdict).toBe('RE');
  });
});
