import { beforeAll, describe, expect, it } from 'vitest';
import type { RunReply } from '#shared/code/protocol.ts';
import { recordingDevice, startEngines, type RunInEngine } from './engines.ts';

let run: RunInEngine;
beforeAll(async () => {
  run = await startEngines();
});

const linesOf = (reply: RunReply) => reply.trace?.map(({ line }) => line);
const valuesOf = (reply: RunReply, index: number) =>
  Object.fromEntries((reply.trace?.at(index)?.variables ?? []).map(({ name, value }) => [name, value]));

describe('a trace', () => {
  it('follows a loop of JavaScript with the values before each line', async () => {
    const source = 'let sum = 0;\nfor (let i = 1; i <= 2; i += 1) {\n  sum += i;\n}\nprint(sum);';
    const reply = await run('JAVASCRIPT', source, { trace: true });
    expect(linesOf(reply)).toEqual([1, 2, 3, 2, 3, 2, 5]);
    expect(valuesOf(reply, 4)).toEqual({ i: '2', sum: '1' });
    expect(reply).toMatchObject({ output: '3\n', traceCut: false });
  });

  it('follows a loop of Python with the values before each line', async () => {
    const source = 'sum = 0\nfor i in [1, 2]:\n  sum += i\nprint(sum)';
    const reply = await run('PYTHON', source, { trace: true });
    expect(linesOf(reply)).toEqual([1, 2, 3, 2, 3, 2, 4]);
    expect(valuesOf(reply, 4)).toEqual({ i: '2', sum: '1' });
    expect(reply).toMatchObject({ output: '3\n', traceCut: false });
  });

  it('goes into functions, recursion and back, locals first', async () => {
    const javaScript =
      'function f(n) {\n  if (n === 0) return 1;\n  const rest = f(n - 1);\n  return n * rest;\n}\nprint(f(2));';
    const js = await run('JAVASCRIPT', javaScript, { trace: true });
    expect(linesOf(js)).toEqual([6, 2, 3, 2, 3, 2, 2, 4, 4]);
    expect(js.trace?.at(-1)?.variables).toEqual([
      { name: 'rest', value: '1' },
      { name: 'n', value: '2' },
    ]);
    const python = 'def f(n):\n  if n == 0: return 1\n  rest = f(n - 1)\n  return n * rest\nprint(f(2))';
    const py = await run('PYTHON', python, { trace: true });
    expect(linesOf(py)).toEqual([1, 5, 2, 3, 2, 3, 2, 4, 4]);
    expect(valuesOf(py, -1)).toEqual({ n: '2', rest: '1' });
  });

  it('counts what was printed and the commands that are done', async () => {
    for (const [language, source] of [
      ['JAVASCRIPT', 'print("ab");\nwalk(1);\nprint("c");\nwalk(2);'],
      ['PYTHON', 'print("ab")\nwalk(1)\nprint("c")\nwalk(2)'],
    ] as const) {
      const { trace } = await run(language, source, { trace: true }, recordingDevice().device);
      expect(trace?.map(({ outputLength, step }) => [outputLength, step])).toEqual([
        [0, 0],
        [3, 0],
        [3, 1],
        [5, 1],
      ]);
    }
  });

  it('is cut, and the program still runs to its end', async () => {
    for (const [language, source] of [
      ['JAVASCRIPT', 'let n = 0;\nwhile (n < 20000) n += 1;\nprint(n);'],
      ['PYTHON', 'n = 0\nwhile n < 20000:\n  n += 1\nprint(n)'],
    ] as const) {
      const reply = await run(language, source, { trace: true });
      expect(reply).toMatchObject({ output: '20000\n', traceCut: true, ending: 'ok' });
      expect(reply.trace).toHaveLength(5_000);
    }
  });

  it('ends a program that would never end, when that is asked for', async () => {
    for (const [language, source] of [
      ['JAVASCRIPT', 'let n = 0;\nwhile (true) { n += 1; print(n); }'],
      ['PYTHON', 'n = 0\nwhile True:\n  n += 1\n  print(n)'],
    ] as const) {
      const part = { trace: true, endsWithTrace: true, outputBytes: 1_000_000 };
      const reply = await run(language, source, part);
      expect(reply).toMatchObject({ ending: 'ok', traceCut: true });
      expect(reply.trace).toHaveLength(5_000);
      const printed = reply.trace?.at(-1)?.outputLength ?? 0;
      expect(printed).toBeGreaterThan(1_000);
      expect(reply.output.length).toBeGreaterThanOrEqual(printed);
    }
  });

  it('shows values shortly and without running the program’s own code', async () => {
    const javaScript = `class Shell { constructor() { this.size = 3; } get weight() { print("!"); return 1; } toString() { print("!"); } }
const list = Array(1e5).fill(7), shell = new Shell(), map = new Map([["a", 1]]), text = "x".repeat(99), odd = new Proxy({}, { ownKeys() { print("!"); return []; }, getPrototypeOf() { print("!"); return null; } });
const child = Object.create(odd), late = Proxy.revocable([], { get() { print("!"); } }).proxy, nested = [odd];
0;`;
    const js = await run('JAVASCRIPT', javaScript, { trace: true });
    expect(js).toMatchObject({ output: '', ending: 'ok' });
    expect(valuesOf(js, -1)).toMatchObject({
      ...{ shell: 'Shell {size: 3}', map: 'Map {"a" => 1}', odd: 'Proxy {}' },
      ...{ child: '{}', late: 'Proxy {}', nested: '[Proxy {}]' },
    });
    const python = `class Shell:
  def __init__(self): self.size = 3
  def __repr__(self): print("!"); return "?"
things = [7] * 100000; shell = Shell(); text = "x" * 99; pair = {"a": (1,)}
0`;
    const py = await run('PYTHON', python, { trace: true });
    expect(py.output).toBe('');
    expect(valuesOf(py, -1)).toMatchObject({ shell: 'Shell(size=3)', pair: "{'a': (1,)}" });
    for (const { variables } of [...(js.trace ?? []), ...(py.trace ?? [])])
      for (const { value } of variables) expect(value.length).toBeLessThanOrEqual(60);
  });
});

