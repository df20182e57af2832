import type { Opening } from '#shared/contract/world/levels.ts';

export const levelTexts = {
  nextLevel: (level: number) => `다음 레벨 ${level}에서`,
  failed: '다음 레벨에 무엇이 열리는지 불러오지 못했어요.',
  more: (count: number) => `그 밖에 ${count}가지`,
  opening: ({ type, name, step }: Pick<Opening, 'type' | 'name' | 'step'>): string => {
    switch (type) {
      case 'SKILL':
        return step === 1 ? `스킬 「${name}」 배우기` : `스킬 「${name}」 ${step}단계`;
      case 'QUEST':
        return `퀘스트 「${name}」`;
      case 'TITLE':
        return `칭호 「${name}」`;
      case 'PET':
        return `바다 짝꿍 「${name}」`;
      case 'GIFT':
        return name;
    }
  },
  gift: (point: number) => `선물 ${point}포인트`,
} as const;
