import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileErrorLine, explainRun } from '#server/judge/explain.ts';
import type { Judge } from '#server/judge/judge.ts';
import { startJudge } from '#server/judge/startJudge.ts';
import { recordingLog, runOf, startJavaScript } from './support.ts';

// Programs as children write them, run for real: what the judge says of each, and of which line.
let judge: Judge;
beforeAll(async () => {
  judge = startJudge({ workers: 1, log: recordingLog() });
  await startJavaScript(judge);
});
afterAll(() => judge.close());

const STOPS: readonly [source: string, line: number | undefined, says: string][] = [
  ['print(total);', 1, 'total이 무엇인지 몰라요'],
  ['let a = 1;\n\n\nprint(b);', 4, 'b가 무엇인지'],
  ['print(x);\nlet x = 3;', 1, 'x를 만들기 전에 썼어요'],
  ['const a = 1;\n\na = 2;', 3, 'const로 만든 a는 바꿀 수 없어요'],
  ['let a = null;\nprint(a.name);', 2, '에서 name을 쓰려고 했어요'],
  ['let list;\nprint(list[0]);', 2, '[ ] 칸을'],
  ['let list;\nlist[0] = 1;', 2, '[0] 칸을'],
  ['let a;\n\nprint(a.length);', 3, 'length를 쓰려고'],
  ['let fish = {};\nfish.home.name = "바다";', 2, 'name을 쓰려고'],
  ['let score = 3;\nscore();', 2, 'score는 함수가 아니라 숫자예요'],
  ['let fish = {};\nfish.swim();', 2, 'fish.swim은 함수가 아니라서'],
  ['let n = Number(input());\nprint(n.split(" "));', 2, 'n.split은 함수가 아니라서'],
  ['const s = "가나";\ns.push("다");', 2, 's.push는 함수가 아니라서'],
  ['input().map(Number);', 1, '함수가 아니라서'],
  ['let a = new Array(-1);', 1, '배열의 길이'],
  ['print("=".repeat(-3));', 1, 'repeat( )에는 0 이상'],
  ['print((1.5).toFixed(200));', 1, 'toFixed( )'],
  ['print((15).toString(99));', 1, '2부터 36'],
  ['print(BigInt(1.5));', 1, 'BigInt'],
  ['print(1n + 1);', 1, 'BigInt'],
  ['JSON.parse("{a}");', 1, 'JSON의 모양'],
  ['const c = {};\nc.c = c;\nJSON.stringify(c);', 3, '자기 자신이 들어 있는'],
  ['for (const x of 5) print(x);', 1, '하나씩 꺼낼 수 없는'],
  ['const [a, b] = 5;', 1, '하나씩 꺼낼 수 없는'],
  ['const { a } = null;', 1, '{ } 값처럼 쓰려고'],
  ['const [a] = null;', 1, '하나씩 꺼내려고'],
  ['class Fish {}\nFish();', 2, 'new를 붙여요'],
  ['const f = () => 1;\nnew f();', 2, 'new를 빼고'],
  ['print("a" in "abc");', 1, 'includes( )'],
  ['print(3 instanceof 3);', 1, '클래스 이름'],
  ['print(Symbol() + "");', 1, 'Symbol은'],
  ['function f() {\n  return f() + 1;\n}\nf();', 2, '너무 깊이 불렀어요'],
  ['throw "멈춤";', undefined, '멈춤'],
  ['\n\nthrow new Error("내 오류");', 3, '내 오류'],
  ['[].reduce((a, b) => a + b);', 1, '빈 배열에서 reduce'],
  ['"use strict";\nObject.freeze([1]).push(2);', 2, '얼려 둔'],
  ['decodeURIComponent("%");', 1, '% 기호'],
  ['new Date(NaN).toISOString();', 1, '날짜를 만들지'],
  ['setTimeout(5, 10);', 1, 'setTimeout의 첫 번째'],
  ['const a = Array(70000).fill(1);\nprint(Math.max(...a));', 2, '65,534개'],
  ['\n\n\nthrow new RangeError("invalid string length");', 4, '글자가 너무 길어졌어요'],
  ['class A {}\nclass B extends A {\n  constructor() {\n    this.x = 1;\n  }\n}\nnew B();', 4, 'super( )'],
  ['structuredClone(() => 1);', 1, 'structuredClone( )'],
  // Lines: after blank lines, in functions in functions, in callbacks, after templates, in timers and promises.
  ['const text = `\n  한 줄\n  ${1 + 1}\n`;\n\n\nnull.x;', 7, 'x를'],
  ['/* 설명\n\n설명 */\n\nnull.x;', 5, 'x를'],
  [
    'function outer() {\n\n  function inner() {\n\n    return null.x;\n  }\n  return inner();\n}\n\nouter();',
    5,
    'x를',
  ],
  ['[1].map((n) => {\n\n  return n.x.y;\n});', 3, 'y를'],
  ['[2, 1].sort((a, b) => {\n\n  return a.x.y;\n});', 3, 'y를'],
  ['setTimeout(() => {\n\n  null.x;\n}, 1000);', 3, 'x를'],
  ['async function main() {\n\n  null.x;\n}\nmain();', 3, 'x를'],
  ['Promise.resolve().then(() => {\n\n  null.x;\n});', 3, 'x를'],
  ['new Promise((resolve, reject) => {\n  reject(new Error("안 돼요"));\n});', 2, '안 돼요'],
  ['Promise.reject(7);', undefined, '7'],
  ['[1, 2].forEach(async (n) => {\n  n.x.y;\n});', 2, 'y를'],
];

