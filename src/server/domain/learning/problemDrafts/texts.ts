import type { Language } from '#shared/contract/learning/problems.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';

const LANGUAGE_NAMES = { BLOCKS: '블록', JAVASCRIPT: '자바스크립트', PYTHON: '파이썬' } satisfies Record<
  Language,
  string
>;

/** What staff is told of a problem that is not ready. */
export const problemDraftTexts = {
  noTitle: '문제 이름을 써 주세요.',
  noContent: '문제 설명을 써 주세요.',
  noHint: (number: number) => `${number}번째 힌트를 써 주세요.`,
  hintTellsAll: '첫 힌트에 답이 다 들어 있어요. 조금만 알려 주세요.',
  noCases: '테스트를 하나 이상 만들어 주세요.',
  noSample: '보이는 테스트가 하나는 있어야 해요.',
  noLanguage: '언어를 하나 이상 골라 주세요.',
  noSolution: (language: Language) => `${LANGUAGE_NAMES[language]} 모범 답을 써 주세요.`,
  noChecker: '직접 만든 채점 함수를 써 주세요.',
  noSuchCase: (number: number) => `부분 점수에 적힌 ${number}번 테스트가 없어요.`,
  judgeFailed: (language: Language) =>
    `${LANGUAGE_NAMES[language]}: 채점이 밀려 있어요. 조금 뒤에 다시 공개해 주세요.`,
  solutionUnreadable: (language: Language, reason: string) =>
    `${LANGUAGE_NAMES[language]} 모범 답: 읽을 수 없는 프로그램이에요.\n${reason}`,
  solutionFails: (language: Language, number: number, verdict: Verdict, reason: string) =>
    `${LANGUAGE_NAMES[language]} 모범 답: ${number}번 테스트를 통과하지 못했어요. (${verdict})${
      reason === '' ? '' : `\n${reason}`
    }`,
  wrongDiffers: (language: Language, number: number, expected: Verdict, verdict: Verdict) =>
    verdict === 'AC'
      ? `${LANGUAGE_NAMES[language]} ${number}번째 틀린 예: 모든 테스트를 통과해요. 테스트를 더해 주세요.`
      : `${LANGUAGE_NAMES[language]} ${number}번째 틀린 예: ${expected} 대신 ${verdict}로 채점돼요.`,
  notJudged: '채점을 마치지 못했어요. 조금 뒤에 다시 공개해 주세요.',
  changed: '채점하는 동안 내용이 바뀌었어요. 다시 공개해 주세요.',
} as const;
