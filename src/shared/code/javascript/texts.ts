import { withParticle } from '../withParticle.ts';

/** Every sentence of the JavaScript checker, by the code of its rule. */
export const texts = {
  foreignSign: (found: string, wanted: string) =>
    wanted.trim() === ''
      ? '눈에 보이지 않는 이상한 빈칸이 있어요. 지우고 스페이스바로 다시 띄어 보세요.'
      : `‘${found}’는 모양만 비슷한 다른 글자예요. 자판의 ${wanted} 를 써 보세요.`,
  strangeSign: (found: string) => `‘${found}’는 코드에 쓸 수 없는 글자예요. 글자라면 " " 안에 넣어 보세요.`,
  unquotedText: (text: string) => `‘${text}’를 글자로 쓰려면 따옴표로 감싸야 해요. "${text}"처럼 써 보세요.`,
  unclosedText: (quote: string) =>
    `여기서 연 따옴표 ${quote} 가 닫히지 않았어요. 글자 끝에 ${quote} 를 붙여 보세요.`,
  unclosedTemplate: () => '여기서 연 ` 가 닫히지 않았어요. 글자 끝에 ` 를 붙여 보세요.',
  unclosedComment: () => '/* 로 시작한 설명이 끝나지 않았어요. */ 로 닫아 보세요.',
  quoteInText: (quote: string) =>
    quote === "'"
      ? "글자 안에 ' 가 들어 있어서 글자가 일찍 끝났어요. 바깥을 \" 로 바꾸거나 \\' 로 써 보세요."
      : '글자 안에 " 가 들어 있어서 글자가 일찍 끝났어요. 바깥을 \' 로 바꾸거나 \\" 로 써 보세요.',
  unclosedBracket: (sign: string, closer: string) =>
    `여기서 연 ${sign} 를 닫지 않았어요. 짝이 되는 ${closer} 를 알맞은 곳에 넣어 보세요.`,
  unopenedBracket: (sign: string) => `${sign} 가 하나 더 있어요. 여는 괄호와 짝이 맞는지 세어 보세요.`,
  mismatchedBracket: (opened: string, line: number, wanted: string) =>
    `${line}번째 줄에서 ${opened} 로 열었으니 ${wanted} 로 닫아야 해요.`,
  nearKeyword: (found: string, wanted: string) =>
    `${withParticle(found, '이라/라')}는 말은 없어요. ${withParticle(wanted, '을/를')} 쓰려고 했나요?`,
  foreignWord: (found: string, hint: string) =>
    `${withParticle(found, '은/는')} 자바스크립트 말이 아니에요. ${hint}`,
  hashComment: () => '# 는 파이썬의 설명이에요. 자바스크립트에서는 // 로 시작해요.',
  colonBlock: (word: string) =>
    `${word} 줄 끝의 : 는 파이썬 모양이에요. 자바스크립트에서는 { 로 열고 } 로 닫아요.`,
  missingCall: (name: string) =>
    `${withParticle(name, '을/를')} 쓸 때는 괄호가 필요해요. ${name}( ) 안에 값을 넣어 보세요.`,
  missingCondition: (word: string) => `${word} 뒤에는 ( ) 가 와요. 조건을 괄호로 감싸 보세요.`,
  forSemicolons: () => 'for의 괄호 안은 세 칸이에요. 시작; 조건; 바꾸기 사이에 ; 를 두 번 넣어 보세요.',
  missingComma: () => '값과 값 사이에 쉼표 , 가 빠진 것 같아요. 글자를 이어 붙이려면 + 를 써 보세요.',
  missingCommaInObject: () => '{ } 안의 칸과 칸 사이에 쉼표 , 가 빠진 것 같아요.',
  constWithoutValue: (name: string) =>
    `const로 만들 때는 바로 값을 넣어야 해요. const ${name} = 값; 처럼 써 보세요.`,
  redeclared: (name: string) =>
    `${withParticle(name, '이라/라')}는 이름을 두 번 만들었어요. 두 번째에는 let을 빼거나 다른 이름을 써 보세요.`,
  nameStartsWithDigit: () => '이름은 숫자로 시작할 수 없어요. 글자로 시작하는 이름을 써 보세요.',
  assignTarget: () => '= 왼쪽에는 변수가 와야 해요. 같은지 비교할 때는 === 를 써요.',
  returnOutside: () => 'return은 함수 안에서만 쓸 수 있어요.',
  breakOutside: () => 'break와 continue는 반복 안에서만 쓸 수 있어요.',
  awaitOutside: () => 'await는 async function 안에서만 쓸 수 있어요.',
  importInScript: () => 'import와 export는 여기서 쓸 수 없어요. 필요한 것은 모두 이미 준비되어 있어요.',
  reservedName: (name: string) =>
    `${withParticle(name, '은/는')} 자바스크립트가 쓰는 말이라 이름으로 쓸 수 없어요. 다른 이름을 써 보세요.`,
  missingValue: (sign: string) => `${sign} 뒤에 값이 빠진 것 같아요.`,
  unexpectedEnd: () => '코드가 갑자기 끝났어요. 닫지 않은 괄호나 빠진 값이 있는지 살펴보세요.',
  unexpectedToken: (token: string) =>
    `‘${token}’ 앞뒤를 살펴보세요. 기호나 쉼표가 빠졌거나, 두 문장이 붙어 있을 수 있어요.`,
  unreadable: () => '이 근처가 이상해요. 괄호, 따옴표, 쉼표가 빠지거나 더 들어가지 않았는지 살펴보세요.',

  nearName: (found: string, wanted: string) =>
    `${withParticle(found, '이라/라')}는 이름은 없어요. ${withParticle(wanted, '을/를')} 쓰려고 했나요?`,
  nearMember: (found: string, wanted: string) =>
    `.${withParticle(found, '이라/라')}는 것은 없어요. .${withParticle(wanted, '을/를')} 쓰려고 했나요?`,
  unknownName: (name: string) =>
    `${withParticle(name, '이/가')} 무엇인지 몰라요. let이나 const로 먼저 만들거나, 글자라면 따옴표로 감싸 보세요.`,
  useBeforeDeclaration: (name: string, line: number) =>
    `${withParticle(name, '을/를')} 만들기 전에 썼어요. ${line}번째 줄에서 만드니까, 만드는 줄을 더 위로 올려 보세요.`,
  assignToConst: (name: string) =>
    `const로 만든 ${withParticle(name, '은/는')} 바꿀 수 없어요. 바꾸려면 let으로 만들어 보세요.`,
  notAFunction: (name: string, what: string) =>
    `${withParticle(name, '은/는')} 함수가 아니라 ${withParticle(what, '이에요/예요')}. 뒤에 ( ) 를 붙여 부를 수 없어요.`,
  assignInCondition: () => '= 는 값을 넣는 기호예요. 같은지 물어보려면 === 를 써요.',
  compareWithWord: (name: string) =>
    `${withParticle(name, '이라/라')}는 이름은 없어요. 글자와 비교하려면 "${name}"처럼 따옴표로 감싸요.`,
  compareTextWithNumber: (name: string) =>
    `${withParticle(name, '은/는')} input( )으로 받은 글자라서 숫자와 === 로 같아질 수 없어요. Number( )로 바꾸어 보세요.`,
  emptyBody: (word: string) => `${word}( ) 바로 뒤의 ; 때문에 아래 { } 와 이어지지 않아요. ; 를 지워 보세요.`,
  endlessLoop: (name: string) =>
    `반복하는 동안 ${withParticle(name, '이/가')} 바뀌지 않아서 끝나지 않아요. 반복 안에서 ${withParticle(name, '을/를')} 바꾸어 보세요.`,
  endlessLoopWithoutExit: () => '이 반복은 끝나지 않아요. 멈출 조건이나 break를 넣어 보세요.',
  wrongDirection: (name: string) =>
    `${withParticle(name, '이/가')} 조건에서 멀어지는 쪽으로 바뀌어요. ++ 와 -- 가운데 무엇이 맞는지 살펴보세요.`,
  pastEnd: (list: string) =>
    `${list}[${list}.length]는 없는 칸이에요. 칸은 0부터 세니까 <= 대신 < 를 써 보세요.`,
  uselessSum: (name: string) =>
    `계산만 하고 담지 않았어요. ${withParticle(name, '을/를')} 바꾸려면 ${name}++ 나 ${name} = ${name} + 1 처럼 써 보세요.`,
  uselessCompare: (name: string) =>
    `=== 는 같은지 묻기만 해요. ${name}에 값을 넣으려면 = 를 한 번만 써 보세요.`,
  notCalled: (name: string) =>
    `${withParticle(name, '은/는')} 함수예요. 부르려면 ${name}( ) 처럼 괄호를 붙여요.`,
  undefinedSum: (name: string) =>
    `${name}에 처음 값이 없어서 계산하면 NaN이 돼요. let ${name} = 0; 처럼 처음 값을 넣어 보세요.`,
  textSum: (name: string) =>
    `${withParticle(name, '은/는')} input( )으로 받은 글자라서 + 를 하면 이어 붙어요. Number(input( ))처럼 바꾸어 보세요.`,
  missingReturn: (name: string) =>
    `${name} 함수가 값을 돌려주지 않아서 undefined가 나와요. 함수 안에 return을 넣어 보세요.`,
  unreachable: (word: string) => `${word} 다음 줄은 실행되지 않아요. 순서를 살펴보세요.`,
} as const;
