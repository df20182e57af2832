export const puzzleTexts = {
  notAFriend: '친구에게만 물어볼 수 있어요.',
  notYet: '아직 목표까지 가지 못했어요. 빈칸을 다시 살펴봐요.',
} as const;
