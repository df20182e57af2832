export const hereTexts = {
  title: '교실 친구',
  chip: (count: number) => (count === 0 ? '교실 친구' : `교실 친구 ${count}명`),
  chipLabel: (names: string, count: number) =>
    count === 0 ? `${names}: 지금 있는 친구 보기` : `${names}: 지금 있는 친구 ${count}명 보기`,
  channels: '어느 교실을 볼까요?',
  failed: '교실 친구를 불러오지 못했어요.',
  empty: '지금은 다른 친구가 없어요.',
  emptyHint: '친구들이 오면 여기에 보여요.',
  noClassHint: '교실에 들어가면 그 친구들이 여기에 보여요.',
  inLesson: '수업 중',
  inWorld: '월드에 있어요',
  about: (nickname: string) => `${nickname} 살펴보기`,
  more: (count: number) => `그리고 ${count}명이 더 있어요.`,
  enter: (channelName: string) => `${channelName} 교실로 가기`,
} as const;
