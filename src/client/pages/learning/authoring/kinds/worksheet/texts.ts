/** Texts of the editor of worksheets. */
export const worksheetTexts = {
  facts: (chapters: number) => `챕터 ${chapters}개`,
  about: '학습지 소개',
  content: '무엇을 연습하는 학습지인가요?',
  payment: '어떻게 시작하나요?',
  payments: { FREE: '무료', POINT: '포인트로' },
  cost: '포인트',
} as const;
