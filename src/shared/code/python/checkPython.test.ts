import { describe, expect, it } from 'vitest';
import { checkPython } from './checkPython.ts';

const found = (source: string) =>
  checkPython(source).map(({ code, line, column }) => `${code} ${line}:${column}`);

describe('what a child writes', () => {
  it.each<[source: string, expected: string]>([
    // Signs and texts.
    ['print（"hi"）', 'foreignSign 1:6'],
    ['print(“안녕”)', 'foreignSign 1:7'],
    ['a = 3 × 2', 'foreignSign 1:7'],
    ['print(🐬)', 'strangeSign 1:7'],
    ['print(안녕하세요)', 'unquotedText 1:7'],
    ['print(안녕 바다야)', 'unquotedText 1:7'],
    ['print("a)\nprint("b")', 'unclosedText 1:7'],
    ["print('I'm a dolphin')", 'quoteInText 1:7'],
    ['x = """abc\nprint(x)', 'unclosedText 1:5'],
    // Brackets.
    ['print("a"\nprint("b")', 'unclosedBracket 1:6'],
    ['a = [1, 2, 3\nprint(a)', 'unclosedBracket 1:5'],
    ['print(1))', 'unopenedBracket 1:9'],
    ['a = [1, 2)', 'mismatchedBracket 1:10'],
    // Indentation and colons.
    ['if 1 < 2:\nprint(1)', 'missingBlock 2:1'],
    ['for i in range(3):\nprint(i)', 'missingBlock 2:1'],
    ['print(1)\n  print(2)', 'unexpectedIndent 2:1'],
    ['if 1 < 2:\n    print(1)\n  print(2)', 'badDedent 3:1'],
    ['if 1 < 2:\n    print(1)\n\tprint(2)', 'mixedIndent 3:1'],
    ['if 1 < 2\n    print(1)', 'missingColon 1:8'],
    ['for i in range(3)\n    print(i)', 'missingColon 1:17'],
    ['def f()\n    return 1', 'missingColon 1:7'],
    ['if 1 < 2:\n    print(1)\nelse\n    print(2)', 'missingColon 3:1'],
    ['while True\n    break', 'missingColon 1:7'],
    ['def f:\n    return 1', 'missingDefParentheses 1:5'],
    ['a = 1\nif a = 3:\n    print(a)', 'assignInCondition 2:6'],
    ['a = 1\nwhile a = 3:\n    a = 2', 'assignInCondition 2:9'],
    ['a = 1\nif (a = 3):\n    print(a)', 'assignInCondition 2:7'],
    ['a = 1\nif a == 1:\n    print(a)\nelse a == 2:\n    print(2)', 'elseCondition 4:6'],
    // Keywords and names.
    ['pirnt("a")', 'nearName 1:1'],
    ['Print("a")', 'nearName 1:1'],
    ['if True:\n    print(1)\nesle:\n    print(2)', 'nearKeyword 3:1'],
    ['whlie True:\n    break', 'nearKeyword 1:1'],
    ['fro i in range(3):\n    print(i)', 'nearKeyword 1:1'],
    ['dfe f():\n    return 1', 'nearKeyword 1:1'],
    ['def f():\n    retrun 1', 'nearKeyword 2:5'],
    ['improt random', 'nearKeyword 1:1'],
    ['If True:\n    print(1)', 'nearKeyword 1:1'],
    ['a = Ture', 'nearKeyword 1:5'],
    ['score = 1\nprint(scroe)', 'nearName 2:7'],
    ['score = 1\nprint(f"점수 {scroe}")', 'nearName 2:13'],
    ['print(dolphin)', 'unknownName 1:7'],
    ['c = input()\nif c == red:\n    print(1)', 'compareWithWord 2:9'],
    ['print(a)\na = 3', 'useBeforeDeclaration 1:7'],
    // Words and signs of JavaScript.
    ['let a = 3', 'foreignWord 1:1'],
    ['const a = 3', 'foreignWord 1:1'],
    ['var a = 3\nprint(a)', 'foreignWord 1:1'],
    ['function f():\n    return 1', 'foreignWord 1:1'],
    ['a = 3\nif a > 1 && a < 5:\n    print(a)', 'foreignOperator 2:10'],
    ['a = 3\nif a > 1 || a < 5:\n    print(a)', 'foreignOperator 2:10'],
    ['a = True\nif !a:\n    print(a)', 'foreignOperator 2:4'],
    ['a = null', 'foreignWord 1:5'],
    ['a = true', 'foreignWord 1:5'],
    ['i = 0\ni++', 'foreignOperator 2:2'],
    ['a = 1\nif a === 1:\n    print(a)', 'foreignOperator 2:6'],
    ['a = 1\nif a == 1:\n    print(1)\nelse if a == 2:\n    print(2)', 'foreignWord 4:1'],
    ['a = 1\nif (a == 1) {\n    print(1)\n}', 'braceBlock 2:13'],
    ['// 설명\nprint(1)', 'slashComment 1:1'],
    ['console.log("a")', 'foreignWord 1:1'],
    // Calls and commas.
    ['print "hello"', 'missingCall 1:1'],
    ['a = 1\nprint a', 'missingCall 2:1'],
    ['a = [1 2 3]', 'missingComma 1:7'],
    ['n = 1\nprint("수는" n)', 'missingComma 2:11'],
    ['1st = 3', 'nameStartsWithDigit 1:1'],
    ['a = 3 +', 'missingValue 1:7'],
    ['a =', 'missingValue 1:3'],
    ['print', 'notCalled 1:1'],
    ['a = 3\na()', 'notAFunction 2:1'],
    // Values.
    ['print("나이: " + 3)', 'textPlusNumber 1:7'],
    ['age = 10\nprint("나이: " + age)', 'textPlusNumber 2:7'],
    ['n = input()\nprint(n + 1)', 'inputWithNumber 2:7'],
    ['n = input()\nif n > 3:\n    print(n)', 'inputWithNumber 2:4'],
    ['print(input() + 1)', 'inputWithNumber 1:7'],
    ['a = input()\nb = input()\nprint(a + b)', 'inputSum 3:7'],
    ['for i in 10:\n    print(i)', 'notCountable 1:10'],
    ['a = [1]\nfor i in len(a):\n    print(i)', 'notCountable 2:10'],
    ['a = [1]\nprint(a[len(a)])', 'pastEnd 2:7'],
    ['i = 0\nwhile i < 3:\n    print(i)', 'endlessLoop 2:7'],
    ['while True:\n    print(1)', 'endlessLoop 1:7'],
    ['i = 0\ni + 1\nprint(i)', 'uselessSum 2:1'],
    ['i = 0\ni == 1\nprint(i)', 'uselessCompare 2:1'],
    ['def add(a, b):\n    a + b\nprint(add(1, 2))', 'missingReturn 3:7'],
    ['def f():\n    return 1\n    print(2)\nf()', 'unreachable 3:5'],
    ['return 3', 'returnOutside 1:1'],
    ['if True:\n    break', 'breakOutside 2:5'],
  ])('%s', (source, expected) => {
    expect(found(source)).toContain(expected);
  });

  it('says in Korean what to try', () => {
    expect(checkPython('morning = 1\nprint(mornign)')[0]).toMatchObject({
      message: 'mornign이라는 이름은 없어요. morning을 쓰려고 했나요?',
      line: 2,
      column: 7,
      endColumn: 14,
    });
  });
});

