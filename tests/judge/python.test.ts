import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startJudge } from '#server/judge/startJudge.ts';
import type { CaseResult, Judge, JudgeJob } from '#server/judge/judge.ts';
import { LIMITS, jobOf, recordingLog, runOf } from './support.ts';

let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 2, log: recordingLog() });
  await judge.ready();
});
afterAll(() => judge.close());

const PYTHON_LIMITS = { ...LIMITS, timeMs: 1_000 };
const run = (source: string, input = ''): Promise<CaseResult> =>
  judge.run(runOf(source, { language: 'PYTHON', input, limits: PYTHON_LIMITS }));
const job = (source: string, part: Partial<JudgeJob> = {}) =>
  judge.judge(jobOf(source, { language: 'PYTHON', limits: PYTHON_LIMITS, ...part }));

describe('a program in Python', () => {
  it('reads, prints and is compared', async () => {
    const cases = [
      { input: '3 5\n', expected: '8\n' },
      { input: '10 20', expected: '30' },
      { input: '1 1', expected: '3' },
    ];
    const result = await job('a, b = map(int, input("두 수? ").split())\nprint(a + b)', { cases });
    expect(result.cases.map(({ verdict }) => verdict)).toEqual(['AC', 'AC', 'WA']);
    expect(judge.stats().languages).toEqual({ JAVASCRIPT: 'ready', PYTHON: 'ready' });
  });

  it.each([
    ['print("안녕, 바다야! 🐬")', '', '안녕, 바다야! 🐬\n'],
    ['print(*sorted(map(int, input().split())))', '3 1 2\n', '1 2 3\n'],
    [
      'class Shell:\n  def __init__(self, n): self.n = n\n  def __repr__(self): return f"Shell({self.n})"\nprint([Shell(1)], {1: "a"}, {2}, None, 1.5, -0.0, True)',
      '',
      "[Shell(1)] {1: 'a'} {2} None 1.5 -0.0 True\n",
    ],
    ['def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)\nprint(fib(20))', '', '6765\n'],
    ['def deep(n): return 0 if n == 0 else 1 + deep(n - 1)\nprint(deep(900))', '', '900\n'],
    [
      'import math, random, collections, itertools, functools, heapq, bisect, string, datetime, json, re, sys\nprint(math.gcd(12, 18), collections.Counter("abca")["a"], json.dumps([1]))',
      '',
      '6 2 [1]\n',
    ],
    ['import sys\nfor line in sys.stdin: print(line.strip()[::-1])', 'ab\ncd', 'ba\ndc\n'],
    ['print(open(0).read().count("\\n"))', 'a\nb\n', '2\n'],
    ['if __name__ == "__main__": print(len(input()), end="")', '', ''],
    ['print(2 ** 200 % 1000, 7 // 2, -7 // 2, 7 / 2, round(2.5))', '', '376 3 -4 3.5 2\n'],
    ['from dataclasses import dataclass\n@dataclass\nclass A:\n  x: int\nprint(A(3))', '', 'A(x=3)\n'],
    ['import time\nstart = time.time(); time.sleep(30); print(round(time.time() - start))', '', '30\n'],
  ])('runs: %s', async (source, input, output) => {
    const result = await run(source, input);
    if (output === '') expect(result).toMatchObject({ verdict: 'RE', error: { name: 'EOFError', line: 1 } });
    else expect(result).toMatchObject({ verdict: 'AC', output });
  });

  it.each([
    ['a = 1\nb = a / 0', { name: 'ZeroDivisionError', message: 'division by zero', line: 2 }],
    ['def f(x):\n  return x.size\n\nf(3)', { name: 'AttributeError', line: 2 }],
    ['import json\n\njson.loads("{")', { name: 'JSONDecodeError', line: 3 }],
    ['raise SystemExit("그만")', { name: 'SystemExit', message: '그만' }],
    ['def f(): f()\nf()', { name: 'RecursionError', line: 1 }],
    ['raise MemoryError', { name: 'MemoryError', line: 1 }],
    ['print("x" + 1)', { name: 'TypeError', line: 1 }],
    ['class E(Exception):\n  def __str__(self): raise self\nraise E', { name: 'E', message: '', line: 3 }],
  ])('stops with its error and line: %s', async (source, error) => {
    expect(await run(source)).toMatchObject({ verdict: 'RE', error });
  });

  it.each([
    ['print(1)\nif True\n  print(2)', 2],
    ['def f():\nprint(1)', 2],
    ['print("a)', 1],
    ['x = 1\n  y = 2', 2],
  ])('is not read: %s', async (source, line) => {
    expect(await job(source)).toMatchObject({ verdict: 'CE', cases: [], compileError: { line } });
  });

  it('is held by its limits', async () => {
    const verdicts = [
      ['while True: pass', 'TLE'],
      ['import re\nre.match("(a*)*b", "a" * 40)', 'TLE'],
      ['x = 3 ** 10 ** 9', 'TLE'],
      ['sorted(range(10 ** 7), key=lambda x: -x)', 'MLE'],
      ['a = []\nwhile True: a.append("x" * 100000 + str(len(a)))', 'MLE'],
      ['a = b"x" * (1 << 30)', 'MLE'],
      ['while True: print("돌핀")', 'OLE'],
    ] as const;
    const before = judge.stats().replaced;
    for (const [source, verdict] of verdicts)
      expect([source, (await run(source)).verdict]).toEqual([source, verdict]);
    expect((await run('print(1)')).output).toBe('1\n');
    // A program is ended inside its worker, which goes on.
    expect(judge.stats().replaced).toBe(before);
  }, 60_000);
});

