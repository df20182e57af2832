/** Things of the square and the beach: reading, lists, remainders, repetition, and repetition within it. */
import { piece } from '#shared/blocks/writeBlocks.ts';
import { FIRST_PATH } from '#shared/content/firstPath.ts';
import { add, box, choose, compare, count, put, remainder, repeat } from './objectPieces.ts';
import type { ObjectContent } from './objectProblem.ts';

const BOXES = ['setVariable', 'changeVariable', 'variable'] as const;
const hour = piece('bellHour');
const ring = (times: Parameters<typeof put>[1]) => piece('bellRing', times);
const jet = (...holes: Parameters<typeof piece> extends [string, ...infer R] ? R : never) =>
  piece('fountainJet', ...holes);
const lamp = (color: string) => piece('lampsLight', box('번호'), color);
const walk = (cells: number) => piece('crabWalk', cells);
const right = piece('crabTurnRight');
const grow = piece('coralGrow', box('줄'), box('칸'), 'orange');

const step = piece('meWalk', 1);
const take = piece('meTake');
const ME_COMMANDS = [
  ['me.walk(1)', '한 칸 걸어요'],
  ['me.take()', '조개를 주워요'],
] as const;

export const PLAZA_OBJECTS: readonly ObjectContent[] = [
  {
    kind: 'me',
    objectId: FIRST_PATH.object.id,
    title: FIRST_PATH.title,
    mission: FIRST_PATH.mission,
    difficulty: 1,
    character: 'DOLPHIN',
    seeds: FIRST_PATH.seeds,
    commands: ME_COMMANDS,
    hints: FIRST_PATH.hints,
    toolbox: FIRST_PATH.toolbox,
    // Every block is right as the drawer offers it.
    solution: { main: [step, step, take] },
    wrong: [{ main: [step, step] }],
    crashes: [{ main: [step, take] }],
  },
  {
    kind: 'bell',
    title: '지금 몇 시?',
    mission: '지금 시각만큼 종을 울려요. 시각은 날마다 달라요.',
    difficulty: 1,
    character: 'SEAHORSE',
    seeds: [1, 2, 3],
    commands: [
      ['bell.hour()', '지금 몇 시인지 알려 줘요'],
      ['bell.ring(2)', '종을 두 번 울려요'],
    ],
    hints: [
      '몇 번 울릴지 미리 정하지 말고 종에게 물어봐요.',
      '종이 알려 준 시각을 상자에 담아 두면 꺼내 쓸 수 있어요.',
      '울리는 횟수 자리에 그 상자를 넣어요.',
    ],
    toolbox: ['bellRing', 'bellHour', 'repeat', ...BOXES],
    solution: { main: [put('시각', hour), ring(box('시각'))] },
    wrong: [{ main: [ring(3)] }, { main: [put('시각', hour), ring(1)] }],
  },
  {
    kind: 'fountain',
    title: '수를 따라 오르는 물줄기',
    mission: '분수에 적힌 수 다섯 개를 차례로 따라가요. 0번 물줄기부터 그 수만큼 올려요.',
    difficulty: 2,
    character: 'DOLPHIN',
    seeds: [1, 2, 3],
    commands: [
      ['fountain.numbers()', '적힌 수 다섯 개를 목록으로 줘요'],
      ['fountain.jet(0, 3)', '0번 물줄기를 높이 3까지 올려요'],
    ],
    hints: [
      '수 다섯 개는 목록 하나에 차례로 들어 있어요.',
      '목록의 것을 하나씩 꺼내며 물줄기를 올려요.',
      '물줄기 번호도 상자에 담아, 한 번 올릴 때마다 1을 더해요.',
    ],
    toolbox: ['fountainJet', 'fountainNumbers', 'forEach', 'count', 'listGet', ...BOXES],
    solution: {
      main: [
        put('수들', piece('fountainNumbers')),
        put('번호', 0),
        piece('forEach', '수들', '높이', [jet(box('번호'), box('높이')), add('번호', 1)]),
      ],
    },
    wrong: [
      {
        main: [
          put('수들', piece('fountainNumbers')),
          put('번호', 0),
          piece('forEach', '수들', '높이', [jet(box('번호'), box('높이'))]),
        ],
      },
      { main: [count(0, 4, '번호', jet(box('번호'), 5))] },
    ],
  },
  {
    kind: 'lamps',
    title: '노랑 파랑 노랑 파랑',
    mission: '등불 여덟 개를 켜요. 0, 2, 4, 6번은 노랑, 1, 3, 5, 7번은 파랑이에요.',
    difficulty: 3,
    character: 'TURTLE',
    seeds: [1],
    commands: [['lamps.light(0, "노랑")', '0번 등불을 노랗게 켜요']],
    hints: [
      '등불 번호를 0부터 7까지 세며 하나씩 켜요.',
      '번호를 2로 나누어 봐요. 나머지가 0인 번호와 1인 번호가 있지요?',
      '나머지가 0이면 노랑, 아니면 파랑으로 켜요.',
    ],
    toolbox: ['lampsLight', 'wait', 'count', 'repeat', 'ifElse', 'compare', 'divide', ...BOXES],
    solution: {
      main: [
        count(
          ...([0, 7, '번호'] as const),
          choose(compare(remainder(box('번호'), 2), 'EQ', 0), [lamp('yellow')], [lamp('blue')]),
        ),
      ],
    },
    wrong: [
      { main: [count(0, 7, '번호', lamp('yellow'))] },
      {
        main: [
          count(
            ...([0, 7, '번호'] as const),
            choose(compare(remainder(box('번호'), 2), 'EQ', 0), [lamp('blue')], [lamp('yellow')]),
          ),
        ],
      },
    ],
  },
];

