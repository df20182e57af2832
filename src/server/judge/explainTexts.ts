import type { Diagnosis } from './diagnose.ts';
import { withParticle } from '#shared/code/withParticle.ts';
import { nth } from '#shared/code/endingText.ts';

/** Every Korean sentence the judge says to a child about a case. */
export const explainTexts = {
  hidden: {
    WA: '공개하지 않은 채점에서 답이 달랐어요. 아주 작은 수, 아주 큰 수, 0처럼 특별한 입력도 생각해 보세요.',
    TLE: '공개하지 않은 채점에서 시간이 너무 오래 걸렸어요. 큰 입력에서도 빨리 끝나는지 생각해 보세요.',
    MLE: '공개하지 않은 채점에서 기억 공간을 너무 많이 썼어요. 배열이나 글자가 끝없이 커지지 않는지 살펴보세요.',
    OLE: '공개하지 않은 채점에서 출력이 너무 길었어요. 반복이 알맞은 때에 멈추는지 살펴보세요.',
    RE: '공개하지 않은 채점에서 실행하다가 멈췄어요. 특별한 입력이 들어와도 괜찮은지 살펴보세요.',
  },

  otherSeed: (seed: number, hint: string) =>
    `${seed}번째 바다에서 막혔어요. 바다마다 조금씩 달라요.\n${hint}`,
  input: (input: string) => `입력: ${input}`,
  noInput: '이 채점에는 입력이 없어요.',
  otherWithoutInput: '코드를 위에서부터 한 줄씩 따라가면서, 화면에 무엇이 나올지 종이에 적어 보세요.',
  expectedOne: (expected: string, actual: string) =>
    `${withParticle(expected, '이/가')} 나와야 하는데 ${withParticle(actual, '이/가')} 나왔어요.`,
  expectedLine: (line: number, expected: string, actual: string) =>
    `${nth(line)} 줄에 ${withParticle(expected, '이/가')} 나와야 하는데 ${withParticle(actual, '이/가')} 나왔어요.`,
  missingLine: (line: number, expected: string) =>
    `${nth(line)} 줄에 ${withParticle(expected, '이/가')} 나와야 하는데 출력이 거기까지 오지 않았어요.`,
  extraLine: (line: number, actual: string) =>
    `${nth(line)} 줄에는 아무것도 없어야 하는데 ${withParticle(actual, '이/가')} 나왔어요.`,
  expectedOnly: (expected: string) => `${withParticle(expected, '이/가')} 나와야 해요.`,
  /** The lines look alike: only blanks differ. */
  lookAlike: '눈으로는 같아 보이지만 글자가 조금 달라요.',

  SYSTEM: '채점기에 문제가 생겼어요. 내 잘못이 아니니까 걱정하지 말고, 잠시 뒤에 다시 제출해 주세요.',
} as const;

/** The usual meaning of a wrong output, and a hint where to look. */
export function diagnosisText(diagnosis: Diagnosis, hasLoop: boolean): string {
  switch (diagnosis.kind) {
    case 'nothing':
      return '아무것도 출력하지 않았어요. print( )로 답을 출력했는지 살펴보세요.';
    case 'notANumber':
      return 'NaN은 숫자가 아닌 것으로 계산했다는 뜻이에요. 입력을 알맞게 나누고 Number( )로 바꾸었는지 살펴보세요.';
    case 'undefinedValue':
      return 'undefined나 null은 값이 없다는 뜻이에요. 함수가 return을 하는지, 입력을 너무 많이 읽지 않았는지 살펴보세요.';
    case 'joinedNumbers': {
      const { left, right } = diagnosis;
      return `숫자 ${withParticle(left, '와/과')} ${withParticle(right, '을/를')} 더하지 않고 글자처럼 이어 붙인 것 같아요. input( )은 글자를 주니까 Number( )로 바꾸어 보세요.`;
    }
    case 'missingLineBreak':
      return '글자는 맞는데 줄을 바꾸지 않은 곳이 있어요. print( )를 한 번 쓸 때마다 줄이 바뀌어요.';
    case 'extraLineBreak':
      return '글자는 맞는데 줄을 너무 많이 바꾸었어요. 한 줄에 나올 것은 print( ) 하나에 함께 넣어 보세요.';
    case 'spaces':
      return '글자는 맞는데 띄어쓰기가 달라요. 빈칸이 빠지거나 더 들어간 곳을 찾아보세요.';
    case 'invisibleSign':
      return '눈에 보이지 않는 글자가 섞여 있어요. 다른 곳에서 붙여 넣은 글자라면 지우고 자판으로 다시 써 보세요.';
    case 'fullWidth':
      return `${withParticle(`‘${diagnosis.sign}’`, '은/는')} 모양이 넓은 다른 글자예요. 한/영 키를 누르고 자판의 글자로 다시 써 보세요.`;
    case 'minusZero':
      return '0 앞에 -가 붙었어요. 0에는 -가 없어요. 0에 -1을 곱하지 않았는지 살펴보세요.';
    case 'decimalPoint':
      return `${withParticle(diagnosis.found, '은/는')} 소수라서 ${withParticle(diagnosis.wanted, '와/과')} 다르게 나와요. 파이썬의 / 는 늘 소수를 줘요. 나누어떨어질 때는 // 를 쓰거나 int( )로 감싸 보세요.`;
    case 'letterCase':
      return '대문자와 소문자가 달라요. 문제에 쓰인 그대로 맞추어 보세요.';
    case 'punctuation':
      return '마침표나 쉼표, 느낌표 같은 문장 부호가 달라요. 문제에 쓰인 그대로 맞추어 보세요.';
    case 'wholeList':
      return '배열을 통째로 출력했어요. 하나씩 출력하거나 join( )으로 이어서 출력해 보세요.';
    case 'tooManyLines':
      return hasLoop
        ? `필요 없는 출력이 ${diagnosis.extra}줄 더 있어요. 확인하려고 넣은 print( )가 남아 있거나 반복이 더 돌았는지 살펴보세요.`
        : `필요 없는 출력이 ${diagnosis.extra}줄 더 있어요. 확인하려고 넣은 print( )가 남아 있는지 살펴보세요.`;
    case 'tooFewLines':
      return hasLoop
        ? `${diagnosis.want}줄이 나와야 하는데 ${diagnosis.got}줄만 나왔어요. 반복이 너무 일찍 끝나지 않는지 살펴보세요.`
        : `${diagnosis.want}줄이 나와야 하는데 ${diagnosis.got}줄만 나왔어요. 빠진 줄을 출력하는 print( )를 더 써 보세요.`;
    case 'order':
      return '나온 것은 모두 맞는데 순서가 달라요. 어떤 것을 먼저 출력해야 하는지 다시 읽어 보세요.';
    case 'extraWords':
      return '답 말고 다른 글자가 더 들어 있어요. 문제가 바라는 것만 출력해 보세요.';
    case 'offByOne':
      return hasLoop
        ? '딱 1만큼 달라요. 반복을 0부터 하는지 1부터 하는지, <와 <= 가운데 무엇이 맞는지 살펴보세요.'
        : '딱 1만큼 달라요. 더하거나 빼는 수가 맞는지 살펴보세요.';
    case 'sign':
      return '더하기와 빼기 부호가 반대예요. 빼는 순서를 바꾸어 보세요.';
    case 'rounding':
      return '소수점 아래가 조금 달라요. 반올림이나 나눗셈을 문제에 쓰인 대로 했는지 살펴보세요.';
    case 'other':
      return '종이에 이 입력을 적고, 코드를 한 줄씩 따라가면서 값이 어떻게 바뀌는지 적어 보세요.';
  }
}
