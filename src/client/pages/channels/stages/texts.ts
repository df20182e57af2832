export const classStageTexts = {
  title: '우리 교실 스테이지',
  make: '스테이지 만들기',
  ofPupils: '친구들의 무대',
  toRoad: '스테이지 지도로',
  empty: '아직 선생님이 만든 스테이지가 없어요.',
  emptyHint: '스테이지 지도에 있는 스테이지는 언제든 할 수 있어요.',
} as const;
