/** The server's words about homework. */
export const homeworkTexts = {
  dueBeforeOpen: '마감은 시작보다 뒤여야 해요.',
  dueInThePast: '마감 시간이 이미 지났어요.',
  states: { NONE: '안 냄', HANDED_IN: '확인 기다림', RETURNED: '다시 하기', DONE: '통과' },
  columns: [
    '번호',
    '이름',
    '아이디',
    '상태',
    '낸 시간',
    '늦음',
    '몇 번째',
    '한 것',
    '전체',
    '학생의 말',
    '선생님의 말',
  ],
  /** The names of pupils who are named one by one. */
  pupils: ([first, second, ...rest]: readonly string[]) =>
    [first, second].filter((name) => name !== undefined).join(', ') +
    (rest.length === 0 ? '' : ` 외 ${rest.length}명`),
  late: '늦음',
  before: '오기 전 숙제',
  fileName: (title: string, format: string) => `숙제 ${title}.${format}`,
  sheet: '숙제',
} as const;
