/** Texts of the editor of courses. */
export const courseTexts = {
  facts: (lessons: number) => `레슨 ${lessons}개`,
  about: '코스 소개',
  content: '무엇을 배우는 코스인가요?',
  theme: '배경',
  themes: { SEA: '바다', VILLAGE: '마을', CAVE: '동굴', WRECK: '난파선', LIGHTHOUSE: '등대' },
  rules: '배우는 방법',
  inOrder: '순서대로 열기',
  inOrderHint: '앞 레슨을 다 해야 다음 레슨이 열려요.',
  enrolmentRequired: '신청한 학생만 배우기',
  enrolmentRequiredHint: '이 코스로 연 수업을 신청한 학생만 들어올 수 있어요.',
  intro: '자세한 소개',
  introUsed: '소개 페이지 쓰기',
  contentTitle: '소개 제목',
  lists: {
    courseStorageAchievementList: '배우고 나면 할 수 있는 것',
    courseStorageSubjectList: '다루는 주제',
    courseStorageGoodPeopleList: '이런 학생에게 좋아요',
    prerequisiteKnowledgeList: '먼저 알아야 하는 것',
  },
  oneALine: '한 줄에 하나씩 써요.',
  closingContent: '마지막 한마디',
} as const;
