import type { ErrorMeaning } from '../errorMeaning.ts';
import { withParticle } from '../withParticle.ts';

/** Names of Python's types, for a child. */
const KINDS: Readonly<Record<string, string>> = {
  int: '정수',
  float: '소수',
  str: '글자',
  list: '목록',
  tuple: '튜플',
  dict: '사전',
  set: '집합',
  bool: '참·거짓',
  NoneType: '없음(None)',
  function: '함수',
  builtin_function_or_method: '함수',
  method: '함수',
  type: '클래스',
  range: 'range',
};

const kind = (name: string): string => KINDS[name] ?? name;

/** Errors that stop a running program, in the words of CPython 3.12. */
export const PYTHON_RUNNING: readonly ErrorMeaning[] = [
  [
    /^NameError: name '(.+?)' is not defined\. Did you forget to import/,
    (name) => `${withParticle(name, '을/를')} 쓰려면 맨 위에 import ${name} 줄이 있어야 해요.`,
  ],
  [
    /^NameError: name '(.+?)' is not defined\. Did you mean: '(.+?)'/,
    (name, near) =>
      `${withParticle(name, '이라/라')}는 이름은 없어요. ${withParticle(near, '을/를')} 쓰려고 했나요?`,
  ],
  [
    /^NameError: name '(.+?)' is not defined/,
    (name) =>
      `${withParticle(name, '이/가')} 무엇인지 찾지 못했어요. 이름을 바르게 썼는지, 먼저 만들었는지, 글자라면 따옴표로 감쌌는지 살펴보세요.`,
  ],
  [
    /^NameError: (?:cannot access )?free variable '(.+?)'/,
    (name) => `${withParticle(name, '을/를')} 만들기 전에 썼어요. 만드는 줄을 더 위로 올려 보세요.`,
  ],
  [
    /^UnboundLocalError: cannot access local variable '(.+?)'/,
    (name) =>
      `함수 안에서 ${withParticle(name, '을/를')} 만들기 전에 썼어요. 바깥의 ${withParticle(name, '을/를')} 바꾸려면 함수 첫 줄에 global ${name} 을 써 보세요.`,
  ],
  [
    /^TypeError: can only concatenate str \(not "(.+?)"\) to str/,
    (other) =>
      `글자와 ${withParticle(kind(other), '은/는')} + 로 이을 수 없어요. str( )로 감싸거나 print에서 쉼표로 나누어 보세요.`,
  ],
  [
    /^TypeError: can only concatenate (\w+) \(not "(.+?)"\)/,
    (left, right) =>
      `${withParticle(kind(left), '와/과')} ${withParticle(kind(right), '은/는')} + 로 이을 수 없어요. 종류를 맞추어 보세요.`,
  ],
  [
    /^TypeError: unsupported operand type\(s\) for .+?: '(?:NoneType'|.+?' and 'NoneType')/,
    () =>
      '값이 없는 것(None)으로 계산했어요. 함수가 return을 하는지, print( )의 결과를 담지 않았는지 살펴보세요.',
  ],
  [
    /^TypeError: unsupported operand type\(s\) for .+?: '(.+?)' and '(.+?)'/,
    (left, right) =>
      `${withParticle(kind(left), '와/과')} ${withParticle(kind(right), '은/는')} 함께 계산할 수 없어요. input( )은 글자를 주니까 int( )로 바꾸어 보세요.`,
  ],
  [
    /^TypeError: '(?:<|>|<=|>=)' not supported between instances of '(.+?)' and '(.+?)'/,
    (left, right) =>
      `${withParticle(kind(left), '와/과')} ${withParticle(kind(right), '은/는')} 크기를 비교할 수 없어요. input( )은 글자를 주니까 int( )로 바꾸어 보세요.`,
  ],
  [
    /^TypeError: 'NoneType' object is not/,
    () =>
      '값이 없는 것(None)을 쓰려고 했어요. 함수가 return을 하는지 살펴보세요. sort( )와 append( )는 값을 돌려주지 않아요.',
  ],
  [
    /^TypeError: '(.+?)' object is not callable/,
    (what) =>
      `${withParticle(kind(what), '은/는')} 함수가 아니라서 ( )로 부를 수 없어요. 이름이 함수와 겹치지 않는지, 곱하기 * 가 빠지지 않았는지 살펴보세요.`,
  ],
  [
    /^TypeError: '(.+?)' object is not iterable/,
    (what) =>
      `${withParticle(kind(what), '은/는')} 하나씩 꺼낼 수 없어요. 수만큼 반복하려면 range( )로 감싸 보세요.`,
  ],
  [
    /^TypeError: cannot unpack non-iterable (\S+)/,
    (what) => `${kind(what)} 하나를 여러 이름에 나누어 담을 수 없어요. 값이 몇 개인지 살펴보세요.`,
  ],
  [
    /^TypeError: '(.+?)' object is not subscriptable/,
    (what) => `${withParticle(kind(what), '은/는')} [ ]로 꺼낼 수 없어요. 목록이나 글자가 맞는지 살펴보세요.`,
  ],
  [
    /^TypeError: 'str' object does not support item assignment/,
    () => '글자의 한 칸만 바꿀 수는 없어요. 새 글자를 만들거나 replace( )를 써 보세요.',
  ],
  [
    /^TypeError: '(.+?)' object does not support item/,
    (what) => `${kind(what)}의 칸은 바꿀 수 없어요. 목록 [ ] 을 써 보세요.`,
  ],
  [
    /^TypeError: '(.+?)' object cannot be interpreted as an integer/,
    (what) => `정수가 와야 하는 자리에 ${withParticle(kind(what), '이/가')} 왔어요. int( )로 바꾸어 보세요.`,
  ],
  [
    /^TypeError: (?:list|tuple) indices must be integers or slices, not (\w+)/,
    (what) =>
      `목록의 칸 번호는 정수여야 하는데 ${withParticle(kind(what), '이/가')} 왔어요. int( )로 바꾸어 보세요.`,
  ],
  [
    /^TypeError: string indices must be integers/,
    () => '글자의 칸 번호는 정수여야 해요. 사전에서 꺼내려고 했다면 { } 가 맞는지 살펴보세요.',
  ],
  [
    /^TypeError: (.+?)\(\) missing (\d+) required/,
    (name, count) => `${name} 함수에 값이 ${count}개 모자라요. 괄호 안에 넣는 값의 개수를 세어 보세요.`,
  ],
  [
    /^TypeError: (.+?)\(\) (?:takes|expected) .+/,
    (name) => `${name} 함수에 넣은 값의 개수가 맞지 않아요. 괄호 안에 넣는 값의 개수를 세어 보세요.`,
  ],
  [
    /^TypeError: \w+ expected (?:at (?:least|most|exactly) )?\d+ argument/,
    () => '함수에 넣은 값의 개수가 맞지 않아요. 괄호 안에 넣는 값의 개수를 세어 보세요.',
  ],
  [
    /^TypeError: (.+?)\(\) got (?:an unexpected|multiple values)/,
    (name) => `${name} 함수가 모르는 이름으로 값을 넣었어요. 이름 = 값 으로 쓴 곳을 살펴보세요.`,
  ],
  [
    /^TypeError: unhashable type: '(.+?)'/,
    (what) =>
      `${withParticle(kind(what), '은/는')} 사전의 이름표나 집합의 값으로 쓸 수 없어요. 튜플 ( ) 로 바꾸어 보세요.`,
  ],
  [
    /^TypeError: can't multiply sequence by non-int/,
    () => '글자나 목록은 정수만큼만 곱할 수 있어요. int( )로 바꾸었는지 살펴보세요.',
  ],
  [
    /^TypeError: object of type '(.+?)' has no len\(\)/,
    (what) =>
      `${withParticle(kind(what), '은/는')} len( )으로 길이를 잴 수 없어요. 글자나 목록이 맞는지 살펴보세요.`,
  ],
  [
    /^TypeError: (?:int|float)\(\) argument must be .+?not '(.+?)'/,
    (what) =>
      `${withParticle(kind(what), '은/는')} 숫자로 바꿀 수 없어요. 여러 개라면 map(int, 목록)을 써 보세요.`,
  ],
  [/^TypeError: bad operand type/, () => '- 를 붙일 수 없는 값이에요. int( )로 바꾸었는지 살펴보세요.'],
  [
    /^TypeError: sequence item \d+: expected str instance/,
    () => "join( )은 글자만 이을 수 있어요. ' '.join(map(str, 목록)) 처럼 글자로 바꾸어 보세요.",
  ],
  [
    /^TypeError: not (?:all|enough) arguments/,
    () => '% 로 넣는 값의 개수가 맞지 않아요. f"{ }" 를 써 보세요.',
  ],
  [/^TypeError/, () => '값의 종류가 맞지 않아요. 글자, 숫자, 목록 가운데 무엇인지 살펴보세요.'],
  [
    /^IndexError: pop from empty/,
    () => '빈 목록에서 꺼내려고 했어요. 목록에 값이 남아 있는지 먼저 물어보세요.',
  ],
  [
    /^IndexError: string index/,
    () => '글자의 없는 칸을 보려고 했어요. 칸은 0부터 세니까 마지막 칸은 len( ) - 1 이에요.',
  ],
  [
    /^IndexError: .*assignment/,
    () => '목록에 없는 칸에 값을 넣으려고 했어요. append( )로 끝에 덧붙여 보세요.',
  ],
  [
    /^IndexError/,
    () =>
      '목록의 없는 칸을 보려고 했어요. 칸은 0부터 세니까 마지막 칸은 len( ) - 1 이에요. 입력을 알맞게 나누었는지도 살펴보세요.',
  ],
  [
    /^ValueError: invalid literal for int\(\) with base \d+: '(.*)'/s,
    (text) =>
      text.trim() === ''
        ? '빈 글자는 정수로 바꿀 수 없어요. 입력이 비어 있지 않은지 살펴보세요.'
        : `‘${text}’는 정수로 바꿀 수 없어요. 한 줄에 여러 수가 있으면 split( )으로 나누어 보세요.`,
  ],
  [
    /^ValueError: could not convert string to float: '(.*)'/s,
    (text) => `‘${text}’는 숫자로 바꿀 수 없어요. 입력을 알맞게 나누었는지 살펴보세요.`,
  ],
  [
    /^ValueError: too many values to unpack \(expected (\d+)/,
    (count) => `이름은 ${count}개인데 값이 더 많아요. 개수를 맞추어 보세요.`,
  ],
  [
    /^ValueError: not enough values to unpack \(expected (?:at least )?(\d+), got (\d+)/,
    (want, got) => `이름은 ${want}개인데 값은 ${got}개뿐이에요. 입력을 split( )으로 나누었는지 살펴보세요.`,
  ],
  [
    /^ValueError: .*not in (?:list|tuple|deque)/,
    () => '목록에 없는 값을 찾거나 지우려고 했어요. in으로 있는지 먼저 물어보세요.',
  ],
  [
    /^ValueError: substring not found/,
    () => '글자 안에 없는 글자를 index( )로 찾았어요. find( )를 쓰면 없을 때 -1이 나와요.',
  ],
  [
    /^ValueError: (?:max|min)\(\)/,
    () => '빈 목록에서 가장 크거나 작은 값을 찾았어요. 목록이 비어 있지 않은지 살펴보세요.',
  ],
  [
    /^ValueError: (?:math domain|expected a (?:positive|nonnegative))/,
    () => '그 수로는 할 수 없는 계산이에요. 0보다 작은 수의 제곱근이 아닌지 살펴보세요.',
  ],
  [/^ValueError: empty range/, () => 'randint( )의 첫 수가 둘째 수보다 커요. 순서를 바꾸어 보세요.'],
  [/^ValueError: range\(\) arg 3/, () => 'range( )의 걸음은 0이 될 수 없어요.'],
  [/^ValueError/, () => '종류는 맞지만 알맞지 않은 값이에요. 어떤 값이 들어갔는지 print( )로 살펴보세요.'],
  [/^ZeroDivisionError/, () => '0으로 나누려고 했어요. 나누는 수가 0이 아닌지 먼저 물어보세요.'],
  [
    /^KeyError: (.+)/s,
    (key) => `사전에 ${key} 이름표가 없어요. in으로 있는지 먼저 물어보거나 get( )을 써 보세요.`,
  ],
  [
    /^AttributeError: 'NoneType' object has no attribute '(.+?)'/,
    (name) =>
      `값이 없는 것(None)에서 .${withParticle(name, '을/를')} 쓰려고 했어요. 함수가 return을 하는지 살펴보세요.`,
  ],
  [
    /^AttributeError: .*no attribute '([^']+)'.*Did you mean: '(.+?)'/,
    (name, near) =>
      `.${withParticle(name, '이라/라')}는 것은 없어요. .${withParticle(near, '을/를')} 쓰려고 했나요?`,
  ],
  [
    /^AttributeError: module '(.+?)' has no attribute '(.+?)'/,
    (module, name) =>
      `${module} 안에는 ${withParticle(name, '이/가')} 없어요. 이름을 바르게 썼는지 살펴보세요.`,
  ],
  [
    /^AttributeError: '(.+?)' object has no attribute '(.+?)'/,
    (what, name) =>
      `${kind(what)}에는 .${withParticle(name, '이/가')} 없어요. 이름을 바르게 썼는지, 값의 종류가 맞는지 살펴보세요.`,
  ],
  [/^AttributeError/, () => '점(.) 뒤의 이름이 없어요. 이름을 바르게 썼는지 살펴보세요.'],
  [
    /^RecursionError/,
    () => '함수가 자기 자신을 너무 깊이 불렀어요. 언제 멈출지 정하는 조건이 있는지 살펴보세요.',
  ],
  [/^EOFError/, () => '입력이 더 없는데 input( )을 또 불렀어요. 입력이 몇 줄인지 세어 보세요.'],
  [
    /^ModuleNotFoundError: No module named '(.+?)'/,
    (name) =>
      `${withParticle(name, '이라/라')}는 모듈은 여기에 없어요. 이름을 바르게 썼는지 살펴보세요. math와 random은 쓸 수 있어요.`,
  ],
  [
    /^ImportError: cannot import name '(.+?)' from '(.+?)'/,
    (name, module) =>
      `${module} 안에는 ${withParticle(name, '이/가')} 없어요. 이름을 바르게 썼는지 살펴보세요.`,
  ],
  [/^OverflowError/, () => '수가 너무 커서 계산할 수 없어요.'],
  [/^AssertionError/, () => 'assert에 쓴 것이 참이 아니었어요. 값을 print( )로 살펴보세요.'],
  [/^StopIteration/, () => '더 꺼낼 것이 없는데 next( )를 불렀어요.'],
  [
    /^(?:RuntimeError: asyncio|.*asyncio)/,
    () => '여기서는 asyncio를 쓸 수 없어요. async와 await 없이 위에서부터 차례대로 써 보세요.',
  ],
  [
    /^(?:FileNotFoundError|PermissionError|OSError|NotImplementedError|BlockingIOError)/,
    () => '여기서는 파일이나 인터넷을 쓸 수 없어요. input( )과 print( )만 써 보세요.',
  ],
  [/^SystemExit/, () => 'exit( )로 프로그램을 끝냈어요.'],
  [
    /^(?:SyntaxError|IndentationError)/,
    () => '프로그램이 만든 코드를 읽지 못했어요. eval( )이나 exec( )에 넣은 글자를 살펴보세요.',
  ],
];

