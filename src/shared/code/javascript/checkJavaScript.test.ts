import { describe, expect, it } from 'vitest';
import { checkJavaScript } from './checkJavaScript.ts';

const found = (source: string) =>
  checkJavaScript(source).map(({ code, line, column }) => `${code} ${line}:${column}`);

describe('what a child writes', () => {
  it.each<[source: string, expected: string]>([
    // Signs that only look like the right ones.
    ['print（"hi"）;', 'foreignSign 1:6'],
    ['print(“안녕”);', 'foreignSign 1:7'],
    ['let a = 1；\nprint(a);', 'foreignSign 1:10'],
    ['let a = 3 × 2;', 'foreignSign 1:11'],
    ['let a = 3 ÷ 2;', 'foreignSign 1:11'],
    ['if (1 ≤ 2) print(1);', 'foreignSign 1:7'],
    ['let a = 1;\u200Bprint(a)', 'foreignSign 1:11'],
    ['print(5 🐬 3)', 'strangeSign 1:9'],
    // Texts.
    ['print(안녕하세요)', 'unquotedText 1:7'],
    ['print(안녕 바다야)', 'unquotedText 1:7'],
    ['print("a);\nprint("b");', 'unclosedText 1:7'],
    ["print('hello);", 'unclosedText 1:7'],
    ["print('I'm a dolphin');", 'quoteInText 1:7'],
    ['print("He said "hi" to me");', 'quoteInText 1:7'],
    ['let s = `abc;\nprint(s);', 'unclosedTemplate 1:9'],
    ['/* 설명\nprint(1);', 'unclosedComment 1:1'],
    // Keywords.
    ['Const a = 3;', 'nearKeyword 1:1'],
    ['Let a = 3;', 'nearKeyword 1:1'],
    ['lte a = 3;', 'nearKeyword 1:1'],
    ['cosnt a = 3;', 'nearKeyword 1:1'],
    ['let i = 0;\nwhlie (i < 3) {\n  i++;\n}', 'nearKeyword 2:1'],
    ['fro (let i = 0; i < 3; i++) {\n  print(i);\n}', 'nearKeyword 1:1'],
    ['funtion f() { return 1; }\nprint(f());', 'nearKeyword 1:1'],
    ['fun f() { return 1; }\nprint(f());', 'foreignWord 1:1'],
    ['function f() {\n  retrun 3;\n}\nprint(f());', 'nearKeyword 2:3'],
    ['if (true) {\n  print(1);\n} esle {\n  print(2);\n}', 'nearKeyword 3:3'],
    ['If (1 < 2) { print(1); }', 'nearKeyword 1:1'],
    // Words of another language.
    ['def f():\n  return 1', 'foreignWord 1:1'],
    ['int x = 3;', 'foreignWord 1:1'],
    ['if (1 > 2) {\n} elif (2 > 1) {\n}', 'foreignWord 2:3'],
    ['let name = prompt("이름?");', 'foreignWord 1:12'],
    ['let ok = True;', 'foreignWord 1:10'],
    ['print(len("abc"));', 'foreignWord 1:7'],
    ['# 설명\nprint(1);', 'hashComment 1:1'],
    ['let x = 3;\nif (x > 2):\n  print(x);', 'colonBlock 2:11'],
    ['let x = 3;\nif (x > 2 and x < 5) print(x);', 'foreignWord 2:11'],
    // Brackets.
    ['print("a";\nprint("b");', 'unclosedBracket 1:6'],
    ['for (let i = 0; i < 3; i++) {\n  if (i > 1) {\n    print(i);\n}\nprint("끝");', 'unclosedBracket 2:14'],
    ['function f() {\n  if (true) {\n    print(1);\n}\n', 'unclosedBracket 2:13'],
    ['let a = [1, 2, 3;\nprint(a);', 'unclosedBracket 1:9'],
    ['print(1));', 'unopenedBracket 1:9'],
    ['let a = [1, 2);', 'mismatchedBracket 1:14'],
    // Missing signs.
    ['print "hello";', 'missingCall 1:1'],
    ['let a = 1;\nprint a', 'missingCall 2:1'],
    ['console.log "a";', 'missingCall 1:9'],
    ['let x = 3;\nif x > 2 {\n  print(x);\n}', 'missingCondition 2:1'],
    ['let x = 3;\nwhile x > 2 { x--; }', 'missingCondition 2:1'],
    ['let a = [1 2 3];', 'missingComma 1:11'],
    ['print("a" "b");', 'missingComma 1:10'],
    ['let n = 1;\nprint("수는 " n);', 'missingComma 2:12'],
    ['let o = { a: 1 b: 2 };', 'missingComma 1:15'],
    ['let o = {\n  a: 1\n  b: 2\n};', 'missingComma 2:7'],
    ['for (let i = 0, i < 3, i++) { print(i); }', 'forSemicolons 1:5'],
    ['const a;', 'constWithoutValue 1:1'],
    ['let a = 1;\nlet a = 2;', 'redeclared 2:5'],
    ['let 1st = 3;', 'nameStartsWithDigit 1:6'],
    ['5 = x;', 'assignTarget 1:1'],
    ['return 3;', 'returnOutside 1:1'],
    ['if (true) { break; }', 'breakOutside 1:13'],
    ['let a = ;', 'missingValue 1:7'],
    ['let class = 3;', 'reservedName 1:5'],
    ['import fs from "fs";', 'importInScript 1:1'],
    ['let x = await input();', 'awaitOutside 1:9'],
    // Names.
    ['let score = 1;\nprint(scroe);', 'nearName 2:7'],
    ['let count = 1;\nprint(Count);', 'nearName 2:7'],
    ['pirnt("a");', 'nearName 1:1'],
    ['Print("a");', 'nearName 1:1'],
    ['consloe.log("a");', 'nearName 1:1'],
    ['console.lgo("a");', 'nearMember 1:9'],
    ['let a = [1];\nprint(a.lenght);', 'nearMember 2:9'],
    ['print(Math.flor(1.5));', 'nearMember 1:12'],
    ['print(dolphin);', 'unknownName 1:7'],
    ['print(a);\nlet a = 3;', 'useBeforeDeclaration 1:7'],
    ['const a = 1;\na = 2;', 'assignToConst 2:1'],
    ['const a = 1;\na++;', 'assignToConst 2:1'],
    ['let a = 3;\na();', 'notAFunction 2:1'],
    ['const list = [1, 2];\nprint(list(0));', 'notAFunction 2:7'],
    ['let score = 1;\nscor = 5;\nprint(score);', 'nearName 2:1'],
    ['let c = input();\nif (c === red) print(1);', 'compareWithWord 2:11'],
    // Conditions and loops.
    ['let a = 3;\nif (a = 5) print(a);', 'assignInCondition 2:5'],
    ['const a = 3;\nif (a = 5) print(a);', 'assignToConst 2:5'],
    ['let a = 3;\nif (a > 2); { print(a); }', 'emptyBody 2:11'],
    ['let i = 0;\nwhile (i < 3) {\n  print(i);\n}', 'endlessLoop 2:8'],
    ['let i = 0;\nwhile (i < 3) {\n  i + 1;\n}', 'endlessLoop 2:8'],
    ['while (true) {\n  print(1);\n}', 'endlessLoop 1:8'],
    ['for (let i = 0; i < 3; i--) { print(i); }', 'wrongDirection 1:24'],
    ['let j = 0;\nfor (let i = 0; i < 3; j++) { print(i); }', 'endlessLoop 2:17'],
    ['let a = [1];\nfor (let i = 0; i <= a.length; i++) print(a[i]);', 'pastEnd 2:17'],
    ['let i = 0;\ni + 1;\nprint(i);', 'uselessSum 2:1'],
    ['let i = 0;\ni == 1;\nprint(i);', 'uselessCompare 2:1'],
    ['print;', 'notCalled 1:1'],
    ['const a = [];\na.push;', 'notCalled 2:3'],
    // Values.
    ['let sum;\nfor (let i = 0; i < 3; i++) sum += i;\nprint(sum);', 'undefinedSum 2:29'],
    ['let a = input();\nlet b = input();\nprint(a + b);', 'textSum 3:7'],
    ['let a = input();\nif (a === 3) print("셋");', 'compareTextWithNumber 2:5'],
    ['function add(a, b) {\n  a + b;\n}\nprint(add(1, 2));', 'missingReturn 4:7'],
    ['function f() {\n  return 1;\n  print(2);\n}\nf();', 'unreachable 3:3'],
  ])('%s', (source, expected) => {
    expect(found(source)).toContain(expected);
  });

  it('says in Korean what to try, with the particle that the word asks for', () => {
    const [near] = checkJavaScript('let morning = 1;\nprint(mornign);');
    expect(near).toMatchObject({
      message: 'mornign이라는 이름은 없어요. morning을 쓰려고 했나요?',
      line: 2,
      column: 7,
      endLine: 2,
      endColumn: 14,
      severity: 'error',
    });
  });
});

