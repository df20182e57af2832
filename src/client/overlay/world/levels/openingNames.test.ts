import { expect, it } from 'vitest';
import { openingNames } from './openingNames.ts';

const skill = (name: string, step = 1) => ({ type: 'SKILL' as const, refId: 1, step, name });
const levels = {
  levelList: [
    { level: 2, openingList: [skill('대시'), skill('헤엄', 2)] },
    { level: 3, openingList: ['가', '나', '다', '라', '마'].map((name) => skill(name)) },
  ],
  laterGift: 50,
};

it('names what a level opens', () => {
  expect(openingNames(levels, 2)).toEqual(['스킬 「대시」 배우기', '스킬 「헤엄」 2단계']);
});

it('counts what has no room', () => {
  expect(openingNames(levels, 3)).toHaveLength(4);
  expect(openingNames(levels, 3).at(-1)).toBe('그 밖에 2가지');
});

it('knows the gift of levels after the last', () => {
  expect(openingNames(levels, 4)).toEqual(['선물 50포인트']);
});
