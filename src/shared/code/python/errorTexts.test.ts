import { describe, expect, it } from 'vitest';
import { compileErrorText, runtimeErrorText } from '../errorText.ts';

// Wrong programs and what CPython 3.12 says of them.
const STOPS: readonly [source: string, name: string, message: string, says: string][] = [
  ['print(total)', 'NameError', "name 'total' is not defined", 'total이 무엇인지'],
  [
    'coutn = 1\nprint(count)',
    'NameError',
    "name 'count' is not defined. Did you mean: 'coutn'?",
    'coutn을 쓰려고',
  ],
  [
    'print(math.pi)',
    'NameError',
    "name 'math' is not defined. Did you forget to import 'math'?",
    'import math',
  ],
  [
    'n = 1\ndef f():\n    n += 1\nf()',
    'UnboundLocalError',
    "cannot access local variable 'n' where it is not associated with a value",
    'global n',
  ],
  ['print("나이" + 3)', 'TypeError', 'can only concatenate str (not "int") to str', '글자와 정수는 + 로'],
  ['print([1] + 3)', 'TypeError', 'can only concatenate list (not "int") to list', '목록과 정수는'],
  ['print(3 + "a")', 'TypeError', "unsupported operand type(s) for +: 'int' and 'str'", '정수와 글자는 함께'],
  [
    'print(input() - 1)',
    'TypeError',
    "unsupported operand type(s) for -: 'str' and 'int'",
    '글자와 정수는 함께',
  ],
  [
    'def f(): pass\nprint(f() + 1)',
    'TypeError',
    "unsupported operand type(s) for +: 'NoneType' and 'int'",
    'None',
  ],
  ['print(1 + print(2))', 'TypeError', "unsupported operand type(s) for +: 'int' and 'NoneType'", 'None'],
  [
    'if input() > 3: pass',
    'TypeError',
    "'>' not supported between instances of 'str' and 'int'",
    '크기를 비교할 수 없어요',
  ],
  ['a = 3\na()', 'TypeError', "'int' object is not callable", '정수는 함수가 아니라서'],
  ['list = [1]\nlist(range(3))', 'TypeError', "'list' object is not callable", '목록은 함수가'],
  ['for i in 10: pass', 'TypeError', "'int' object is not iterable", 'range( )로 감싸'],
  [
    'a = [1].sort()\nfor x in a: pass',
    'TypeError',
    "'NoneType' object is not iterable",
    'sort( )와 append( )',
  ],
  ['a, b = 5', 'TypeError', 'cannot unpack non-iterable int object', '나누어 담을 수 없어요'],
  ['a = 5\na[0]', 'TypeError', "'int' object is not subscriptable", '[ ]로 꺼낼 수 없어요'],
  ['s = "a"\ns[0] = "b"', 'TypeError', "'str' object does not support item assignment", '글자의 한 칸만'],
  ['t = (1,)\nt[0] = 2', 'TypeError', "'tuple' object does not support item assignment", '튜플의 칸은'],
  ['range("3")', 'TypeError', "'str' object cannot be interpreted as an integer", '글자가 왔어요'],
  ['a = [1]\na["0"]', 'TypeError', 'list indices must be integers or slices, not str', '칸 번호는 정수'],
  ['"abc"["0"]', 'TypeError', "string indices must be integers, not 'str'", '칸 번호는 정수'],
  ['def f(a, b): pass\nf(1)', 'TypeError', "f() missing 1 required positional argument: 'b'", '1개 모자라요'],
  [
    'def f(a): pass\nf(1, 2)',
    'TypeError',
    'f() takes 1 positional argument but 2 were given',
    '개수가 맞지 않아요',
  ],
  ['input("a", "b")', 'TypeError', 'input expected at most 1 argument, got 2', '개수가 맞지 않아요'],
  ['def f(a): pass\nf(b=1)', 'TypeError', "f() got an unexpected keyword argument 'b'", '모르는 이름'],
  ['d = {[1]: 2}', 'TypeError', "unhashable type: 'list'", '이름표'],
  ['"a" * "b"', 'TypeError', "can't multiply sequence by non-int of type 'str'", '정수만큼만'],
  ['len(5)', 'TypeError', "object of type 'int' has no len()", '길이를 잴 수 없어요'],
  [
    'int([1])',
    'TypeError',
    "int() argument must be a string, a bytes-like object or a real number, not 'list'",
    'map(int, 목록)',
  ],
  ['-"a"', 'TypeError', "bad operand type for unary -: 'str'", 'int( )로'],
  ['" ".join([1])', 'TypeError', 'sequence item 0: expected str instance, int found', 'map(str, 목록)'],
  ['"%d" % (1, 2)', 'TypeError', 'not all arguments converted during string formatting', 'f"{ }"'],
  ['a = [1]\na[1]', 'IndexError', 'list index out of range', 'len( ) - 1'],
  ['"a"[1]', 'IndexError', 'string index out of range', '글자의 없는 칸'],
  ['[].pop()', 'IndexError', 'pop from empty list', '빈 목록'],
  ['a = []\na[0] = 1', 'IndexError', 'list assignment index out of range', 'append( )'],
  ["int('a')", 'ValueError', "invalid literal for int() with base 10: 'a'", '‘a’는 정수로'],
  ["int('')", 'ValueError', "invalid literal for int() with base 10: ''", '빈 글자는'],
  ["int('3 5')", 'ValueError', "invalid literal for int() with base 10: '3 5'", 'split( )'],
  ["float('a')", 'ValueError', "could not convert string to float: 'a'", '숫자로 바꿀 수 없어요'],
  ['a, b = [1, 2, 3]', 'ValueError', 'too many values to unpack (expected 2)', '이름은 2개인데 값이 더'],
  ['a, b = [1]', 'ValueError', 'not enough values to unpack (expected 2, got 1)', '값은 1개뿐'],
  ['[1].remove(2)', 'ValueError', 'list.remove(x): x not in list', '목록에 없는 값'],
  ['[1].index(2)', 'ValueError', '2 is not in list', '목록에 없는 값'],
  ['"a".index("b")', 'ValueError', 'substring not found', 'find( )'],
  ['max([])', 'ValueError', 'max() iterable argument is empty', '빈 목록'],
  ['import math\nmath.sqrt(-1)', 'ValueError', 'math domain error', '제곱근'],
  ['import random\nrandom.randint(5, 1)', 'ValueError', 'empty range in randrange(5, 2)', '순서를 바꾸어'],
  ['range(1, 2, 0)', 'ValueError', 'range() arg 3 must not be zero', '걸음은 0'],
  ['1 / 0', 'ZeroDivisionError', 'division by zero', '0으로 나누려고'],
  ['1 % 0', 'ZeroDivisionError', 'integer modulo by zero', '0으로 나누려고'],
  ['{"a": 1}["b"]', 'KeyError', "'b'", "사전에 'b' 이름표가 없어요"],
  ['"a".push(1)', 'AttributeError', "'str' object has no attribute 'push'", '글자에는 .push가 없어요'],
  [
    '[1].apend(2)',
    'AttributeError',
    "'list' object has no attribute 'apend'. Did you mean: 'append'?",
    '.append를 쓰려고',
  ],
  ['[1].sort().pop()', 'AttributeError', "'NoneType' object has no attribute 'pop'", 'None'],
  [
    'import math\nmath.foo',
    'AttributeError',
    "module 'math' has no attribute 'foo'",
    'math 안에는 foo가 없어요',
  ],
  ['def f(): f()\nf()', 'RecursionError', 'maximum recursion depth exceeded', '너무 깊이'],
  ['input()', 'EOFError', 'EOF when reading a line', '입력이 더 없는데'],
  ['import pygame', 'ModuleNotFoundError', "No module named 'pygame'", 'pygame이라는 모듈은'],
  [
    'from math import foo',
    'ImportError',
    "cannot import name 'foo' from 'math' (unknown location)",
    'math 안에는 foo가',
  ],
  ['2.0 ** 10000', 'OverflowError', "(34, 'Numerical result out of range')", '수가 너무 커서'],
  ['assert 1 == 2', 'AssertionError', '', '참이 아니었어요'],
  ['next(iter([]))', 'StopIteration', '', '더 꺼낼 것이'],
  ['open("a")', 'FileNotFoundError', "[Errno 44] No such file or directory: 'a'", '파일이나 인터넷'],
  ['raise Exception("내 오류")', 'Exception', '내 오류', '내 오류'],
];