const UNREADABLE: readonly [source: string, line: number, says: string][] = [
  ['print("a"\nprint("b");', 1, '여기서 연 ( 를 닫지 않았어요'],
  ['print("a);', 1, '따옴표 " 가 닫히지'],
  ['if (1 > 0 {\n  print(1);\n}', 1, '( 를 닫지'],
  ['let a = [1, 2;', 1, '[ 를 닫지'],
  ['let a = 1;\n\nlet a = 2;', 3, '두 번 만들었어요'],
  ['const a;', 1, '바로 값을 넣어야'],
  ['let 1a = 3;', 1, '숫자로 시작할 수 없어요'],
  ['if (true) {\n  print(1);', 1, '{ 를 닫지'],
  ['print(1));', 1, '하나 더 있어요'],
  ['for (let i = 0, i < 3, i++) {\n}', 1, '; 를 두 번'],
  ['return 3;', 1, 'return은 함수 안'],
  ['break;', 1, '반복 안에서만'],
  ['let a = ;', 1, '= 뒤에 값이 빠진'],
  ['5 = a;', 1, '= 왼쪽에는 변수'],
  ['let class = 3;', 1, 'class는 자바스크립트가 쓰는 말'],
  ['function () {}', 1, '앞뒤를'],
  ['print(“안녕”);', 1, '모양만 비슷한'],
  ["print('I'm');", 1, "글자 안에 ' 가"],
  ['let x = `abc;', 1, '` 가 닫히지'],
  ['/* abc', 1, '*/ 로 닫아'],
  ['await 3;', 1, 'async function 안'],
  ['import a from "b";', 1, '여기서 쓸 수 없어요'],
  ['let o = { a: 1 b: 2 };', 1, '쉼표'],
  ['Let a = 3;', 1, 'let을 쓰려고'],
  ['whlie (true) {\n}', 1, 'while을 쓰려고'],
  ['def f():\n  return 1', 1, 'function 이름'],
  ['print "hello"', 1, '괄호가 필요해요'],
  ['print(안녕 바다야)', 1, '따옴표로 감싸야'],
];

describe('a program that stops', () => {
  it.each(STOPS)('%s', async (source, line, says) => {
    const result = await judge.run(runOf(source, { input: '5\n' }));
    expect(result.verdict).toBe('RE');
    expect(result.error?.line).toBe(line);
    const text = explainRun(result, { language: 'JAVASCRIPT', source }) ?? '';
    expect(text).toContain(says);
    if (line !== undefined) expect(text).toContain(line === 1 ? '첫 번째 줄' : `${line}번째 줄`);
  });
});

describe('a program that cannot be read', () => {
  it.each(UNREADABLE)('%s', async (source, line, says) => {
    const program = { language: 'JAVASCRIPT', source } as const;
    const result = await judge.run(runOf(source));
    expect(result.verdict).toBe('CE');
    expect(explainRun(result, program)).toContain(says);
    expect(compileErrorLine(result.error, program)).toBe(line);
  });
});

describe('a rejection that somebody looks at', () => {
  it.each([
    ['const p = Promise.reject(1);\np.catch(() => print("ok"));'],
    ['const p = Promise.reject(1);\nqueueMicrotask(() => p.catch(() => print("ok")));'],
    ['async function f() { throw new Error("x"); }\nf().catch(() => print("ok"));'],
    [
      'async function f() { throw new Error("x"); }\n(async () => { try { await f(); } catch { print("ok"); } })();',
    ],
    [
      'const later = f();\nasync function f() { null.x; }\nPromise.resolve().then(() => later).catch(() => print("ok"));',
    ],
    ['Promise.all([Promise.reject(1), Promise.reject(2)]).catch(() => print("ok"));'],
    ['Promise.allSettled([Promise.reject(1), (async () => { throw 2; })()]).then(() => print("ok"));'],
    ['Promise.reject(1).then(() => print("no"), () => print("ok"));'],
    ['Promise.reject(1).finally(() => print("ok")).catch(() => 0);'],
    [
      'const wait = (ms) => new Promise((done) => setTimeout(done, ms));\n(async () => { await wait(1e6); print("ok"); })();',
    ],
    ['(async () => { for await (const x of [Promise.resolve("ok")]) print(x); })();'],
  ])("is none of the judge's business: %s", async (source) => {
    const result = await judge.run(runOf(source));
    expect(result).toMatchObject({ verdict: 'AC', output: 'ok\n' });
  });
});