/** Programs whose traced run prints the same and ends the same. */
const PROGRAMS = {
  JAVASCRIPT: [
    'const a = []\nfor (let i = 0; i < 3; i++) a.push(() => i)\nprint(a.map((f) => f()).join())',
    'outer: for (const x of [1, 2]) { for (const y of [1, 2]) { if (y === 2) continue outer; print(x, y) } }',
    'function f(x) { switch (x) { case 1: return "one"; case 2: { let y = 2; print(y) } default: return "many" } }\nprint(f(1), f(2), f(3))',
    'try { null.x } catch ({ name }) { print(name) } finally { print("end") }\nthrow new Error("out")',
    'async function main() { await null; print("later"); return 1 }\nmain(); print("now")',
    'function* g() { let n = 0; while (true) { const r = yield n++; if (r) return r } }\nconst i = g(); print(i.next().value, i.next().value, i.next(5).value)',
    '"use strict"\nconst f = function () { return this === undefined }\nif (f()) print("strict"); else print("sloppy")',
    'var n = 3\ndo n--\nwhile (n > 0)\nprint(n)\nif (n) ; else if (n === 0) print("zero")',
    'class A { #x = 1; static s = 2; static { print(A.s) } get x() { return this.#x } }\nprint(new A().x)',
    'print(typeof later, hoisted())\nfunction hoisted() { return "up" }\nvar later = 1',
    'const { a, b: [c], ...rest } = { a: 1, b: [2], d: 3 }\nprint(a, c, JSON.stringify(rest))\nprint(x)\nlet x',
    'for (var k in { p: 1, q: 2 }) print(k)\nfor (;;) { break }\nlabel: { print("in"); break label }\nwhile (false) print("never")',
  ],
  PYTHON: [
    'a = [lambda i=i: i for i in range(3)]\nprint([f() for f in a])',
    'def outer():\n  n = 0\n  def inner():\n    nonlocal n\n    n += 1\n    return n\n  return inner\nf = outer()\nprint(f(), f())',
    'try:\n  [][1]\nexcept IndexError as e:\n  print(e)\nelse:\n  print("no")\nfinally:\n  print("end")\nraise ValueError("out")',
    'def g():\n  n = 0\n  while True:\n    r = yield n\n    if r: return\n    n += 1\ni = g()\nprint(next(i), next(i))',
    'for i in range(5):\n  if i == 1: continue\n  if i == 3: break\n  print(i)\nelse:\n  print("never")',
    'import sys\nprint(sys.stdout.write("x"))\nprint("a", "b", sep="-", end="!\\n")',
    'class A:\n  x = [i for i in range(3)]\n  def __init__(self): self.y = 1\n  @property\n  def z(self): return self.y + 1\nprint(A.x, A().z)',
    'with open("nothing") as f:\n  print(f.read())',
    'match [1, 2]:\n  case [a, b]:\n    print(a + b)\nprint(*[x for x in "abc"], sep="")',
    'import sys\nsys.exit(0)\nprint("never")',
    'def f(n): return f(n + 1)\nf(0)',
    'a, *b = input().split()\nprint(a, b)\nprint(input())',
  ],
} as const;

describe.each(['JAVASCRIPT', 'PYTHON'] as const)('a traced run of %s', (language) => {
  it.each(PROGRAMS[language].map((source) => [source]))(
    'prints what the plain run prints: %s',
    async (source) => {
      const part = { input: '1 2 3\n4\n' };
      const { output, ending, error } = await run(language, source, part);
      const traced = await run(language, source, { ...part, trace: true });
      expect(traced).toMatchObject({ output, ending });
      expect(traced.error).toEqual(error);
      expect(traced.trace?.length).toBeGreaterThan(0);
    },
  );
});
