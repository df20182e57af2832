/** Finding ways: one after another, repetition, repetition in repetition, and looking ahead. */
import { ROADS } from './toolboxes.ts';
import { atFlag, climbUp, ifElse, jump, repeat, take, turn, until, walk } from './stagePieces.ts';
import type { StageContent } from './stageProblem.ts';

const FLAG = { kind: 'FLAG' } as const;
const ALL_SHELLS = { kind: 'SHELLS', count: 'ALL' } as const;

export const PATH_STAGES: readonly StageContent[] = [
  {
    ...{ theme: 'PATH', order: 1, title: '첫 조개 줍기' },
    mission: '조개를 줍고 깃발까지 걸어가요.',
    rows: ['...........', '...SoF.....', '###########'],
    goals: [FLAG, ALL_SHELLS],
    hints: [
      '조개는 바로 앞 칸에 있어요.',
      '한 칸 걷고, 조개를 주워요.',
      '「1칸 걷기」, 「조개 줍기」, 「1칸 걷기」를 차례로 이어요.',
    ],
    ...{ blockLimit: 3, stepLimit: 3, toolbox: ['walk', 'take'] },
    // Every block is right as the drawer offers it.
    solution: { main: [walk(1), take, walk(1)] },
    wrong: [{ main: [walk(2)] }, { main: [take, walk(1), walk(1)] }],
  },
  {
    ...{ theme: 'PATH', order: 2, title: '뒤에 있는 조개' },
    mission: '조개가 등 뒤에 있어요. 뒤로 돌아 줍고, 깃발로 가요.',
    rows: ['...........', '..o..S..F..', '###########'],
    goals: [FLAG, ALL_SHELLS],
    hints: [
      '먼저 「뒤로 돌기」를 해요.',
      '조개를 주운 다음에 다시 뒤로 돌아요.',
      '조개에서 깃발까지는 여섯 칸이에요.',
    ],
    ...{ blockLimit: 5, stepLimit: 12, toolbox: ['walk', 'turn', 'take'] },
    solution: { main: [turn, walk(3), take, turn, walk(6)] },
    wrong: [{ main: [turn, walk(3), take, walk(6)] }, { main: [walk(3)] }],
  },
  {
    ...{ theme: 'PATH', order: 3, title: '폴짝, 틈 넘기' },
    mission: '길에 틈이 있어요. 점프해서 깃발까지 가요!',
    rows: ['...........', '.S.....F...', '####.######', '####.######'],
    goals: [FLAG],
    hints: [
      '틈 바로 앞까지 걸어가요.',
      '「점프하기」는 앞의 한 칸을 뛰어넘어요.',
      '두 칸 걷고, 점프하고, 또 두 칸 걸어요.',
    ],
    ...{ blockLimit: 3, stepLimit: 5, toolbox: ['walk', 'jump'] },
    solution: { main: [walk(2), jump, walk(2)] },
    wrong: [{ main: [walk(6)] }, { main: [walk(1), jump, walk(3)] }],
  },
  {
    ...{ theme: 'PATH', order: 4, title: '틈을 넘어라!' },
    mission: '틈이 세 번 나와요. 같은 일을 되풀이해 봐요.',
    rows: ['..............', 'S...........F.', '###.###.###.##', '###.###.###.##'],
    goals: [FLAG],
    hints: [
      '무엇을 자꾸 똑같이 하나요?',
      '두 칸 걷고 점프하기를 세 번 해요.',
      '「3번 반복하기」 안에 「2칸 걷기」와 「점프하기」를 넣어요.',
    ],
    ...{ blockLimit: 3, stepLimit: 9, toolbox: ['walk', 'jump', 'repeat'] },
    solution: { main: [repeat(3, walk(2), jump)] },
    wrong: [{ main: [repeat(2, walk(2), jump)] }, { main: [repeat(3, jump, walk(2))] }],
  },
  {
    ...{ theme: 'PATH', order: 5, title: '산호 계단' },
    mission: '계단은 점프로 한 칸씩 올라가요.',
    rows: ['........F...', '......######', '.....#######', '....########', '.S.#########', '############'],
    goals: [FLAG],
    hints: [
      '계단 앞까지 한 칸 걸어요.',
      '계단은 모두 네 개예요.',
      '「4번 반복하기」 안에 「점프하기」를 넣고, 마지막에 두 칸 걸어요.',
    ],
    ...{ blockLimit: 4, stepLimit: 7, toolbox: ['walk', 'jump', 'repeat'] },
    solution: { main: [walk(1), repeat(4, jump), walk(2)] },
    wrong: [{ main: [walk(1), repeat(3, jump), walk(3)] }, { main: [walk(7)] }],
  },
  {
    ...{ theme: 'PATH', order: 6, title: '사다리 위의 조개' },
    mission: '사다리를 타고 올라가 조개를 주워요. 깃발도 위에 있어요.',
    rows: ['............', '....o.F.....', '...|######..', '...|..####..', 'S..|..####..', '############'],
    goals: [FLAG, ALL_SHELLS],
    hints: [
      '사다리는 세 칸 앞에 있어요.',
      '사다리 칸을 세어 봐요. 세 칸이에요.',
      '세 칸 걷기, 세 칸 오르기, 한 칸 걷기, 줍기, 두 칸 걷기!',
    ],
    ...{ blockLimit: 5, stepLimit: 10, toolbox: ['walk', 'climbUp', 'climbDown', 'take'] },
    solution: { main: [walk(3), climbUp(3), walk(1), take, walk(2)] },
    wrong: [
      { main: [walk(3), climbUp(2), walk(1), take, walk(2)] },
      { main: [walk(3), climbUp(3), walk(3)] },
    ],
  },
  {
    ...{ theme: 'PATH', order: 7, title: '조개 줍기 대작전' },
    mission: '조개를 모두 줍고 깃발까지 가요. 반복 안에 반복을 넣을 수 있어요.',
    rows: ['..............', 'Soo..oo..oo.F.', '###.###.###.##', '###.###.###.##'],
    goals: [FLAG, ALL_SHELLS],
    hints: [
      '한 칸 걷고 줍기를 두 번, 그다음 점프!',
      '그 모두를 세 번 되풀이해요.',
      '「3번 반복」 안에 「2번 반복: 걷기, 줍기」와 「점프하기」를 넣어요.',
    ],
    ...{ blockLimit: 5, stepLimit: 15, toolbox: ['walk', 'jump', 'take', 'repeat'] },
    solution: { main: [repeat(3, repeat(2, walk(1), take), jump)] },
    wrong: [{ main: [repeat(3, walk(2), take, jump)] }, { main: [repeat(3, repeat(2, walk(1), take))] }],
  },
  {
    ...{ theme: 'PATH', order: 8, title: '틈이 있을까?' },
    mission: '바다마다 틈의 자리가 달라요. 앞을 보고 틈이 있을 때만 점프해요.',
    rows: ['............', 'S........F..', '###.##.#####', '###.##.#####'],
    variantList: [
      {},
      { rows: ['............', 'S........F..', '##.####.####', '##.####.####'] },
      { rows: ['............', 'S........F..', '####.#.#####', '####.#.#####'] },
    ],
    goals: [FLAG],
    hints: [
      '「만약 앞에 틈이 있으면」 블록을 써요.',
      '틈이 있으면 점프, 아니면 한 칸 걷기!',
      '그 만약을 「깃발에 닿을 때까지 반복하기」 안에 넣어요.',
    ],
    ...{ blockLimit: 4, stepLimit: 7, toolbox: ROADS },
    solution: { main: [until(atFlag, ifElse('gapAhead', [jump], [walk(1)]))] },
    wrong: [{ main: [walk(2), jump, walk(1), jump, walk(2)] }, { main: [until(atFlag, walk(1))] }],
  },
  {
    ...{ theme: 'PATH', order: 9, title: '마을 끝 언덕' },
    mission: '틈도 있고 턱도 있어요. 앞을 잘 보고 언덕 위 깃발로 가요.',
    rows: ['............', '.........F..', '.......#####', 'S..##.######', '#####.######'],
    variantList: [
      {},
      { rows: ['............', '..........F.', '.....#.#####', 'S.####.#####', '######.#####'] },
      { rows: ['............', '.......F....', '.....#######', 'S..#########', '############'] },
    ],
    goals: [FLAG],
    hints: [
      '턱은 「앞에 벽」이에요. 점프로 올라가요.',
      '벽이 있으면 점프, 아니면 틈이 있는지 봐요.',
      '「아니면」 안에 「만약 앞에 틈이 있으면」을 한 번 더 넣어요.',
    ],
    ...{ blockLimit: 6, stepLimit: 9, toolbox: ROADS },
    solution: {
      main: [until(atFlag, ifElse('wallAhead', [jump], [ifElse('gapAhead', [jump], [walk(1)])]))],
    },
    wrong: [
      { main: [until(atFlag, ifElse('gapAhead', [jump], [walk(1)]))] },
      { main: [until(atFlag, ifElse('wallAhead', [jump], [walk(1)]))] },
    ],
  },
];
