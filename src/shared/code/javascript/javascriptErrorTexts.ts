import type { ErrorMeaning } from '../errorMeaning.ts';
import { withParticle } from '../withParticle.ts';

/** Errors that stop a running program, in QuickJS' words. */
export const JAVASCRIPT_RUNNING: readonly ErrorMeaning[] = [
  [
    /^ReferenceError: this is not initialized/,
    () => 'extends로 만든 클래스의 constructor에서는 this보다 먼저 super( )를 불러요.',
  ],
  [
    /^ReferenceError: '?([^']+?)'? is not defined/,
    (name) =>
      `${withParticle(name, '이/가')} 무엇인지 찾지 못했어요. 이름을 바르게 썼는지, let이나 const로 먼저 만들었는지 살펴보세요.`,
  ],
  [
    /^ReferenceError: (.+?) is not initialized/,
    (name) => `${withParticle(name, '을/를')} 만들기 전에 썼어요. 만드는 줄을 더 위로 올려 보세요.`,
  ],
  [
    /^TypeError: cannot read property 'Symbol\.iterator' of (?:null|undefined)/,
    () =>
      '값이 없는 것(null 또는 undefined)에서 하나씩 꺼내려고 했어요. 배열이 제대로 들어 있는지 살펴보세요.',
  ],
  [
    /^TypeError: cannot read property of (?:null|undefined)/,
    () =>
      '값이 없는 것(null 또는 undefined)의 [ ] 칸을 쓰려고 했어요. 배열이 만들어졌는지, 배열의 끝을 넘지 않았는지 살펴보세요.',
  ],
  [
    /^TypeError: cannot (?:read|set) property '(\d+)' of (?:null|undefined)/,
    (index) =>
      `값이 없는 것(null 또는 undefined)의 [${index}] 칸을 쓰려고 했어요. 배열이 만들어졌는지, 배열의 끝을 넘지 않았는지 살펴보세요.`,
  ],
  [
    /^TypeError: cannot (?:read|set) property '([^']*)' of (?:null|undefined)/,
    (name) =>
      `값이 없는 것(null 또는 undefined)에서 ${withParticle(name, '을/를')} 쓰려고 했어요. 입력이 더 남아 있는지, 배열의 끝을 넘지 않았는지 살펴보세요.`,
  ],
  [
    /^TypeError: '?([^']*?)'? is read-only/,
    (name) =>
      `const로 만든 ${withParticle(name, '은/는')} 바꿀 수 없어요. 바꾸어야 한다면 let으로 만들어 보세요.`,
  ],
  [/^TypeError: class constructors must be invoked/, () => '클래스로 물건을 만들 때는 앞에 new를 붙여요.'],
  [
    /^TypeError: .*is not a constructor/,
    () => 'new는 클래스 앞에만 붙여요. 보통 함수라면 new를 빼고 불러 보세요.',
  ],
  [
    /^TypeError: (set\w+|queueMicrotask): the first argument is not a function/,
    (name) => `${name}의 첫 번째 자리에는 함수가 와요. ${name}(() => { 할 일 }, 1000) 처럼 써 보세요.`,
  ],
  [
    /^TypeError: not a function/,
    () => '함수가 아닌 것을 ( )로 불렀어요. 함수 이름을 바르게 썼는지, 값의 종류가 맞는지 살펴보세요.',
  ],
  [/^TypeError: .*not iterable/, () => '하나씩 꺼낼 수 없는 것을 꺼내려고 했어요. 배열이 맞는지 살펴보세요.'],
  [
    /^TypeError: cannot convert to object/,
    () => '값이 없는 것(null 또는 undefined)을 { } 값처럼 쓰려고 했어요. 값이 들어 있는지 살펴보세요.',
  ],
  [/^TypeError: circular reference/, () => '자기 자신이 들어 있는 값은 JSON으로 바꿀 수 없어요.'],
  [
    /^TypeError: empty array/,
    () => '빈 배열에서 reduce를 했어요. reduce( )의 두 번째 자리에 처음 값을 넣어 보세요.',
  ],
  [
    /^TypeError: invalid 'in' operand/,
    () => 'in은 { } 값에만 쓸 수 있어요. 글자나 배열에는 includes( )를 써 보세요.',
  ],
  [/^TypeError: invalid 'instanceof'/, () => 'instanceof의 오른쪽에는 클래스 이름이 와요.'],
  [
    /^TypeError: cannot convert symbol/,
    () => 'Symbol은 글자와 이어 붙일 수 없어요. String( )으로 감싸 보세요.',
  ],
  [
    /^TypeError: object is not extensible|^TypeError: .*not configurable/,
    () => '얼려 둔(freeze) 값이라 바꿀 수 없어요. 새로 만들어서 써 보세요.',
  ],
  [/^TypeError: not an object/, () => '{ } 값이나 배열이 와야 하는 자리에 다른 것이 왔어요.'],
  [
    /^(?:TypeError|RangeError|SyntaxError): .*[bB]ig[iI]nt/,
    () =>
      '아주 큰 정수(BigInt)는 보통 숫자와 함께 계산할 수 없고, 소수나 글자로 만들 수도 없어요. 하나로 맞추어 보세요.',
  ],
  [
    /^RangeError: Maximum call stack/,
    () => '함수가 자기 자신을 너무 깊이 불렀어요. 언제 멈출지 정하는 조건이 있는지 살펴보세요.',
  ],
  [
    /^RangeError: too many arguments/,
    () =>
      '함수에 값을 한꺼번에 너무 많이 넘겼어요. 여기서는 65,534개까지예요. Math.max(...배열) 대신 반복문이나 reduce( )를 써 보세요.',
  ],
  [/^RangeError: invalid array/, () => '배열의 길이가 알맞지 않아요. 0 이상의 정수인지 살펴보세요.'],
  [
    /^RangeError: invalid repeat count/,
    () => 'repeat( )에는 0 이상의 수를 넣어요. 계산한 수가 0보다 작지 않은지 살펴보세요.',
  ],
  [/^RangeError: invalid number of digits/, () => 'toFixed( )에는 0부터 100까지의 수를 넣어요.'],
  [/^RangeError: radix/, () => 'toString( )에는 2부터 36까지의 수를 넣어요.'],
  [/^RangeError: Date value is NaN/, () => '날짜를 만들지 못했어요. 날짜를 쓴 모양이 바른지 살펴보세요.'],
  [
    /^RangeError: invalid string length/,
    () => '글자가 너무 길어졌어요. 반복할 때마다 글자가 끝없이 커지지 않는지 살펴보세요.',
  ],
  [
    /^RangeError/,
    () => '쓸 수 있는 범위를 벗어난 수를 썼어요. 수가 너무 크거나 0보다 작지 않은지 살펴보세요.',
  ],
  [/^URIError/, () => '% 기호가 섞인 글자를 풀지 못했어요. 글자의 모양이 바른지 살펴보세요.'],
  [/^SyntaxError/, () => '글자를 데이터로 바꾸지 못했어요. JSON의 모양이 바른지 살펴보세요.'],
  [/^TypeError/, () => '값의 종류가 맞지 않아요. 글자, 숫자, 배열 가운데 무엇인지 살펴보세요.'],
  [/^DataCloneError/, () => '함수나 Symbol은 structuredClone( )으로 복사할 수 없어요.'],
  [/^Thrown: (.+)/s, (what) => `throw로 던진 것을 아무도 받지 않았어요: ${what}`],
];

