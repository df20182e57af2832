import type { Language } from '#shared/contract/learning/problems.ts';
import type { Verdict } from '#shared/contract/learning/verdicts.ts';

const LANGUAGE_NAMES = { BLOCKS: '블록', JAVASCRIPT: '자바스크립트', PYTHON: '파이썬' } satisfies Record<
  Language,
  string
>;

/** Messages for staff when the judge disagrees with a problem. */
export const problemDraftTexts = {
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
