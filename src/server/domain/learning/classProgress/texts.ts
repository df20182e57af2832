import type { CELL_STATES } from '#shared/contract/learning/classProgress.ts';

/** The server's words about the progress of a class. */
export const classProgressTexts = {
  states: {
    NONE: '시작 전',
    DOING: '하는 중',
    SUBMITTED: '제출',
    PASSED: '통과',
    FEEDBACK: '도움 필요',
  } satisfies Record<(typeof CELL_STATES)[number], string>,
  columns: ['번호', '이름', '아이디', '통과한 수업', '전체 수업'],
  sheet: '진도',
  fileName: (course: string, day: string, format: string) => `진도 ${course} ${day}.${format}`,
} as const;
