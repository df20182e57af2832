export const levelTexts = {
  gift: (point: number) => `선물 ${point}포인트`,
} as const;
