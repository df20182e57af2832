/** Drawing patterns: stones are painted one by one, in rows, and by numbers that stand on signs. */
import { piece } from '#shared/blocks/writeBlocks.ts';
import { atFlag, box, draw, ifElse, jump, put, repeat, sign, until, walk } from './stagePieces.ts';
import type { StageContent } from './stageProblem.ts';
import { BOXES, ROADS } from './toolboxes.ts';

const PATTERN = [{ kind: 'PATTERN' }] as const;
const PAINT = ['walk', 'draw', 'repeat'] as const;

export const PATTERN_STAGES: readonly StageContent[] = [
  {
    ...{ theme: 'PATTERN', order: 1, title: '빨간 돌 세 개' },
    mission: '돌 세 개를 빨갛게 칠해요.',
    rows: ['..........', '.Srrr.....', '##########'],
    goals: PATTERN,
    hints: [
      '한 칸 걸으면 첫 번째 돌이에요.',
      '걷고 칠하기를 세 번 해요.',
      '「3번 반복」 안에 「1칸 걷기」와 「빨강 칠하기」를 넣어요.',
    ],
    ...{ blockLimit: 3, stepLimit: 6, toolbox: PAINT },
    solution: { main: [repeat(3, walk(1), draw('red'))] },
    wrong: [{ main: [repeat(3, draw('red'), walk(1))] }, { main: [repeat(3, walk(1), draw('blue'))] }],
  },
  {
    ...{ theme: 'PATTERN', order: 2, title: '빨강 노랑 빨강 노랑' },
    mission: '빨강과 노랑을 번갈아 칠해요.',
    rows: ['..........', '.Sryryry..', '##########'],
    goals: PATTERN,
    hints: [
      '빨강 하나, 노랑 하나가 한 묶음이에요.',
      '묶음이 세 번 나와요.',
      '반복 안에 걷기, 빨강, 걷기, 노랑을 넣어요.',
    ],
    ...{ blockLimit: 5, stepLimit: 12, toolbox: PAINT },
    solution: { main: [repeat(3, walk(1), draw('red'), walk(1), draw('yellow'))] },
    wrong: [
      { main: [repeat(6, walk(1), draw('red'))] },
      { main: [repeat(3, walk(1), draw('yellow'), walk(1), draw('red'))] },
    ],
  },
  {
    ...{ theme: 'PATTERN', order: 3, title: '징검다리 무늬' },
    mission: '한 칸씩 건너뛰며 파랑을 칠해요.',
    rows: ['...........', '.S.b.b.b.b.', '###########'],
    goals: PATTERN,
    hints: [
      '첫 번째 파란 돌까지 두 칸이에요.',
      '두 칸 걷고 칠하기를 네 번 해요.',
      '「4번 반복」 안에 「2칸 걷기」와 「파랑 칠하기」!',
    ],
    ...{ blockLimit: 3, stepLimit: 12, toolbox: PAINT },
    solution: { main: [repeat(4, walk(2), draw('blue'))] },
    wrong: [{ main: [repeat(4, walk(1), draw('blue'))] }, { main: [repeat(3, walk(2), draw('blue'))] }],
  },
  {
    ...{ theme: 'PATTERN', order: 4, title: '줄무늬 담요' },
    mission: '파랑 셋, 하양 둘. 이 줄무늬를 두 번 그려요.',
    rows: ['............', 'Sbbbwwbbbww.', '############'],
    goals: PATTERN,
    hints: [
      '파랑 세 칸도 반복, 하양 두 칸도 반복이에요.',
      '두 반복을 이어 한 묶음을 만들어요.',
      '그 묶음을 「2번 반복」 안에 넣어요.',
    ],
    ...{ blockLimit: 7, stepLimit: 20, toolbox: PAINT },
    solution: {
      main: [repeat(2, repeat(3, walk(1), draw('blue')), repeat(2, walk(1), draw('white')))],
    },
    wrong: [
      { main: [repeat(3, walk(1), draw('blue')), repeat(2, walk(1), draw('white'))] },
      { main: [repeat(2, repeat(2, walk(1), draw('blue')), repeat(3, walk(1), draw('white')))] },
    ],
  },
  {
    ...{ theme: 'PATTERN', order: 5, title: '초록 계단' },
    mission: '계단을 오르며 칸마다 초록을 칠해요.',
    rows: ['.....g....', '....g#####', '...g######', '..g#######', 'S.########', '##########'],
    goals: PATTERN,
    hints: [
      '계단 앞까지 한 칸 걸어요.',
      '점프하면 계단 위예요. 바로 칠해요.',
      '「4번 반복」 안에 「점프하기」와 「초록 칠하기」를 넣어요.',
    ],
    ...{ blockLimit: 4, stepLimit: 9, toolbox: [...PAINT, 'jump'] },
    solution: { main: [walk(1), repeat(4, jump, draw('green'))] },
    wrong: [
      { main: [walk(1), repeat(4, draw('green'), jump)] },
      { main: [repeat(4, walk(1), draw('green'))] },
    ],
  },
  {
    ...{ theme: 'PATTERN', order: 6, title: '틈 사이 보라 꽃' },
    mission: '깃발 앞까지 모든 돌을 보라로 칠해요. 틈의 자리는 바다마다 달라요.',
    rows: ['............', 'Sppp.pp.ppF.', '####.##.####', '####.##.####'],
    variantList: [
      {},
      { rows: ['............', 'Spp.pppp.pF.', '###.####.###', '###.####.###'] },
      { rows: ['............', 'Sppppp.pppF.', '######.#####', '######.#####'] },
    ],
    goals: PATTERN,
    hints: [
      '앞에 틈이 있으면 점프, 아니면 걷기!',
      '어느 쪽이든 그다음에는 칠해요.',
      '「깃발에 닿을 때까지 반복」 안에 만약과 칠하기를 넣어요.',
    ],
    ...{ blockLimit: 5, stepLimit: 16, toolbox: [...ROADS, 'draw'] },
    solution: { main: [until(atFlag, ifElse('gapAhead', [jump], [walk(1)]), draw('purple'))] },
    wrong: [
      { main: [until(atFlag, ifElse('gapAhead', [jump], [walk(1), draw('purple')]))] },
      { main: [repeat(3, walk(1), draw('purple')), jump, repeat(3, draw('purple'), walk(1))] },
    ],
  },
  {
    ...{ theme: 'PATTERN', order: 7, title: '표지판이 말한 수만큼' },
    mission: '표지판의 수를 읽어요. 그 수만큼 노랑을 칠해요.',
    rows: ['............', 'SAyyy.......', '############'],
    signs: { A: 3 },
    variantList: [
      {},
      { rows: ['............', 'SAyyyyy.....', '############'], signs: { A: 5 } },
      { rows: ['............', 'SAyyyy......', '############'], signs: { A: 4 } },
    ],
    goals: PATTERN,
    hints: [
      '표지판은 한 칸 앞에 있어요.',
      '반복하는 수 자리에 「표지판 읽기」를 넣어요.',
      '반복 안에는 「1칸 걷기」와 「노랑 칠하기」!',
    ],
    ...{ blockLimit: 4, stepLimit: 11, toolbox: [...PAINT, 'readSign', ...BOXES] },
    solution: { main: [walk(1), repeat(sign, walk(1), draw('yellow'))] },
    wrong: [{ main: [walk(1), repeat(3, walk(1), draw('yellow'))] }],
    crashes: [{ main: [repeat(sign, walk(1), draw('yellow'))] }],
  },
  {
    ...{ theme: 'PATTERN', order: 8, title: '오늘의 색' },
    mission: '표지판에 색 이름이 있어요. 기억해 두었다가 돌 네 개를 칠해요.',
    rows: ['..........', 'SA.rrrr...', '##########'],
    signs: { A: 'red' },
    variantList: [
      {},
      { rows: ['..........', 'SA.bbbb...', '##########'], signs: { A: 'blue' } },
      { rows: ['..........', 'SA.gggg...', '##########'], signs: { A: 'green' } },
    ],
    goals: PATTERN,
    hints: [
      '표지판을 떠나면 글씨가 보이지 않아요.',
      '「색」이라는 상자에 「표지판 읽기」를 담아요.',
      '칠하기의 색 자리에 상자 「색」을 넣어요.',
    ],
    ...{ blockLimit: 6, stepLimit: 10, toolbox: [...PAINT, 'readSign', ...BOXES] },
    solution: {
      main: [walk(1), put('색', sign), walk(1), repeat(4, walk(1), draw(box('색')))],
    },
    wrong: [
      { main: [walk(2), repeat(4, walk(1), draw('red'))] },
      { main: [walk(1), put('색', sign), repeat(4, walk(1), draw(box('색')))] },
    ],
  },
  {
    ...{ theme: 'PATTERN', order: 9, title: '커지는 파도 무늬' },
    mission: '하나, 둘, 셋! 한 번에 칠하는 돌이 하나씩 늘어나요.',
    rows: ['............', 'Sb.bb.bbb...', '############'],
    goals: PATTERN,
    hints: [
      '처음에는 한 개, 다음에는 두 개, 그다음에는 세 개예요.',
      '「1부터 3까지 순서에 담아 반복」을 써요.',
      '그 안에서 「순서」만큼 걷고 칠하기, 그리고 한 칸 쉬기!',
    ],
    ...{ blockLimit: 5, stepLimit: 14, toolbox: [...PAINT, 'count', ...BOXES] },
    solution: {
      main: [piece('count', 1, 3, '순서', [repeat(box('순서'), walk(1), draw('blue')), walk(1)])],
    },
    wrong: [
      { main: [repeat(3, repeat(2, walk(1), draw('blue')), walk(1))] },
      { main: [piece('count', 1, 3, '순서', [repeat(box('순서'), walk(1), draw('blue'))])] },
    ],
  },
];
