export const ownStageTexts = {
  notYet: '아직 목표까지 가지 못했어요. 한 걸음씩 다시 살펴봐요.',
  nobody: '누구에게 보낼지 골라 주세요.',
  ownHeart: '내 무대에는 하트를 줄 수 없어요.',
} as const;
