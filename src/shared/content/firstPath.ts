import { codeObjectOf } from './codeObjects.ts';

/** The first path of shells, as its editor shows it; it is also played before there is an account. */
export const FIRST_PATH = {
  object: codeObjectOf('me', 15),
  title: '나의 첫 조개',
  mission: '블록 세 개로 내가 조개까지 걸어가요. 두 칸 걷고 조개를 주워요!',
  hints: [
    '조개는 두 칸 앞에 있어요.',
    '한 칸 걷기를 두 번 이어요. 그다음은 줍기예요.',
    '「1칸 걷기」, 「1칸 걷기」, 「조개 줍기」를 차례로 이어요.',
  ],
  seeds: [1],
  toolbox: ['meWalk', 'meTake'],
} as const;
