export const BUILTINS: ReadonlySet<string> = new Set(
  (
    'abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex ' +
    'delattr dict dir divmod enumerate eval exec filter float format frozenset getattr globals hasattr hash help ' +
    'hex id input int isinstance issubclass iter len list locals map max memoryview min next object oct open ord ' +
    'pow print property range repr reversed round set setattr slice sorted staticmethod str sum super tuple type ' +
    'vars zip __import__ __name__ __file__ __doc__ __builtins__ Ellipsis NotImplemented exit quit copyright credits ' +
    'license ArithmeticError AssertionError AttributeError BaseException BlockingIOError BufferError EOFError ' +
    'Exception FileExistsError FileNotFoundError FloatingPointError GeneratorExit ImportError IndentationError ' +
    'IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ' +
    'ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError OverflowError PermissionError ' +
    'RecursionError ReferenceError RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError ' +
    'SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError ' +
    'UnicodeEncodeError UnicodeError UserWarning DeprecationWarning ResourceWarning ImportWarning FutureWarning ValueError Warning ZeroDivisionError ExceptionGroup self cls'
  ).split(' '),
);

/** Builtins that children call, with or without parentheses. */
export const CALLED_BUILTINS: ReadonlySet<string> = new Set(
  'print input int float str len range sum max min abs round sorted list'.split(' '),
);

export const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from ' +
    'global if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

/** Words that may be between two values, or before one. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  'and as assert async await del elif else except for from global if import in is lambda nonlocal not or raise return while with yield match case type print def class'.split(
    ' ',
  ),
);

export const BLOCK_WORDS: ReadonlySet<string> = new Set(
  'if elif else for while def class try except finally with'.split(' '),
);

/** Replacements for words of JavaScript or of another language. */
export const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  let: '변수는 이름 = 값 처럼 바로 만들어요.',
  const: '변수는 이름 = 값 처럼 바로 만들어요.',
  var: '변수는 이름 = 값 처럼 바로 만들어요.',
  function: '함수는 def 이름( ): 으로 만들어요.',
  func: '함수는 def 이름( ): 으로 만들어요.',
  fun: '함수는 def 이름( ): 으로 만들어요.',
  fn: '함수는 def 이름( ): 으로 만들어요.',
  null: '값이 없다는 말은 None이에요.',
  undefined: '값이 없다는 말은 None이에요.',
  nil: '값이 없다는 말은 None이에요.',
  true: '첫 글자가 큰 True를 써요.',
  false: '첫 글자가 큰 False를 써요.',
  TRUE: '첫 글자만 큰 True를 써요.',
  FALSE: '첫 글자만 큰 False를 써요.',
  elseif: 'elif 를 써 보세요.',
  elsif: 'elif 를 써 보세요.',
  elseIf: 'elif 를 써 보세요.',
  switch: '여러 갈래는 if 와 elif 로 나누어요.',
  foreach: 'for 이름 in 목록: 처럼 써요.',
  new: '파이썬에서는 new 없이 이름( ) 으로 만들어요.',
  this: '파이썬에서는 self를 써요.',
  console: '출력은 print( )로 해요.',
  prompt: '입력은 input( )으로 받아요.',
  alert: '출력은 print( )로 해요.',
  printf: '출력은 print( )로 해요.',
  println: '출력은 print( )로 해요.',
  puts: '출력은 print( )로 해요.',
  echo: '출력은 print( )로 해요.',
  Number: '숫자로 바꿀 때는 int( )나 float( )를 써요.',
  parseInt: '정수로 바꿀 때는 int( )를 써요.',
  parseFloat: '숫자로 바꿀 때는 float( )를 써요.',
  String: '글자로 바꿀 때는 str( )을 써요.',
  Math: 'import math를 쓰거나 round( ), abs( ), max( )를 써요.',
  string: '글자로 바꿀 때는 str( )을 써요.',
  boolean: '참과 거짓은 True와 False예요.',
  length: '길이는 len( )으로 알 수 있어요.',
};

export const FOREIGN_OPERATORS: Readonly<Record<string, string>> = {
  '&&': '그리고는 and 로 써요.',
  '||': '또는은 or 로 써요.',
  '===': '같은지 물어볼 때는 == 를 써요.',
  '!==': '다른지 물어볼 때는 != 를 써요.',
  '++': '1을 더할 때는 += 1 을 써요.',
  '--': '1을 뺄 때는 -= 1 을 써요.',
  '!': '아니다는 not 으로 써요.',
  '/*': '설명은 # 로 시작해요.',
  '?': '조건에 따라 고를 때는 if 와 else 를 써요.',
  $: '이름에는 $ 를 쓸 수 없어요.',
};