describe('a hostile program in Python', () => {
  it.each([
    ['open("/etc/passwd")', 'FileNotFoundError'],
    ['open("/proc/self/environ")', 'FileNotFoundError'],
    ['open("x", "w")', 'FileNotFoundError|OSError|PermissionError'],
    ['import os; os.system("id")', 'AttributeError'],
    ['import os; os.fork()', 'AttributeError|OSError'],
    ['import os; os.listdir("/")', 'FileNotFoundError|OSError'],
    ['import subprocess; subprocess.run(["id"])', 'OSError|ModuleNotFoundError'],
    ['import ctypes', 'ModuleNotFoundError|ImportError'],
    ['import socket; socket.socket()', 'OSError|AttributeError|ImportError|ModuleNotFoundError'],
    [
      'import urllib.request as u; u.urlopen("http://127.0.0.1")',
      'URLError|OSError|AttributeError|ImportError',
    ],
    ['import threading; threading.Thread(target=print).start()', 'RuntimeError'],
    ['import multiprocessing; multiprocessing.Process().start()', '.*'],
    ['import os; os.read(3, 10)', 'OSError|IsADirectoryError'],
    ['import os; os.write(5, b"x")', 'OSError'],
    ['import os; os.kill(1, 9)', 'AttributeError|OSError|PermissionError'],
    ['import signal; signal.alarm(1)', 'AttributeError'],
  ])('reaches nothing: %s', async (source, names) => {
    const result = await run(source);
    expect(result.verdict).toBe('RE');
    expect(result.error?.name).toMatch(new RegExp(`^(${names})$`));
  });

  it('finds no environment, no arguments and nothing of the host', async () => {
    const result = await run('import os, sys\nprint(dict(os.environ), sys.argv, os.getcwd() in ("/", "."))');
    expect(result.output).toBe("{} ['main.py'] True\n");
  });

  it.each([
    // By hand over the file that the kit speaks through: garbage, commands that are none, an early end.
    'import os\nos.pwrite(2, b"garbage", 2)',
    'import os\nos.pwrite(2, b\'["walk", "[]", 1]\', 3)\nprint(os.pread(0, 999, 3))',
    'import os\nos.pwrite(2, b"0", 5)\nprint("never")',
    'import os\nfor kind in range(-2, 20):\n  try: os.pread(0, 10, kind)\n  except OSError: pass',
    'import os\nos.pwrite(2, b\'{"kind": 1}\', 2)',
    'import os\nos.pwrite(2, b\'{"line": "x"}\', 4)',
    'import os\nos.pwrite(2, b\'{"kind": "error", "name": "x", "message": "y", "line": -3}\', 2)',
    'import os\nos.pwrite(2, b"[[[[", 3)',
    'import os\nos._exit(7)',
    'import sys\nsys._getframe(1).f_globals.clear()',
    'import sys\nsys.setrecursionlimit(10 ** 9)\ndef f(): f()\nf()',
    'x = []\nfor i in range(10 ** 5): x = [x]\nprint(repr(x))',
    'exec("(" * 5000)',
    'import builtins\ndel builtins.print, builtins.BaseException\n1 / 0',
    'import gc\nfor o in gc.get_objects():\n  try: o.clear()\n  except BaseException: pass',
    'import sys\nsys.stdout = sys.stderr = None\nraise ValueError',
    'import sys; sys.stdout.buffer.write(bytes(range(256)))',
    'print("\\0\\ud800".encode("utf-8", "surrogatepass"))',
    'class M(type):\n  def __str__(self): while_ = 1 / 0\nclass E(BaseException, metaclass=M):\n  def __init_subclass__(c): pass\nE.__name__ = "x" * 100000\nraise E("y" * 10 ** 6)',
  ])('leaves a worker that answers and the next child untouched: %s', async (source) => {
    const result = await run(source);
    expect(['AC', 'RE', 'MLE', 'TLE']).toContain(result.verdict);
    expect(result.error?.message.length ?? 0).toBeLessThanOrEqual(1_000);
    expect(await run('print(input())', 'next\n')).toMatchObject({ verdict: 'AC', output: 'next\n' });
  });

  it('passes nothing on to the next case or the next job', async () => {
    const source = `import builtins, sys, math, json, random
print(getattr(math, "mark", None), getattr(builtins, "mark", None), "mark" in sys.modules, len(json.dumps([1])), "old" in globals(), random.random.__module__ if hasattr(random.random, "__module__") else "")
math.mark = builtins.mark = 1
sys.modules["mark"] = math
json.dumps = lambda x: "patched"
builtins.print = lambda *a: None
builtins.int = str
old = 1
sys.stdout.write("tail")
list.__doc__`;
    const cases = Array.from({ length: 4 }, () => ({ input: '', expected: '' }));
    const first = await job(source, { cases });
    const again = await job(source, { cases });
    const outputs = [...first.cases, ...again.cases].map(({ output }) => output);
    expect(new Set(outputs).size).toBe(1);
    expect(outputs[0]).toMatch(/^None None False 3 False /);
  });
});
