import { josa } from 'es-hangul';

export const gateTexts = {
  oneMore: '두 사람의 조개예요. 다른 조개 발판에도 한 명이 올라서면 보물이 열려요!',
  opened: (partner: string, point: number) => `${josa(partner, '와/과')} 함께 보물을 열었어요! +${point}`,
  again: (partner: string) => `${josa(partner, '와/과')} 함께 열었어요. 보물은 내일 다시 생겨요.`,
} as const;
