/** Riddles: looking around, remembering, counting and answering friends. */
import { piece } from '#shared/blocks/writeBlocks.ts';
import {
  add,
  answer,
  atFlag,
  box,
  ifSight,
  put,
  repeat,
  say,
  sight,
  sign,
  take,
  talk,
  turn,
  until,
  walk,
} from './stagePieces.ts';
import type { StageContent } from './stageProblem.ts';
import { BOXES, CALCULATIONS, SIGHTS, TALKS } from './toolboxes.ts';

const CRAB = 102;
const TURTLE = 103;
const NEMO = 104;

const tell = (text: string) => [{ kind: 'SAY', text, friend: 1 }] as const;

export const RIDDLE_STAGES: readonly StageContent[] = [
  {
    ...{ theme: 'RIDDLE', order: 1, title: '니모는 어디에?' },
    mission: '니모가 나올 때까지 걸어가 말을 걸어요. 바다마다 자리가 달라요.',
    rows: ['..........', 'S...1.....', '##########'],
    friends: [{ npcId: NEMO, says: '찾았다! 잘 왔어!' }],
    variantList: [
      {},
      { rows: ['..........', 'S......1..', '##########'] },
      { rows: ['..........', 'S..1......', '##########'] },
    ],
    goals: [{ kind: 'TALK', friend: 1 }],
    hints: [
      '몇 칸인지 세면 다른 바다에서 틀려요.',
      '「앞에 친구가 있다」가 될 때까지 걸어요.',
      '「~이 될 때까지 반복」 안에 「1칸 걷기」, 끝나면 「말 걸기」!',
    ],
    ...{ blockLimit: 3, stepLimit: 7, toolbox: [...SIGHTS, 'talk'] },
    solution: { main: [until(sight('friendAhead'), walk(1)), talk] },
    wrong: [{ main: [walk(3), talk] }, { main: [talk, until(sight('friendAhead'), walk(1))] }],
  },
  {
    ...{ theme: 'RIDDLE', order: 2, title: '벽 앞의 조개' },
    mission: '벽 바로 앞에 조개가 있어요. 벽까지 걸어가 주워요.',
    rows: ['.......##.', 'S.....o##.', '##########'],
    variantList: [
      {},
      { rows: ['....##....', 'S..o##....', '##########'] },
      { rows: ['........##', 'S......o##', '##########'] },
    ],
    goals: [{ kind: 'SHELLS', count: 'ALL' }],
    hints: [
      '벽이 어디에 있는지는 가 봐야 알아요.',
      '「앞에 벽이 있다」가 될 때까지 걸어요.',
      '다 걸었으면 「조개 줍기」!',
    ],
    ...{ blockLimit: 3, stepLimit: 8, toolbox: SIGHTS },
    solution: { main: [until(sight('wallAhead'), walk(1)), take] },
    wrong: [{ main: [walk(6), take] }, { main: [until(sight('wallAhead'), take, walk(1))] }],
  },
  {
    ...{ theme: 'RIDDLE', order: 3, title: '표지판만큼 걷기' },
    mission: '표지판의 수만큼 걸으면 조개가 있어요.',
    rows: ['..........', 'SA...o....', '##########'],
    signs: { A: 4 },
    variantList: [
      {},
      { rows: ['..........', 'SA.o......', '##########'], signs: { A: 2 } },
      { rows: ['..........', 'SA......o.', '##########'], signs: { A: 7 } },
    ],
    goals: [{ kind: 'SHELLS', count: 'ALL' }],
    hints: [
      '표지판은 한 칸 앞이에요. 그 위에서만 읽을 수 있어요.',
      '걷기의 수 자리에 「표지판 읽기」를 넣어요.',
      '한 칸 걷기, 「표지판 읽기」칸 걷기, 조개 줍기!',
    ],
    ...{ blockLimit: 3, stepLimit: 9, toolbox: ['walk', 'take', 'readSign', 'repeat'] },
    solution: { main: [walk(1), walk(sign), take] },
    wrong: [{ main: [walk(5), take] }, { main: [walk(1), repeat(sign, walk(1), walk(1)), take] }],
  },
  {
    ...{ theme: 'RIDDLE', order: 4, title: '문을 여는 말' },
    mission: '거북 할아버지가 비밀 말을 알려 줘요. 그대로 말하면 문이 열려요.',
    rows: ['.....V....', '.....V....', 'S..1.V..F.', '##########'],
    friends: [{ npcId: TURTLE, says: '산호' }],
    gates: { V: { kind: 'SAY', text: '산호' } },
    variantList: [
      {},
      { friends: [{ npcId: TURTLE, says: '진주' }], gates: { V: { kind: 'SAY', text: '진주' } } },
      { friends: [{ npcId: TURTLE, says: '물결' }], gates: { V: { kind: 'SAY', text: '물결' } } },
    ],
    goals: [{ kind: 'FLAG' }],
    hints: [
      '할아버지 앞까지 두 칸이에요.',
      '「말하기」 안에 「말 걸어 들은 대답」을 넣어요.',
      '문이 열리면 깃발까지 여섯 칸이에요.',
    ],
    ...{ blockLimit: 3, stepLimit: 10, toolbox: ['walk', 'jump', ...TALKS, ...BOXES] },
    solution: { main: [walk(2), say(answer), walk(6)] },
    wrong: [{ main: [walk(2), say('산호'), walk(6)] }, { main: [walk(2), talk, walk(6)] }],
  },
  {
    ...{ theme: 'RIDDLE', order: 5, title: '조개는 몇 개?' },
    mission: '조개를 주우며 세어요. 뚝딱 크랩에게 몇 개인지 말해 줘요.',
    rows: ['..........', 'S.o.oo..1.', '##########'],
    friends: [{ npcId: CRAB, says: '조개를 몇 개 주웠니?' }],
    goals: tell('3'),
    variantList: [
      {},
      { rows: ['..........', 'So....o.1.', '##########'], goals: tell('2') },
      { rows: ['..........', 'Soo.ooo.1.', '##########'], goals: tell('5') },
    ],
    hints: [
      '「수」 상자에 0을 담고 시작해요.',
      '조개를 주울 때마다 「수」에 1을 더해요.',
      '친구 앞에 오면 「수」를 말해요.',
    ],
    ...{ blockLimit: 7, stepLimit: 13, toolbox: [...SIGHTS, ...BOXES, 'say', 'talk'] },
    solution: {
      main: [
        put('수', 0),
        until(sight('friendAhead'), walk(1), ifSight('shellHere', take, add('수', 1))),
        say(box('수')),
      ],
    },
    wrong: [
      { main: [until(sight('friendAhead'), walk(1)), say(3)] },
      {
        main: [
          put('수', 0),
          until(sight('friendAhead'), walk(1), ifSight('shellHere', take), add('수', 1)),
          say(box('수')),
        ],
      },
    ],
  },
  {
    ...{ theme: 'RIDDLE', order: 6, title: '두 수를 더하면' },
    mission: '표지판 두 개의 수를 더해 니모에게 말해 줘요.',
    rows: ['..........', 'S.A..B..1.', '##########'],
    signs: { A: 3, B: 4 },
    friends: [{ npcId: NEMO, says: '더하면 얼마일까?' }],
    goals: tell('7'),
    variantList: [
      {},
      { signs: { A: 12, B: 5 }, goals: tell('17') },
      { signs: { A: 8, B: 8 }, goals: tell('16') },
    ],
    hints: [
      '첫째 수는 「첫째」 상자에 담아 두어요.',
      '둘째 표지판 위에서 더하면 돼요.',
      '친구 앞까지 가서 더한 값을 말해요.',
    ],
    ...{ blockLimit: 6, stepLimit: 8, toolbox: ['walk', ...BOXES, 'say', 'readSign', 'calculate'] },
    solution: {
      main: [
        walk(2),
        put('첫째', sign),
        walk(3),
        put('둘째', sign),
        walk(2),
        say(piece('calculate', box('첫째'), 'ADD', box('둘째'))),
      ],
    },
    wrong: [{ main: [walk(7), say(7)] }, { main: [walk(2), put('첫째', sign), walk(5), say(box('첫째'))] }],
  },
  {
    ...{ theme: 'RIDDLE', order: 7, title: '가장 큰 수' },
    mission: '표지판 네 개에서 가장 큰 수를 찾아요. 크랩에게 말해 줘요.',
    rows: ['.........', 'SABCD1...', '#########'],
    signs: { A: 5, B: 9, C: 2, D: 7 },
    friends: [{ npcId: CRAB, says: '가장 큰 수는 무엇이니?' }],
    goals: tell('9'),
    variantList: [
      {},
      { signs: { A: 14, B: 3, C: 11, D: 6 }, goals: tell('14') },
      { signs: { A: 1, B: 4, C: 6, D: 20 }, goals: tell('20') },
    ],
    hints: [
      '「가장 큰」 상자에 0을 담고 시작해요.',
      '표지판의 수가 상자보다 크면 바꾸어 담아요.',
      '네 번 되풀이하면 크랩 앞이에요. 상자를 말해요.',
    ],
    ...{
      blockLimit: 6,
      stepLimit: 5,
      toolbox: ['walk', 'repeat', ...BOXES, 'say', 'readSign', 'compare', 'if'],
    },
    solution: {
      main: [
        put('가장 큰', 0),
        repeat(4, walk(1), piece('if', piece('compare', sign, 'GT', box('가장 큰')), [put('가장 큰', sign)])),
        say(box('가장 큰')),
      ],
    },
    wrong: [
      { main: [put('가장 큰', 0), repeat(4, walk(1), put('가장 큰', sign)), say(box('가장 큰'))] },
      {
        main: [
          put('가장 큰', 99),
          repeat(
            4,
            walk(1),
            piece('if', piece('compare', sign, 'LT', box('가장 큰')), [put('가장 큰', sign)]),
          ),
          say(box('가장 큰')),
        ],
      },
    ],
  },
  {
    ...{ theme: 'RIDDLE', order: 8, title: '조개로 여는 문' },
    mission: '조개 세 개를 모으면 문이 열려요. 조개는 왼쪽에 있어요.',
    rows: ['.........V...', '.........V...', '.o.o.oS..V.F.', '#############'],
    gates: { V: { kind: 'SHELLS', count: 3 } },
    variantList: [
      {},
      { rows: ['.........V...', '.........V...', 'oo...oS..V.F.', '#############'] },
      { rows: ['.........V...', '.........V...', '..ooo.S..V.F.', '#############'] },
    ],
    goals: [{ kind: 'FLAG' }],
    hints: [
      '먼저 뒤로 돌아 왼쪽 끝까지 가요.',
      '걸으면서 「여기 조개가 있으면」 주워요.',
      '다시 뒤로 돌아 깃발에 닿을 때까지 걸어요.',
    ],
    ...{ blockLimit: 8, stepLimit: 22, toolbox: SIGHTS },
    solution: {
      main: [
        turn,
        until(sight('wallAhead'), walk(1), ifSight('shellHere', take)),
        turn,
        until(atFlag, walk(1)),
      ],
    },
    wrong: [
      { main: [until(atFlag, walk(1))] },
      { main: [turn, repeat(3, walk(1), take, walk(1)), turn, until(atFlag, walk(1))] },
    ],
  },
  {
    ...{ theme: 'RIDDLE', order: 9, title: '비밀의 합' },
    mission: '표지판의 수를 모두 더해요. 거북 할아버지에게 답을 말해요.',
    rows: ['.........', 'SABC1....', '#########'],
    signs: { A: 2, B: 5, C: 4 },
    friends: [{ npcId: TURTLE, says: '모두 더하면 얼마일꼬?' }],
    goals: tell('11'),
    variantList: [
      {},
      {
        rows: ['.........', 'SABCDE1..', '#########'],
        signs: { A: 1, B: 2, C: 3, D: 4, E: 5 },
        goals: tell('15'),
      },
      { rows: ['.........', 'SAB1.....', '#########'], signs: { A: 10, B: 7 }, goals: tell('17') },
    ],
    hints: [
      '표지판이 몇 개인지는 바다마다 달라요.',
      '「합」 상자에 0을 담고, 친구가 나올 때까지 더해요.',
      '한 칸 걸을 때마다 「합」에 「표지판 읽기」를 더해요.',
    ],
    ...{
      blockLimit: 5,
      stepLimit: 6,
      toolbox: ['walk', 'repeat', 'repeatUntil', 'sight', ...BOXES, 'say', 'readSign', ...CALCULATIONS],
    },
    solution: {
      main: [put('합', 0), until(sight('friendAhead'), walk(1), add('합', sign)), say(box('합'))],
    },
    wrong: [{ main: [put('합', 0), until(sight('friendAhead'), walk(1), put('합', sign)), say(box('합'))] }],
    crashes: [{ main: [put('합', 0), repeat(3, walk(1), add('합', sign)), say(box('합'))] }],
  },
];
