import type { LESSON_STATES } from '#shared/contract/channels/statistics.ts';

/** Texts of the overview of a class. */
export const overviewTexts = {
  title: '진도표',
  here: (here: number, all: number) => `${all}명 가운데 ${here}명 접속`,
  course: '어느 코스를 볼까요?',
  failed: '진도표를 불러오지 못했어요.',
  noCourse: '아직 코스가 없어요.',
  nobody: '아직 함께하는 친구가 없어요.',
  member: '이름',
  passed: '통과',
  states: { NONE: '시작 전', DOING: '하는 중', DONE: '통과' } satisfies Record<
    (typeof LESSON_STATES)[number],
    string
  >,
  cell: (state: string, checked: number, all: number) => `${state} (${all}개 중 ${checked}개)`,
  away: '지금 없음',
  isHere: '접속 중',
  inLesson: '수업 중',
  legend: '표시 설명',
  scrolls: '진도표, 옆으로 넘겨 볼 수 있어요',
} as const;
