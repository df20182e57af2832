import { josa } from 'es-hangul';
import { seoulFormat } from '#shared/time/seoulFormat.ts';

/** Texts of the report of what a child learned. */
export const reportTexts = {
  title: (name: string) => `${josa(name, '이/가')} 배운 것`,
  failed: '리포트를 불러오지 못했어요.',
  notFound: '이 학생의 리포트를 볼 수 없어요.',
  notFoundHint: '교실을 나간 학생일 수 있어요.',
  print: '인쇄하기',
  back: '진도표로',
  backOwn: '숙제로',
  asOf: (day: string) => `${day} 기준`,
  facts: '한눈에 보기',
  days: '4주 동안 배운 날',
  streak: '가장 오래 이어 간 날',
  problems: '푼 문제',
  documents: '읽은 글',
  shells: '모은 조개',
  level: '레벨',
  homework: '낸 숙제',
  dayCount: (count: number) => `${count}일`,
  count: (count: number) => `${count}개`,
  of: (count: number, all: number) => `${all}개 중 ${count}개`,
  learned: '이런 것을 배웠어요',
  nothing: '이제 막 시작했어요. 첫 수업을 기다리고 있어요!',
  done: '끝까지 했어요',
  underWay: (checked: number, all: number) => `${all}개 중 ${checked}개`,
  words: '선생님의 말씀',
  noWords: '아직 선생님의 말씀이 없어요.',
  wordsBy: (name: string) => `${name} 드림`,
  save: '저장',
  saved: '저장했어요.',
  saveFailed: '저장하지 못했어요. 잠시 뒤에 다시 해 주세요.',
} as const;

const DAY = seoulFormat({
  ...{ year: 'numeric', month: 'long', day: 'numeric' },
});

export const dayText = (at: string): string => DAY.format(new Date(at));