/** Errors of unparsable sources, in the words of CPython 3.12; shown when the checker finds nothing better. */
export const PYTHON_READING: readonly ErrorMeaning[] = [
  [
    /^IndentationError: expected an indented block after (?:'(\w+)' statement|\w+ definition) on line (\d+)/,
    (word, line) =>
      `${line}번째 줄의 ${word === '' ? '머리' : word} 다음에는 안으로 들여 쓴 줄이 있어야 해요. 앞에 빈칸 네 개를 넣어 보세요.`,
  ],
  [
    /^IndentationError: unexpected indent/,
    () => '이 줄은 앞줄보다 안으로 들어와 있어요. 줄의 시작을 앞줄과 맞추어 보세요.',
  ],
  [
    /^IndentationError: unindent/,
    () => '이 줄의 시작이 위의 어느 줄과도 맞지 않아요. 같은 묶음끼리 줄을 맞추어 보세요.',
  ],
  [/^IndentationError/, () => '들여쓰기가 이상해요. 같은 묶음의 줄은 똑같이 들여 써요.'],
  [/^TabError/, () => '들여쓰기에 탭과 빈칸이 섞여 있어요. 빈칸 네 개로 똑같이 맞추어 보세요.'],
  [/expected ':'/, () => '줄의 끝에 : 가 빠졌어요. if, for, while, def 줄은 : 로 끝나요.'],
  [
    /'(.)' was never closed/,
    (sign) => `여기서 연 ${sign} 를 닫지 않았어요. 짝이 되는 괄호를 알맞은 곳에 넣어 보세요.`,
  ],
  [
    /closing parenthesis '(.)' does not match opening parenthesis '(.)'/,
    (closer, opener) => `${opener} 로 열었는데 ${closer} 로 닫았어요. 괄호의 짝을 맞추어 보세요.`,
  ],
  [/unmatched '(.)'/, (sign) => `${sign} 가 하나 더 있어요. 여는 괄호와 짝이 맞는지 세어 보세요.`],
  [
    /unterminated triple-quoted/,
    () => '세 개짜리 따옴표가 닫히지 않았어요. 글자 끝에도 따옴표 세 개를 붙여 보세요.',
  ],
  [
    /unterminated (?:f-)?string literal/,
    () => '따옴표가 닫히지 않았어요. 열고 닫는 따옴표가 짝이 맞는지 살펴보세요.',
  ],
  [/Maybe you meant '==' or ':='/, () => '= 는 값을 넣는 기호예요. 같은지 물어보려면 == 를 써요.'],
  [
    /cannot assign to (?:True|False|None)/,
    () => 'True, False, None은 이름으로 쓸 수 없어요. 다른 이름을 써 보세요.',
  ],
  [
    /cannot (?:assign|delete)|illegal target/,
    () => '= 왼쪽에는 변수 이름이 와야 해요. 같은지 비교할 때는 == 를 써요.',
  ],
  [
    /Missing parentheses in call to '(\w+)'/,
    (name) => `${withParticle(name, '을/를')} 쓸 때는 괄호가 필요해요. ${name}( ) 안에 값을 넣어 보세요.`,
  ],
  [/Perhaps you forgot a comma/, () => '값과 값 사이에 쉼표 , 가 빠진 것 같아요.'],
  [
    /invalid character '(.+?)'/u,
    (sign) => `‘${sign}’는 코드에 쓸 수 없는 글자예요. 자판의 기호로 바꾸어 보세요.`,
  ],
  [/invalid non-printable character/, () => '눈에 보이지 않는 이상한 글자가 있어요. 지우고 다시 써 보세요.'],
  [
    /invalid (?:decimal|hexadecimal|octal|binary|imaginary) literal|leading zeros/,
    () => '숫자를 쓴 모양이 이상해요. 이름은 숫자로 시작할 수 없어요.',
  ],
  [/'return' outside function/, () => 'return은 함수 안에서만 쓸 수 있어요. 들여쓰기를 살펴보세요.'],
  [
    /'(break|continue)' (?:outside loop|not properly in loop)/,
    (word) => `${withParticle(word, '은/는')} 반복 안에서만 쓸 수 있어요. 들여쓰기를 살펴보세요.`,
  ],
  [/expected 'except' or 'finally'/, () => 'try: 다음에는 except: 가 와야 해요.'],
  [
    /expected 'else' after 'if'/,
    () => '한 줄 if 에는 else 가 있어야 해요. 값 if 조건 else 다른 값 처럼 써요.',
  ],
  [/positional argument follows keyword/, () => '이름 = 값 으로 쓴 것은 괄호 안에서 맨 뒤에 와야 해요.'],
  [/unexpected character after line continuation/, () => '\\ 뒤에 다른 글자가 있어요. 나누기라면 / 를 써요.'],
  [/f-string/, () => 'f" " 안의 { } 를 살펴보세요. { 를 닫지 않았거나 안이 비어 있을 수 있어요.'],
  [/unexpected EOF|was never/, () => '코드가 갑자기 끝났어요. 닫지 않은 괄호나 빠진 줄이 있는지 살펴보세요.'],
  [
    /duplicate argument '(.+?)'/,
    (name) => `${withParticle(name, '이라/라')}는 이름이 함수의 괄호 안에 두 번 있어요.`,
  ],
  [
    /name '([^']+)' is (?:used|assigned|parameter)/,
    (name) => `global ${withParticle(name, '은/는')} 함수의 첫 줄에 써야 해요.`,
  ],
  [
    /source code (?:string )?cannot contain null bytes/,
    () => '코드에 이상한 글자가 들어 있어요. 지우고 다시 써 보세요.',
  ],
  [
    /invalid syntax/,
    () => '이 줄의 앞뒤를 살펴보세요. 기호나 따옴표, : 가 빠졌거나 두 문장이 붙어 있을 수 있어요.',
  ],
];
