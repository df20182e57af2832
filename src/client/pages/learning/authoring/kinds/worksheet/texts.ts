/** Texts of the editor of worksheets. */
export const worksheetTexts = {
  /** The names of the fields, for the list of versions. */
  fields: {
    title: '제목',
    content: '소개',
    character: '캐릭터',
    level: '난이도',
    paymentType: '시작하는 방법',
    cost: '포인트',
    chapterList: '챕터',
  },
  facts: (chapters: number) => `챕터 ${chapters}개`,
  about: '학습지 소개',
  content: '무엇을 연습하는 학습지인가요?',
  payment: '어떻게 시작하나요?',
  payments: { FREE: '무료', POINT: '포인트로' },
  cost: '포인트',
} as const;
