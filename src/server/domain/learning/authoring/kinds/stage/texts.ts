import type { Language } from '#shared/contract/learning/problems.ts';

const programName = (language: string, wrongNumber: number) =>
  wrongNumber === 0 ? `${language} 모범 답` : `${language} ${wrongNumber}번째 틀린 예`;
const because = (reason: string) => (reason === '' ? '' : `\n${reason}`);

/** Messages about the programs of a stage, for staff. */
export const stageDraftTexts = {
  languages: { BLOCKS: '블록', JAVASCRIPT: '자바스크립트', PYTHON: '파이썬' } satisfies Record<
    Language,
    string
  >,
  judgeFailed: (language: string) => `${language}: 채점이 밀려 있어요. 조금 뒤에 다시 공개해 주세요.`,
  unreadable: (language: string, wrongNumber: number, reason: string) =>
    `${programName(language, wrongNumber)}: 읽을 수 없는 프로그램이에요.${because(reason)}`,
  solutionFails: (language: string, sea: number, reason: string) =>
    `${language} 모범 답: ${sea}번째 바다에서 목표에 닿지 못했어요.${because(reason)}`,
  wrongPasses: (language: string, wrongNumber: number) =>
    `${language} ${wrongNumber}번째 틀린 예: 모든 바다에서 목표에 닿아요. 틀린 예가 아니에요.`,
  noStars: '어떤 모범 답도 별 세 개를 받지 못해요. 블록 수나 걸음 수 조건을 늘려 주세요.',
  notJudged: '채점을 마치지 못했어요. 조금 뒤에 다시 공개해 주세요.',
  changed: '채점하는 동안 내용이 바뀌었어요. 다시 공개해 주세요.',
} as const;
