import type { ProgramError } from './job.ts';
import { withParticle } from './withParticle.ts';

type Meaning = readonly [pattern: RegExp, say: (part: string) => string];

const IN_RUNNING: readonly Meaning[] = [
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
    /^TypeError: not a function/,
    () => '함수가 아닌 것을 ( )로 불렀어요. 함수 이름을 바르게 썼는지 살펴보세요.',
  ],
  [/^TypeError: .*not iterable/, () => '하나씩 꺼낼 수 없는 것을 꺼내려고 했어요. 배열이 맞는지 살펴보세요.'],
  [
    /^TypeError: .*[bB]ig[iI]nt/,
    () => '아주 큰 정수(BigInt)와 보통 숫자는 함께 계산할 수 없어요. 하나로 맞추어 보세요.',
  ],
  [
    /^RangeError: Maximum call stack/,
    () => '함수가 자기 자신을 너무 깊이 불렀어요. 언제 멈출지 정하는 조건이 있는지 살펴보세요.',
  ],
  [/^RangeError: invalid array length/, () => '배열의 길이가 알맞지 않아요. 0 이상의 정수인지 살펴보세요.'],
  [
    /^RangeError/,
    () => '쓸 수 있는 범위를 벗어난 수를 썼어요. 수가 너무 크거나 0보다 작지 않은지 살펴보세요.',
  ],
  [/^SyntaxError/, () => '글자를 데이터로 바꾸지 못했어요. JSON의 모양이 바른지 살펴보세요.'],
  [/^TypeError/, () => '값의 종류가 맞지 않아요. 글자, 숫자, 배열 가운데 무엇인지 살펴보세요.'],
  [/^Thrown: (.+)/s, (what) => `throw로 던진 것을 아무도 받지 않았어요: ${what}`],
];

const IN_READING: readonly Meaning[] = [
  [/unexpected end of string/, () => '따옴표가 닫히지 않았어요. 열고 닫는 따옴표가 짝이 맞는지 살펴보세요.'],
  [/expecting '\)'/, () => '닫는 괄호 )가 빠진 것 같아요. 괄호의 짝을 세어 보세요.'],
  [/expecting '\}'/, () => '닫는 중괄호 }가 빠진 것 같아요. 중괄호의 짝을 세어 보세요.'],
  [/expecting '\]'/, () => '닫는 대괄호 ]가 빠진 것 같아요. 대괄호의 짝을 세어 보세요.'],
  [/expecting '\('/, () => '여는 괄호 (가 빠진 것 같아요. if, for, while 뒤에는 ( )가 와요.'],
  [/expecting ','/, () => '쉼표나 닫는 괄호가 빠진 것 같아요. 괄호와 따옴표의 짝을 세어 보세요.'],
  [
    /expecting ';'/,
    () => '이 줄의 앞뒤를 살펴보세요. 기호나 따옴표가 빠졌거나 두 문장이 붙어 있을 수 있어요.',
  ],
  [
    /redefinition|redeclaration/,
    () => '같은 이름을 두 번 만들었어요. 두 번째에는 let을 빼거나 다른 이름을 써 보세요.',
  ],
  [/unexpected token.*''/, () => '코드가 갑자기 끝났어요. 닫지 않은 괄호가 있는지 살펴보세요.'],
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
  [/invalid .*number/, () => '숫자를 쓴 모양이 이상해요. 이름은 숫자로 시작할 수 없어요.'],
];

/** What an error that stopped the program means, for a child. */
export function runtimeErrorText({ name, message }: ProgramError): string {
  return find(IN_RUNNING, `${name}: ${message}`) ?? `${name} 오류가 났어요: ${message}`;
}

/** What is wrong with a source that cannot be read, for a child. */
export function compileErrorText({ message }: ProgramError): string {
  return find(IN_READING, message) ?? '괄호, 따옴표, 쉼표가 빠지거나 더 들어가지 않았는지 살펴보세요.';
}

function find(meanings: readonly Meaning[], text: string): string | undefined {
  for (const [pattern, say] of meanings) {
    const match = pattern.exec(text);
    if (match) return say(match[1] ?? '');
  }
  return undefined;
}