const UNREADABLE: readonly [
  source: string,
  name: string,
  message: string,
  line: number,
  says: string,
  mended: number,
][] = [
  [
    'if 1 < 2:\nprint(1)',
    'IndentationError',
    "expected an indented block after 'if' statement on line 1",
    2,
    '들여 쓴 줄',
    2,
  ],
  ['print(1)\n  print(2)', 'IndentationError', 'unexpected indent', 2, '안으로 들어와', 2],
  [
    'if 1:\n    print(1)\n  print(2)',
    'IndentationError',
    'unindent does not match any outer indentation level',
    3,
    '어느 줄과도',
    3,
  ],
  [
    'if 1:\n    print(1)\n\tprint(2)',
    'TabError',
    'inconsistent use of tabs and spaces in indentation',
    3,
    '탭과 빈칸',
    3,
  ],
  ['if 1 < 2\n    print(1)', 'SyntaxError', "expected ':'", 1, ': 가 빠졌어요', 1],
  ['print("a"\nprint("b")', 'SyntaxError', "'(' was never closed", 1, '( 를 닫지', 1],
  ['print(1))', 'SyntaxError', "unmatched ')'", 1, '하나 더', 1],
  [
    'a = [1, 2)',
    'SyntaxError',
    "closing parenthesis ')' does not match opening parenthesis '['",
    1,
    '[ 로 열었으니',
    1,
  ],
  ['print("a)', 'SyntaxError', 'unterminated string literal (detected at line 1)', 1, '닫히지 않았어요', 1],
  [
    'x = """a\nb',
    'SyntaxError',
    'unterminated triple-quoted string literal (detected at line 2)',
    1,
    '닫히지 않았어요',
    1,
  ],
  [
    'a = 1\nif a = 1:\n    print(a)',
    'SyntaxError',
    "invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
    2,
    '== 를',
    2,
  ],
  [
    'print "a"',
    'SyntaxError',
    "Missing parentheses in call to 'print'. Did you mean print(...)?",
    1,
    '괄호가 필요해요',
    1,
  ],
  ['a = [1 2]', 'SyntaxError', 'invalid syntax. Perhaps you forgot a comma?', 1, '쉼표', 1],
  ['print(“a”)', 'SyntaxError', "invalid character '“' (U+201C)", 1, '모양만 비슷한', 1],
  ['1a = 3', 'SyntaxError', 'invalid decimal literal', 1, '숫자로 시작할 수 없어요', 1],
  ['return 3', 'SyntaxError', "'return' outside function", 1, '함수 안에서만', 1],
  ['break', 'SyntaxError', "'break' outside loop", 1, '반복 안에서만', 1],
  ['5 = a', 'SyntaxError', "cannot assign to literal here. Maybe you meant '==' instead of '='?", 1, '', 1],
  ['True = 3', 'SyntaxError', 'cannot assign to True', 1, 'True, False, None', 1],
  ['try:\n    print(1)\nprint(2)', 'SyntaxError', "expected 'except' or 'finally' block", 3, 'except', 3],
  ['whlie True:\n    pass', 'SyntaxError', 'invalid syntax', 1, 'while을 쓰려고', 1],
  ['let a = 3', 'SyntaxError', 'invalid syntax', 1, '파이썬 말이 아니에요', 1],
  ['a = 1\na++', 'SyntaxError', 'invalid syntax', 2, '+= 1', 2],
  ['def f:\n    pass', 'SyntaxError', "expected '('", 1, 'def f():', 1],
  ['if True {\n    print(1)\n}', 'SyntaxError', "expected ':'", 1, '', 1],
  ['x = 1 if True', 'SyntaxError', "expected 'else' after 'if' expression", 1, 'else 가 있어야', 1],
  ['print(f"{")', 'SyntaxError', "f-string: expecting '}'", 1, 'f" "', 1],
];

describe('a Python program that stops', () => {
  it.each(STOPS)('%s', (source, name, message, says) => {
    const text = runtimeErrorText({ name, message }, { language: 'PYTHON', source });
    expect(text).toContain(says);
    expect(text).toMatch(/[가-힣]/);
  });
});

describe('a Python program that cannot be read', () => {
  it.each(UNREADABLE)('%s', (source, name, message, line, says, mended) => {
    const found = compileErrorText({ name, message, line }, { language: 'PYTHON', source });
    expect(found.text).toContain(says);
    expect(found.line).toBe(mended);
    // Without the source the engine's words alone are told.
    expect(compileErrorText({ name, message, line }, { language: 'PYTHON', source: '' }).text).toMatch(
      /요\.$/,
    );
  });
});
