export const puzzleTexts = {
  notYet: '아직 목표까지 가지 못했어요. 빈칸을 다시 살펴봐요.',
} as const;
