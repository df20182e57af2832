/** Words of the reward dialog and the reward history. */
export const rewardTexts = {
  title: '퀘스트 완료!',
  done: (quest: string) => `「${quest}」`,
  got: '이런 보상을 받았어요',
  take: '고마워요!',
  history: '받은 보상',
  historyFailed: '보상 목록을 불러오지 못했어요.',
  historyEmpty: '아직 받은 보상이 없어요.',
  historyEmptyHint: '퀘스트를 끝내면 여기에 쌓여요.',
  pageSize: '한 번에 보기',
  rows: (count: number) => `${count}개`,
  page: (page: number, pages: number) => `${page} / ${pages}쪽`,
  previous: '앞쪽',
  next: '뒤쪽',
} as const;
