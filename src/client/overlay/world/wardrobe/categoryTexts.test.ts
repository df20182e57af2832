import { expect, it } from 'vitest';
import { wearTexts } from './categoryTexts.ts';

it.each([
  ['조개 목걸이', 'NECKLACE', '조개 목걸이를 했어요!', '조개 목걸이를 뺐어요!'],
  ['선장 모자', 'HAT', '선장 모자를 썼어요!', '선장 모자를 벗었어요!'],
  ['동글 안경', 'FACE_ACCESSORY', '동글 안경을 썼어요!', '동글 안경을 벗었어요!'],
  ['운동화', 'SHOES', '운동화를 신었어요!', '운동화를 벗었어요!'],
  ['줄무늬 티', 'TOP', '줄무늬 티를 입었어요!', '줄무늬 티를 벗었어요!'],
  ['불가사리 봉', 'HAND_ACCESSORY', '불가사리 봉을 들었어요!', '불가사리 봉을 내려놓았어요!'],
  ['파도 망토', 'CAPE', '파도 망토를 둘렀어요!', '파도 망토를 벗었어요!'],
] as const)('%s is spoken of with the verb of its kind', (name, itemCategory, on, off) => {
  expect(wearTexts.on({ name, itemCategory })).toBe(on);
  expect(wearTexts.off({ name, itemCategory })).toBe(off);
});

it('exchanges hair', () => {
  expect(wearTexts.on({ name: '양갈래', itemCategory: 'HAIR' })).toBe('양갈래로 바꿨어요!');
});