/** Errors of unparsable sources, in QuickJS' words; shown when the checker finds nothing better. */
export const JAVASCRIPT_READING: readonly ErrorMeaning[] = [
  [/unexpected end of string/, () => '따옴표가 닫히지 않았어요. 열고 닫는 따옴표가 짝이 맞는지 살펴보세요.'],
  [/unexpected end of regexp/, () => '/ 로 시작한 것이 끝나지 않았어요. 나누기라면 앞에 값이 있어야 해요.'],
  [/expecting '\)'/, () => '닫는 괄호 )가 빠진 것 같아요. 괄호의 짝을 세어 보세요.'],
  [/expecting '\}'/, () => '닫는 중괄호 }가 빠진 것 같아요. 중괄호의 짝을 세어 보세요.'],
  [/expecting '\]'/, () => '닫는 대괄호 ]가 빠진 것 같아요. 대괄호의 짝을 세어 보세요.'],
  [/expecting '\('/, () => '여는 괄호 (가 빠진 것 같아요. if, for, while 뒤에는 ( )가 와요.'],
  [/expecting ','/, () => '쉼표나 닫는 괄호가 빠진 것 같아요. 괄호와 따옴표의 짝을 세어 보세요.'],
  [
    /expecting ';'/,
    () => '이 줄의 앞뒤를 살펴보세요. 기호나 따옴표가 빠졌거나 두 문장이 붙어 있을 수 있어요.',
  ],
  [/expecting catch or finally/, () => 'try { } 뒤에는 catch { } 가 와야 해요.'],
  [/expected 'of' or 'in'/, () => 'for의 괄호 안은 시작; 조건; 바꾸기 예요. ; 를 두 번 넣었는지 살펴보세요.'],
  [/function name expected/, () => 'function 뒤에 이름이 빠졌어요. function 이름( ) { } 처럼 써 보세요.'],
  [
    /redefinition|redeclaration/,
    () => '같은 이름을 두 번 만들었어요. 두 번째에는 let을 빼거나 다른 이름을 써 보세요.',
  ],
  [/unexpected token.*''/, () => '코드가 갑자기 끝났어요. 닫지 않은 괄호가 있는지 살펴보세요.'],
  [
    /unexpected token.*'else'/,
    () => 'else 앞에는 if ( ) { } 가 바로 있어야 해요. 중간에 ; 나 다른 문장이 없는지 살펴보세요.',
  ],
  [
    /unexpected token.*'([^']+)'/,
    (token) => `${withParticle(token, '이/가')} 이상한 자리에 있어요. 바로 앞에 빠진 것이 없는지 살펴보세요.`,
  ],
  [/unexpected character/, () => '코드에 쓸 수 없는 글자가 있어요. 따옴표는 자판의 " 나 \' 를 써요.'],
  [/unexpected end of comment/, () => '/* 로 시작한 설명이 끝나지 않았어요. */ 로 닫아 보세요.'],
  [/return not in a function/, () => 'return은 함수 안에서만 쓸 수 있어요.'],
  [/must be inside loop/, () => 'break와 continue는 반복 안에서만 쓸 수 있어요.'],
  [
    /invalid left-hand side|invalid assignment/,
    () => '= 왼쪽에는 변수가 와야 해요. 같은지 비교할 때는 ===를 써요.',
  ],
  [/missing initializer/, () => 'const로 만들 때는 바로 값을 넣어야 해요.'],
  [
    /'(\w+)' is not a valid lexical identifier/,
    (name) => `${withParticle(name, '은/는')} 이름으로 쓸 수 없어요. 다른 이름을 써 보세요.`,
  ],
  [/invalid .*number/, () => '숫자를 쓴 모양이 이상해요. 이름은 숫자로 시작할 수 없어요.'],
  [/malformed escape/, () => '글자 안의 \\ 뒤가 이상해요. \\ 를 그대로 쓰려면 \\\\ 로 써요.'],
  [
    /invalid property name/,
    () => '{ } 안의 쉼표나 이름이 이상해요. 쉼표가 두 번 들어가지 않았는지 살펴보세요.',
  ],
  [/'super'/, () => 'super는 클래스의 함수 안에서만 쓸 수 있어요.'],
];