describe('what is right', () => {
  it.each([
    'a, b = map(int, input().split())\nprint(a + b)',
    'n = int(input())\nfor i in range(n):\n    print(i, end=" ")\nprint()',
    'def f(n):\n    if n < 2:\n        return 1\n    return n * f(n - 1)\nprint(f(5))',
    'import math\nfrom random import randint as r, choice\nprint(math.pi, r(1, 2), choice([1]))',
    'd = {"a": 1, "b": 2}\nfor k, v in d.items():\n    print(f"{k}: {v:>3}")',
    'xs = [x * 2 for x in range(10) if x % 2 == 0]\nprint(sum(xs), *xs, sep=",")',
    'class Dog:\n    kind = "개"\n    def __init__(self, name):\n        self.name = name\n    def say(self):\n        return f"{self.name!r} 멍"\nprint(Dog("초코").say())',
    'try:\n    x = int("a")\nexcept ValueError as e:\n    print(e)\nelse:\n    print(x)\nfinally:\n    print("끝")',
    'while True:\n    s = input()\n    if s == "":\n        break\n    print(s)',
    'i = 0\nwhile i < 3: i += 1; print(i)',
    'f = lambda a, b=2: a + b\nprint(f(1))',
    'total = 0\nfor _ in range(3):\n    total += 1\nelse:\n    print(total)',
    'grid = [\n    [1, 2],\n    [3, 4],\n]\nprint(grid[0][1], grid[-1])',
    'x: int = 3\nprint(x if x > 2 else "작다")',
    'from math import *\nprint(sqrt(4))',
    'global_count = 0\ndef add():\n    global global_count\n    global_count += 1\nadd()\nprint(global_count)',
    'n = input()\nprint("안녕 " + n + "!")',
    'print("가" "나", 1 if True else 2)',
    'if (n := 3) > 2:\n    print(n)',
    'match 3:\n    case 1 | 2:\n        print("a")\n    case other:\n        print(other)',
    'a = 1\nb = 2\na, b = b, a\nprint(a, b, -a, not b, a // b)',
    'print(\n    "긴 줄",\n    1 +\n    2,\n)',
    "s = '''여러\n줄'''\nprint(s)",
    'def outer():\n    return inner()\ndef inner():\n    return later\nlater = 1\nprint(outer())',
    'it = iter([1, 2])\nprint(next(it), next(it, None))',
    'with open("x") as f:\n    pass',
    'print("=" * 20)\nn = 5\nprint("*" * n + "!")',
    'def gen():\n    yield 1\nfor v in gen():\n    print(v)',
    'x = 5\ny = -x\nz = x - -1\nprint(y, z)\nassert x, "없음"\ndel x',
    'words = input().split()\nwords.sort(key=lambda w: (len(w), w))\nprint(*words)',
    'def f(*args, key=None, **rest):\n    return args, key, rest\nprint(f(1, key=2, z=3))',
    'a = b = 0\na += 1\nprint(a, b)\nif a == 1: print("하나")\nelse: print("아님")',
    'n = input()\nn = int(n)\nprint(n + 1)',
    'queue = [1]\nwhile queue:\n    print(queue.pop())',
  ])('has nothing said about it: %s', (source) => {
    expect(checkPython(source)).toEqual([]);
  });

  it('knows the names that a problem brings along', () => {
    expect(checkPython('walk(3)')).toHaveLength(1);
    expect(checkPython('walk(3)', { names: ['walk'] })).toEqual([]);
    expect(checkPython('crab.turn_right()', { names: ['crab.turnRight'] })).toEqual([]);
    expect(checkPython('crap.turn_right()', { names: ['crab.turnRight'] })).toHaveLength(1);
  });
});

describe('any text at all', () => {
  it.each([
    '',
    '\0',
    '\ud800',
    '['.repeat(99_999),
    '"',
    "'''",
    'f"{',
    'f"{{{a}}}"',
    '\\',
    'a'.repeat(200_000),
    '\t \t x',
    '}}}',
    'if',
    'def',
    'x = '.repeat(2000),
  ])('is no reason to throw: %#', (source) => {
    for (const { line, column, endLine, endColumn } of checkPython(source)) {
      expect([line, column, endLine, endColumn].every((one) => one >= 1)).toBe(true);
    }
  });
});
