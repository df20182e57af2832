/** Texts of the overview of a class. */
export const overviewTexts = {
  battle: '코드 배틀 시작',
  hands: {
    title: '도움을 기다려요',
    failed: '손 든 학생을 불러오지 못했어요.',
    empty: '지금은 손 든 학생이 없어요.',
    count: (count: number) => `${count}명`,
    waits: (minutes: number) => (minutes < 1 ? '방금' : `${minutes}분 기다림`),
    look: '보기',
    lookAt: (name: string) => `${name}의 코드 보기`,
    helped: '도왔어요',
    helpedOf: (name: string) => `${name} 도왔어요`,
    failedHelp: '잠시 뒤에 다시 해 주세요.',
  },
  mistake: {
    title: '가장 많이 틀린 곳',
    failed: '틀린 곳을 불러오지 못했어요.',
    empty: '오늘은 틀린 코드가 아직 없어요.',
    all: '모두 보기',
  },
  homework: {
    title: '숙제',
    failed: '숙제를 불러오지 못했어요.',
    empty: '아직 낸 숙제가 없어요.',
    all: '모두 보기',
  },
} as const;
