import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJudge } from '#server/judge/startJudge.ts';
import type { Judge } from '#server/judge/judge.ts';
import { VERDICT_OF } from '#shared/code/verdictOf.ts';
import { startEngines, type RunInEngine } from './engines.ts';
import { recordingLog, runOf } from './support.ts';

const INPUT = '3 1 2\n바다 친구\n7\n';
const limits = { timeMs: 5_000, memoryBytes: 64 * 1024 * 1024, outputBytes: 65_536 };

let judge: Judge;
let run: RunInEngine;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: recordingLog() });
  [run] = await Promise.all([startEngines(), judge.ready()]);
});
afterAll(() => judge.close());

const CORPUS = {
  JAVASCRIPT: [
    'print("hello")',
    'print(1, 2.5, -0, NaN, 1e21, 0.1 + 0.2)',
    'print([1, "a", null, undefined, [2]], { a: 1, b: { c: [] } })',
    'print(new Map([[1, "a"]]), new Set([1, 2]), Symbol("s"), 10n)',
    'const [a, b, c] = input().split(" ").map(Number); print(a + b + c)',
    'print(input()); print(input()); print(input()); print(input())',
    'print(inputAll().length)',
    'print([3, 1, 2].sort((a, b) => a - b).join())',
    'let s = 0; for (let i = 0; i < 1e5; i++) s += i; print(s)',
    'function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2) } print(f(18))',
    'class A { constructor(n) { this.n = n } get twice() { return this.n * 2 } } print(new A(2).twice, new A(3))',
    'const m = {}; for (const w of "가 나 가".split(" ")) m[w] = (m[w] ?? 0) + 1; print(JSON.stringify(m))',
    'print([1, 2, 3].map((x) => x * x).filter((x) => x > 1).reduce((a, b) => a + b))',
    'print("바다".length, "바다"[0], [..."🐬a"].length, "abc".toUpperCase(), "a-b".replaceAll("-", "+"))',
    'print(`${1 + 1}번째`, "x".padStart(3, "."), "  t ".trim() + "|")',
    'let x = 5; while (x > 0) { if (x % 2) print(x); x -= 1 }',
    'switch (3) { case 1: print("one"); break; default: print("other") }',
    'try { JSON.parse("{") } catch (e) { print(e.name) }',
    'try { null.x } catch (e) { print(e instanceof TypeError) } finally { print("end") }',
    'null.x',
    'let a = 1;\n\nb();',
    'const c = 1;\nc = 2;',
    'throw "just text"',
    'throw new RangeError("far")',
    'let a = ;',
    'if (true {',
    'print("a)',
    'function f() { return f() } f()',
    'async function m() { await null; print("later") } m(); print("now")',
    'Promise.resolve(1).then((x) => print(x)); print(0)',
    'async function m() {\n  await null;\n  throw new Error("no");\n}\nm()',
    'console.log("log"); console.error("err"); console.info([1])',
    'function* g() { yield 1; yield 2 } print([...g()].join())',
    'const { a, ...rest } = { a: 1, b: 2 }; print(a, rest)',
    'print(Math.max(1, 9, 3), Math.floor(-1.5), (12.345).toFixed(1), parseInt("12px"))',
    'print([1, 2, 3].includes(2), [1, 2].indexOf(9), Array.from({ length: 3 }, (_, i) => i))',
    'print(typeof process, typeof require, typeof fetch, typeof WebAssembly)',
    'print("x".repeat(100000))',
    'for (;;) print("돌핀돌핀")',
    'const a = []; for (;;) a.push(new Array(100000).fill(1))',
    'label: for (const i of [1, 2, 3]) for (const j of [1, 2]) { if (j === 2) continue label; print(i, j) }',
  ],
  PYTHON: [
    'print("hello")',
    'print(1, 2.5, -0.0, float("nan"), 1e21, 0.1 + 0.2, 10 ** 30)',
    'print([1, "a", None, (2,)], {"a": 1}, {3}, set(), True)',
    'a, b, c = map(int, input().split())\nprint(a + b + c)',
    'print(input("?"))\nprint(input())\nprint(input())\nprint(input())',
    'import sys\nprint(len(sys.stdin.read()))',
    'import sys\nfor line in sys.stdin: print(line, end="")',
    'print(sorted([3, 1, 2], reverse=True))',
    's = 0\nfor i in range(100000): s += i\nprint(s)',
    'def f(n): return n if n < 2 else f(n - 1) + f(n - 2)\nprint(f(18))',
    'class A:\n  def __init__(self, n): self.n = n\n  @property\n  def twice(self): return self.n * 2\nprint(A(2).twice)',
    'm = {}\nfor w in "가 나 가".split(): m[w] = m.get(w, 0) + 1\nprint(m)',
    'print(sum(x * x for x in [1, 2, 3] if x > 1))',
    'print(len("바다"), "바다"[0], len("🐬a"), "abc".upper(), "a-b".replace("-", "+"))',
    'print(f"{1 + 1}번째 {3.14159:.2f} {7:03d}", "x".rjust(3, "."), "%s" % 5)',
    'x = 5\nwhile x > 0:\n  if x % 2: print(x)\n  x -= 1\nelse: print("done")',
    'match 3:\n  case 1: print("one")\n  case _: print("other")',
    'try:\n  int("x")\nexcept ValueError as e: print(e)\nfinally: print("end")',
    'None.x',
    'a = 1\n\nb()',
    'raise ValueError("far")',
    'print([][3])',
    'print({}["k"])',
    'print(1 / 0)',
    'print("1" + 1)',
    'def f():\nprint(1)',
    'if True\n  print(1)',
    'print("a)',
    'print((1)',
    'def f(): return f()\nf()',
    'def deep(n): return 0 if n == 0 else 1 + deep(n - 1)\nprint(deep(800))',
    'import math, random, re, collections, itertools\nprint(math.pi, re.findall("a.", "abac"), collections.Counter("aab"), list(itertools.permutations([1, 2])))',
    'import random\nrandom.seed(3)\nprint(random.randint(1, 100), random.choice("abc"), random.random())',
    'print({"a", "b", "c", "d"}, hash("abc") == hash("abc"))',
    'from datetime import date\nprint(date(2024, 2, 29).strftime("%Y-%m-%d"), date(2024, 1, 1).weekday())',
    'import json\nprint(json.dumps({"a": [1, None, True], "나": "바다"}, ensure_ascii=False))',
    'exit()\nprint("never")',
    'import sys\nprint("err", file=sys.stderr)\nsys.exit(3)',
    'print(7 // 2, -7 // 2, 7 % -3, divmod(7, 2), round(2.5), abs(-3), 2 ** 0.5)',
    'print("x" * 70000)',
    'while True: print("돌핀돌핀")',
    'a = []\nwhile True: a.append("x" * 100000 + str(len(a)))',
    'def g():\n  yield 1\n  yield 2\nprint(list(g()), [*map(str, g())], dict(zip("ab", g())))',
    'print(*[i for i in range(10) if i % 3 == 0], sep=", ", end="!\\n")',
  ],
} as const;

describe.each(['JAVASCRIPT', 'PYTHON'] as const)('a run of %s as in the browser', (language) => {
  it.each(CORPUS[language].map((source) => [source]))('ends as at the judge: %s', async (source) => {
    const judged = await judge.run(runOf(source, { language, input: INPUT, limits }));
    const {
      ending,
      timeMs: _timeMs,
      id: _id,
      ...reply
    } = await run(language, source, { ...limits, input: INPUT });
    const { timeMs: _judgedMs, ...told } = judged;
    expect({ ...reply, verdict: VERDICT_OF[ending] }).toEqual(told);
    expect(told.verdict).not.toBe('SYSTEM');
  });
});