describe('what is right', () => {
  it.each([
    'const [a, b] = input().split(" ").map(Number);\nprint(a + b);',
    'let line;\nwhile ((line = input()) !== null) print(line);',
    'for (const x of [1, 2, 3]) print(x);\nfor (const k in { a: 1 }) print(k);',
    'x = 3;\nprint(x);',
    'function f(n) { return n < 2 ? 1 : n * f(n - 1); }\nprint(f(5));',
    'const f = () => g();\nfunction g() { return later; }\nconst later = 1;\nprint(f());',
    'class A { #n = 1; static make() { return new A(); } get n() { return this.#n; } }\nprint(A.make().n);',
    'let n = Number(input());\nwhile (n > 0) { n -= 1; }\nprint(n);',
    'while (true) { const s = input(); if (s === null) break; print(s); }',
    'const 이름 = "돌핀";\nprint(`${이름} 안녕`);',
    'outer: for (;;) { for (;;) { break outer; } }',
    'const { a, b: { c = 1 } = {}, ...rest } = { a: 1 };\nprint(a, c, rest);',
    'let count = 0;\nconst add = () => { count += 1; };\nwhile (count < 3) add();\nprint(count);',
    'try { null.x; } catch { print("x"); } finally { print("y"); }',
    'switch (input()) { case "a": print(1); break; default: print(2); }',
    'let s = "";\nfor (let i = 0; i < 3; i++) s += i;\nprint(s);',
    'print(/a[/]b/.test("a/b"), 6 / 2 / 3);',
    'const later = async () => { await null; return 1; };\nlater().then((v) => print(v));',
    'let a = 1, b = 2;\n[a, b] = [b, a];\nprint(a, b);',
    'function say(x) { print(x); }\nsay(3);',
    'var v = 1;\n{ var w = v; }\nprint(w);',
    'const o = { get x() { return 1; }, "y z": 2, [1 + 1]: 3, m() { return this.x; } };\nprint(o.m());',
    'setTimeout(() => print("x"), 10);\nprint(typeof nothing);',
    'const t = [3, 1, 2].toSorted((a, b) => a - b).join();\nprint(t.at(-1), t.substr(1));',
  ])('has nothing said about it: %s', (source) => {
    expect(checkJavaScript(source)).toEqual([]);
  });

  it('knows the names that a problem brings along', () => {
    expect(checkJavaScript('walk(3);')).toHaveLength(1);
    expect(checkJavaScript('walk(3);', { names: ['walk'] })).toEqual([]);
    expect(checkJavaScript('lighthouse.short();', { names: ['lighthouse.short'] })).toEqual([]);
    expect(checkJavaScript('lighthous.short();', { names: ['lighthouse.short'] })).toHaveLength(1);
  });
});

describe('any text at all', () => {
  it.each([
    '',
    '\0',
    '\ud800',
    '['.repeat(50_000),
    '('.repeat(99_999),
    '`${'.repeat(3000),
    'a'.repeat(200_000),
    '/*',
    '"\\',
    "'\\\\",
    '1+'.repeat(40_000),
    '}'.repeat(1000),
  ])('is no reason to throw: %#', (source) => {
    for (const { line, column, endLine, endColumn } of checkJavaScript(source)) {
      expect([line, column, endLine, endColumn].every((one) => one >= 1)).toBe(true);
    }
  });
});
