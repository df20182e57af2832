import { josa } from 'es-hangul';
import type { PetChoice } from '#shared/contract/world/pets.ts';

const LOCKED: Readonly<Record<NonNullable<PetChoice['lock']>, (level: number) => string>> = {
  LEVEL: (level) => `레벨 ${level}부터 함께 다녀요.`,
  PLAN: () => '돌핀 프로에서 함께 다녀요.',
  SHELLS: () => '바다 퍼즐의 조개 10개로 알에서 깨어나요.',
};

export const petTexts = {
  title: '바다 짝꿍',
  lead: '바닷속에서 늘 뒤따라와요. 친구들에게도 보여요.',
  failed: '짝꿍을 불러오지 못했어요.',
  choose: '함께 가기',
  rest: '쉬게 하기',
  here: '함께 다녀요',
  locked: (lock: NonNullable<PetChoice['lock']>, level: number) => LOCKED[lock](level),
  plans: '알아보기',
  plansOf: (name: string) => `${josa(name, '와/과')} 함께하는 방법 알아보기`,
  chooseOne: (name: string) => `${josa(name, '와/과')} 함께 가기`,
  restOne: (name: string) => `${name} 쉬게 하기`,
  chosen: (name: string) => `이제 ${josa(name, '이/가')} 함께 다녀요!`,
  rested: '짝꿍이 집에서 쉬어요.',
  notChanged: '짝꿍을 바꾸지 못했어요. 다시 해 보세요.',
} as const;