export const BEACH_OBJECTS: readonly ObjectContent[] = [
  {
    kind: 'me',
    objectId: 16,
    title: '조개 네 개를 한 번에',
    mission: '조개 네 개가 나란히 있어요. 걷고 줍기를 네 번 되풀이해요.',
    difficulty: 1,
    character: 'CRAB',
    seeds: [2],
    commands: ME_COMMANDS,
    hints: [
      '조개마다 하는 일이 똑같아요. 한 칸 걷고, 주워요.',
      '「반복하기」의 입 안에 걷기와 줍기를 넣어요.',
      '「4번 반복하기」 안에 「1칸 걷기」와 「조개 줍기」를 넣어요.',
    ],
    toolbox: ['meWalk', 'meTake', 'repeat'],
    solution: { main: [repeat(4, step, take)] },
    wrong: [{ main: [repeat(3, step, take)] }],
    crashes: [{ main: [repeat(4, take, step)] }],
  },
  {
    kind: 'crab',
    title: '모래 위의 네모',
    mission: '게가 걸어간 자리에 그림이 남아요. 한 변이 세 칸인 네모를 그리고 처음 자리로 돌아와요.',
    difficulty: 1,
    character: 'CRAB',
    seeds: [1],
    commands: [
      ['crab.walk(3)', '앞으로 세 칸 걸어요'],
      ['crab.turnRight()', '오른쪽으로 돌아요'],
      ['crab.turnLeft()', '왼쪽으로 돌아요'],
    ],
    hints: [
      '네모의 변은 모두 네 개예요. 변마다 하는 일이 똑같아요.',
      '한 변을 걷고 나면 오른쪽으로 돌아요.',
      '걷고 돌기를 한 묶음으로 만들어 되풀이해요.',
    ],
    toolbox: ['crabWalk', 'crabTurnRight', 'crabTurnLeft', 'repeat'],
    solution: { main: [repeat(4, walk(3), right)] },
    wrong: [{ main: [repeat(3, walk(3), right)] }],
    crashes: [{ main: [repeat(4, walk(3))] }],
  },
  {
    kind: 'coral',
    title: '한 줄 또 한 줄',
    mission: '세 줄에 산호를 다섯 그루씩 심어요. 줄은 0번부터 2번, 칸은 0번부터 4번! 색은 네 마음이에요.',
    difficulty: 3,
    character: 'NEMO',
    seeds: [1],
    commands: [
      ['coral.grow(0, 4, "분홍")', '0번 줄 4번 칸에 분홍 산호를 심어요'],
      ['wait(0.3)', '0.3초 기다려요'],
    ],
    hints: [
      '먼저 한 줄에 다섯 그루를 심어 봐요. 칸 번호만 달라져요.',
      '한 줄을 심는 반복을 통째로 세 번 되풀이해요.',
      '바깥 반복은 줄을, 안쪽 반복은 칸을 세요.',
    ],
    toolbox: ['coralGrow', 'wait', 'repeat', 'count', ...BOXES],
    solution: { main: [count(0, 2, '줄', count(0, 4, '칸', grow))] },
    wrong: [
      { main: [count(0, 2, '줄', count(0, 3, '칸', grow))] },
      { main: [put('줄', 0), count(0, 4, '칸', grow)] },
    ],
  },
];
