/** Names that every program has: of the language, and of the judge. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set(
  (
    'print input readLine inputAll console undefined NaN Infinity globalThis Object Array String Number Boolean ' +
    'Math JSON Date Map Set WeakMap WeakSet WeakRef Symbol Promise Proxy Reflect RegExp BigInt Error TypeError ' +
    'RangeError SyntaxError ReferenceError EvalError URIError AggregateError Function parseInt parseFloat isNaN ' +
    'isFinite eval escape unescape encodeURI decodeURI encodeURIComponent decodeURIComponent Intl ArrayBuffer ' +
    'SharedArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array ' +
    'Uint32Array Float32Array Float64Array BigInt64Array BigUint64Array FinalizationRegistry setTimeout ' +
    'setInterval clearTimeout clearInterval setImmediate clearImmediate queueMicrotask structuredClone arguments'
  ).split(' '),
);

/** Names of the list above that are called. */
export const KNOWN_FUNCTIONS: ReadonlySet<string> = new Set(
  'print input readLine inputAll parseInt parseFloat isNaN isFinite setTimeout setInterval clearTimeout clearInterval queueMicrotask structuredClone'.split(
    ' ',
  ),
);

/** Replacements for words of Python or of a browser. */
export const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  def: '함수는 function 이름( ) { } 으로 만들어요.',
  fun: '함수는 function 이름( ) { } 으로 만들어요.',
  func: '함수는 function 이름( ) { } 으로 만들어요.',
  fn: '함수는 function 이름( ) { } 으로 만들어요.',
  elif: 'else if 를 써 보세요.',
  elseif: 'else if 처럼 띄어 써 보세요.',
  True: '첫 글자가 작은 true를 써요.',
  False: '첫 글자가 작은 false를 써요.',
  None: '값이 없다는 말은 null이에요.',
  nil: '값이 없다는 말은 null이에요.',
  and: '그리고는 && 로 써요.',
  or: '또는은 || 로 써요.',
  not: '아니다는 ! 로 써요.',
  int: '정수로 바꿀 때는 Number( )나 parseInt( )를, 변수를 만들 때는 let을 써요.',
  float: '숫자로 바꿀 때는 Number( )를, 변수를 만들 때는 let을 써요.',
  double: '변수는 let으로 만들어요.',
  char: '변수는 let으로 만들어요.',
  bool: '변수는 let으로 만들어요.',
  str: '글자로 바꿀 때는 String( )을 써요.',
  len: '길이는 이름.length 로 알 수 있어요.',
  range: 'for (let i = 0; i < 10; i++) 처럼 세어요.',
  pass: '빈 { } 를 쓰면 돼요.',
  list: '배열은 [ ] 로 만들어요.',
  dict: '이름표가 있는 값은 { } 로 만들어요.',
  prompt: '여기서는 input( )으로 입력을 받아요.',
  alert: '여기서는 print( )로 출력해요.',
  confirm: '여기서는 input( )으로 입력을 받아요.',
  document: '여기에는 웹 페이지가 없어요. print( )로 출력해요.',
  window: '여기에는 웹 페이지가 없어요. print( )로 출력해요.',
  require: '여기서는 input( )으로 입력을 받고 print( )로 출력해요.',
  process: '여기서는 input( )으로 입력을 받고 print( )로 출력해요.',
  printf: 'print( )로 출력해요.',
  println: 'print( )로 출력해요.',
  puts: 'print( )로 출력해요.',
  echo: 'print( )로 출력해요.',
  cout: 'print( )로 출력해요.',
  end: '끝은 } 로 닫아요.',
};

/** Members that children use and misspell. */
export const KNOWN_MEMBERS: ReadonlySet<string> = new Set(
  (
    'length push pop shift unshift slice splice concat join reverse sort indexOf lastIndexOf includes find ' +
    'findIndex filter map forEach reduce some every flat fill keys values entries split trim toUpperCase ' +
    'toLowerCase charAt charCodeAt replace replaceAll repeat startsWith endsWith substring padStart padEnd ' +
    'toString toFixed size has get set add delete clear floor ceil round abs max min sqrt pow random PI trunc ' +
    'log warn error info table stringify parse isInteger fromCharCode toSorted match at'
  ).split(' '),
);

export const KEYWORDS: readonly string[] = (
  'break case catch class const continue default delete do else false finally for function if in instanceof let ' +
  'new null of return switch this throw true try typeof var void while async await extends'
).split(' ');
