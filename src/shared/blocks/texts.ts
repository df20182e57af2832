import { josa } from 'es-hangul';

/** Texts for a child about a program of blocks. */
export const blockTexts = {
  noProgram: '블록을 읽을 수 없어요. 처음으로 되돌려 볼까요?',
  tooLong: '블록이 너무 많아요. 조금 줄여 볼까요?',
  tooDeep: '블록 속의 블록이 너무 깊어요.',
  unknownBlock: '처음 보는 블록이 있어요.',
  badField: '블록에 쓸 수 없는 값이 있어요.',
  nothingYet: '아직 이어 놓은 블록이 없어요. 「시작하면」 아래에 블록을 이어 보세요.',
  emptyHole: '블록의 빈칸을 채워 주세요.',
  stopOutside: '「반복 멈추기」는 반복 안에서만 쓸 수 있어요.',
  giveBackOutside: '「돌려주기」는 내 주문 안에서만 쓸 수 있어요.',
  namelessSpell: '주문의 이름을 지어 주세요.',
  spellTwice: (name: string) => `「${name}」 주문이 두 개예요. 이름을 다르게 지어 주세요.`,
  noSpell: (name: string) => `「${name}」 주문을 아직 만들지 않았어요.`,
  spellTakes: (name: string, count: number) =>
    `「${name}」 주문은 ${count === 0 ? '받는 것이 없어요' : `${josa(`${count}개`, '을/를')} 받아요`}.`,
} as const;
