import { withParticle } from '../withParticle.ts';

/** Every sentence of the Python checker, by the code of its rule. */
export const texts = {
  foreignSign: (found: string, wanted: string) =>
    wanted.trim() === ''
      ? '눈에 보이지 않는 이상한 빈칸이 있어요. 지우고 스페이스바로 다시 띄어 보세요.'
      : `‘${found}’는 모양만 비슷한 다른 글자예요. 자판의 ${wanted} 를 써 보세요.`,
  strangeSign: (found: string) => `‘${found}’는 코드에 쓸 수 없는 글자예요. 글자라면 " " 안에 넣어 보세요.`,
  unquotedText: (text: string) => `‘${text}’를 글자로 쓰려면 따옴표로 감싸야 해요. "${text}"처럼 써 보세요.`,
  unclosedText: (quote: string) =>
    `여기서 연 따옴표 ${quote} 가 닫히지 않았어요. 글자 끝에 ${quote} 를 붙여 보세요.`,
  quoteInText: (quote: string) =>
    quote === "'"
      ? '글자 안에 \' 가 들어 있어서 글자가 일찍 끝났어요. 바깥을 " 로 바꾸어 보세요.'
      : '글자 안에 " 가 들어 있어서 글자가 일찍 끝났어요. 바깥을 \' 로 바꾸어 보세요.',
  unclosedBracket: (sign: string, closer: string) =>
    `여기서 연 ${sign} 를 닫지 않았어요. 짝이 되는 ${closer} 를 알맞은 곳에 넣어 보세요.`,
  unopenedBracket: (sign: string) => `${sign} 가 하나 더 있어요. 여는 괄호와 짝이 맞는지 세어 보세요.`,
  mismatchedBracket: (opened: string, line: number, wanted: string) =>
    `${line}번째 줄에서 ${opened} 로 열었으니 ${wanted} 로 닫아야 해요.`,

  mixedIndent: () => '들여쓰기에 탭과 빈칸이 섞여 있어요. 빈칸 네 개로 똑같이 맞추어 보세요.',
  unexpectedIndent: () => '이 줄은 앞줄보다 안으로 들어와 있어요. 줄의 시작을 앞줄과 맞추어 보세요.',
  badDedent: () => '이 줄의 시작이 위의 어느 줄과도 맞지 않아요. 같은 묶음끼리 줄을 맞추어 보세요.',
  missingBlock: (word: string, line: number) =>
    `${line}번째 줄의 ${word} 다음에는 안으로 들여 쓴 줄이 있어야 해요. 앞에 빈칸 네 개를 넣어 보세요.`,
  missingColon: (word: string) => `${word} 줄의 끝에 : 가 빠졌어요.`,
  missingDefParentheses: (name: string) => `함수 이름 뒤에는 괄호가 와요. def ${name}(): 처럼 써 보세요.`,
  elseCondition: () => 'else 에는 조건을 쓰지 않아요. 조건이 있으면 elif 를 써 보세요.',

  assignInCondition: () => '= 는 값을 넣는 기호예요. 같은지 물어보려면 == 를 써요.',
  nearKeyword: (found: string, wanted: string) =>
    `${withParticle(found, '이라/라')}는 말은 없어요. ${withParticle(wanted, '을/를')} 쓰려고 했나요?`,
  nearName: (found: string, wanted: string) =>
    `${withParticle(found, '이라/라')}는 이름은 없어요. ${withParticle(wanted, '을/를')} 쓰려고 했나요?`,
  unknownName: (name: string) =>
    `${withParticle(name, '이/가')} 무엇인지 몰라요. ${name} = 값 처럼 먼저 만들거나, 글자라면 따옴표로 감싸 보세요.`,
  compareWithWord: (name: string) =>
    `${withParticle(name, '이라/라')}는 이름은 없어요. 글자와 비교하려면 "${name}"처럼 따옴표로 감싸요.`,
  useBeforeDeclaration: (name: string, line: number) =>
    `${withParticle(name, '을/를')} 만들기 전에 썼어요. ${line}번째 줄에서 만드니까, 만드는 줄을 더 위로 올려 보세요.`,
  foreignWord: (found: string, hint: string) =>
    `${withParticle(found, '은/는')} 파이썬 말이 아니에요. ${hint}`,
  foreignOperator: (found: string, hint: string) => `${found} 는 파이썬 기호가 아니에요. ${hint}`,
  slashComment: () => '// 는 자바스크립트의 설명이에요. 파이썬에서는 # 로 시작해요.',
  braceBlock: () => '파이썬은 { } 로 묶지 않아요. : 를 쓰고 다음 줄을 빈칸 네 개만큼 들여 써요.',

  missingCall: (name: string) =>
    `${withParticle(name, '을/를')} 쓸 때는 괄호가 필요해요. ${name}( ) 안에 값을 넣어 보세요.`,
  notCalled: (name: string) =>
    `${withParticle(name, '은/는')} 함수예요. 부르려면 ${name}( ) 처럼 괄호를 붙여요.`,
  notAFunction: (name: string, what: string) =>
    `${withParticle(name, '은/는')} 함수가 아니라 ${withParticle(what, '이에요/예요')}. 뒤에 ( ) 를 붙여 부를 수 없어요.`,
  missingComma: () => '값과 값 사이에 쉼표 , 가 빠진 것 같아요.',
  missingOperator: (left: string, right: string) =>
    `‘${left}’와 ‘${right}’ 사이에 빠진 것이 있어요. 기호나 쉼표, 따옴표를 살펴보세요.`,
  missingValue: (sign: string) => `${sign} 뒤에 값이 빠진 것 같아요.`,
  nameStartsWithDigit: () => '이름은 숫자로 시작할 수 없어요. 글자로 시작하는 이름을 써 보세요.',
  notCountable: (what: string) =>
    `${withParticle(what, '은/는')} 하나씩 꺼낼 수 없어요. range( )로 감싸 보세요.`,

  textPlusNumber: () =>
    '글자와 숫자는 + 로 더할 수 없어요. 숫자를 str( )로 감싸거나 쉼표로 나누어 출력해 보세요.',
  inputWithNumber: (name: string) =>
    `${withParticle(name, '은/는')} input( )으로 받은 글자라서 숫자와 계산할 수 없어요. int(input( ))처럼 바꾸어 보세요.`,
  inputSum: (name: string) =>
    `${withParticle(name, '은/는')} input( )으로 받은 글자라서 + 를 하면 이어 붙어요. int(input( ))처럼 바꾸어 보세요.`,
  pastEnd: (list: string) =>
    `${list}[len(${list})]는 없는 칸이에요. 칸은 0부터 세니까 마지막은 ${list}[len(${list}) - 1]이에요.`,
  endlessLoop: (name: string) =>
    `반복하는 동안 ${withParticle(name, '이/가')} 바뀌지 않아서 끝나지 않아요. 반복 안에서 ${withParticle(name, '을/를')} 바꾸어 보세요.`,
  endlessLoopWithoutExit: () => '이 반복은 끝나지 않아요. 멈출 조건이나 break를 넣어 보세요.',
  uselessSum: (name: string) =>
    `계산만 하고 담지 않았어요. ${name} = ${name} + 1 이나 ${name} += 1 처럼 써 보세요.`,
  uselessCompare: (name: string) =>
    `== 는 같은지 묻기만 해요. ${name}에 값을 넣으려면 = 를 한 번만 써 보세요.`,
  missingReturn: (name: string) =>
    `${name} 함수가 값을 돌려주지 않아서 None이 나와요. 함수 안에 return을 넣어 보세요.`,
  unreachable: (word: string) => `${word} 다음 줄은 실행되지 않아요. 들여쓰기와 순서를 살펴보세요.`,
  returnOutside: () => 'return은 함수 안에서만 쓸 수 있어요. 들여쓰기를 살펴보세요.',
  breakOutside: (word: string) =>
    `${withParticle(word, '은/는')} 반복 안에서만 쓸 수 있어요. 들여쓰기를 살펴보세요.`,
} as const;
