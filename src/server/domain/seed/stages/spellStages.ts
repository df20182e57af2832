/** Own spells: functions, what they take and give back, lists and searching. */
import { piece } from '#shared/blocks/writeBlocks.ts';
import {
  answer,
  atFlag,
  box,
  climbDown,
  climbUp,
  dash,
  draw,
  ifElse,
  ifSight,
  jump,
  repeat,
  say,
  sign,
  take,
  until,
  walk,
} from './stagePieces.ts';
import type { StageContent } from './stageProblem.ts';
import { LISTS, SIGHTS, SPELLS } from './stageToolboxes.ts';

const SEAHORSE = 105;
const NEMO = 104;

const FLAG = { kind: 'FLAG' } as const;
const ALL_SHELLS = { kind: 'SHELLS', count: 'ALL' } as const;
const tell = (text: string) => [{ kind: 'SAY', text, friend: 1 }] as const;
const cast = (name: string) => piece('cast', name);
const castWith = (name: string, value: number | string) => piece('castWith1', name, value);

export const SPELL_STAGES: readonly StageContent[] = [
  {
    theme: 'SPELL',
    order: 1,
    title: '폴짝 주문',
    mission: '「걷고 점프하기」를 주문으로 만들어요. 주문을 세 번 불러 깃발로 가요.',
    rows: ['..............', 'S...o...o...F.', '###.###.###.##', '###.###.###.##'],
    goals: [FLAG, ALL_SHELLS],
    hints: [
      '「내 주문」 안에 「2칸 걷기」와 「점프하기」를 넣어요.',
      '주문을 부르면 조개 앞에 와요. 줍고 또 불러요.',
      '부르기, 줍기, 부르기, 줍기, 부르기!',
    ],
    blockLimit: 7,
    stepLimit: 11,
    toolbox: ['walk', 'jump', 'take', 'repeat', ...SPELLS],
    solution: {
      main: [cast('폴짝'), take, cast('폴짝'), take, cast('폴짝')],
      spells: [piece('spell', '폴짝', [walk(2), jump])],
    },
    wrong: [
      { main: [cast('폴짝'), cast('폴짝'), cast('폴짝')], spells: [piece('spell', '폴짝', [walk(2), jump])] },
      {
        main: [cast('폴짝'), take, cast('폴짝'), take, cast('폴짝')],
        spells: [piece('spell', '폴짝', [jump, walk(2)])],
      },
    ],
  },
  {
    theme: 'SPELL',
    order: 2,
    title: '올라가서 줍는 주문',
    mission: '사다리마다 꼭대기에 조개가 있어요. 올라가서 줍고 내려오는 주문을 만들어요.',
    rows: ['............', '...o..o..o..', '...|..|..|..', 'S..|..|..|.F', '############'],
    goals: [FLAG, ALL_SHELLS],
    hints: [
      '주문은 「2칸 오르기」, 「줍기」, 「2칸 내려가기」예요.',
      '사다리는 세 칸마다 있어요.',
      '「3번 반복」 안에 「3칸 걷기」와 주문 부르기, 끝에 두 칸!',
    ],
    blockLimit: 7,
    stepLimit: 26,
    toolbox: ['walk', 'climbUp', 'climbDown', 'take', 'repeat', ...SPELLS],
    solution: {
      main: [repeat(3, walk(3), cast('꼭대기')), walk(2)],
      spells: [piece('spell', '꼭대기', [climbUp(2), take, climbDown(2)])],
    },
    wrong: [
      {
        main: [repeat(3, walk(3), cast('꼭대기')), walk(2)],
        spells: [piece('spell', '꼭대기', [climbUp(1), take, climbDown(1)])],
      },
      {
        main: [repeat(3, walk(3), cast('꼭대기')), walk(2)],
        spells: [piece('spell', '꼭대기', [climbUp(2), climbDown(2)])],
      },
    ],
  },
  {
    theme: 'SPELL',
    order: 3,
    title: '높이를 받는 주문',
    mission: '낮은 계단과 높은 계단이 있어요. 높이를 받는 주문 하나로 올라가요.',
    rows: [
      '.........F.',
      '........###',
      '.......####',
      '......#####',
      '...########',
      'S.#########',
      '###########',
    ],
    goals: [FLAG],
    hints: [
      '주문은 받은 수만큼 「점프하기」를 되풀이해요.',
      '첫 계단은 2, 다음 계단은 3이에요.',
      '걷기, 주문 2, 걷기, 주문 3, 걷기!',
    ],
    blockLimit: 7,
    stepLimit: 9,
    toolbox: ['walk', 'jump', 'repeat', 'variable', ...SPELLS],
    solution: {
      main: [walk(1), castWith('계단', 2), walk(2), castWith('계단', 3), walk(1)],
      spells: [piece('spellWith1', '계단', '높이', [repeat(box('높이'), jump)])],
    },
    wrong: [
      {
        main: [walk(1), castWith('계단', 2), walk(2), castWith('계단', 2), walk(1)],
        spells: [piece('spellWith1', '계단', '높이', [repeat(box('높이'), jump)])],
      },
      {
        main: [walk(1), castWith('계단', 2), walk(2), castWith('계단', 3), walk(1)],
        spells: [piece('spellWith1', '계단', '높이', [jump])],
      },
    ],
  },
  {
    theme: 'SPELL',
    order: 4,
    title: '쌩 하고 대시',
    mission: '틈이 두 칸이라 점프로는 모자라요. 대시로 건너는 주문을 만들어요.',
    rows: ['..............', 'S...........F.', '#..##..##..###', '#..##..##..###'],
    goals: [FLAG],
    hints: [
      '「대시하기」는 세 칸을 한 번에 가요.',
      '대시한 다음 한 칸 걸으면 다음 틈 앞이에요.',
      '「대시, 1칸 걷기」를 주문으로 만들고 세 번 불러요.',
    ],
    blockLimit: 4,
    stepLimit: 6,
    toolbox: ['walk', 'jump', 'dash', 'repeat', ...SPELLS],
    solution: {
      main: [repeat(3, cast('쌩'))],
      spells: [piece('spell', '쌩', [dash, walk(1)])],
    },
    wrong: [
      { main: [repeat(3, cast('쌩'))], spells: [piece('spell', '쌩', [jump, walk(1)])] },
      { main: [repeat(2, cast('쌩'))], spells: [piece('spell', '쌩', [dash, walk(1)])] },
    ],
  },
  {
    theme: 'SPELL',
    order: 5,
    title: '색을 받는 주문',
    mission: '세 칸씩 다른 색으로 칠해요. 색을 받는 주문을 만들어요.',
    rows: ['............', 'Srrryyybbb..', '############'],
    goals: [{ kind: 'PATTERN' }],
    hints: [
      '주문은 세 번 걷고 칠하기예요.',
      '칠하기의 색 자리에 받은 것을 넣어요.',
      '주문을 빨강, 노랑, 파랑으로 한 번씩 불러요.',
    ],
    blockLimit: 6,
    stepLimit: 18,
    toolbox: ['walk', 'draw', 'repeat', 'color', 'variable', ...SPELLS],
    solution: {
      main: ['red', 'yellow', 'blue'].map((color) => castWith('줄', color)),
      spells: [piece('spellWith1', '줄', '물감', [repeat(3, walk(1), draw(box('물감')))])],
    },
    wrong: [
      {
        main: ['red', 'yellow', 'blue'].map((color) => castWith('줄', color)),
        spells: [piece('spellWith1', '줄', '물감', [repeat(3, walk(1), draw('red'))])],
      },
      {
        main: ['red', 'blue', 'yellow'].map((color) => castWith('줄', color)),
        spells: [piece('spellWith1', '줄', '물감', [repeat(3, walk(1), draw(box('물감')))])],
      },
    ],
  },
  {
    theme: 'SPELL',
    order: 6,
    title: '답을 돌려주는 주문',
    mission: '표지판 수의 두 배를 해마에게 말해요. 두 배를 돌려주는 주문을 만들어요.',
    rows: ['........', 'S..A1...', '########'],
    signs: { A: 6 },
    friends: [{ npcId: SEAHORSE, says: '두 배는 얼마예요?' }],
    goals: tell('12'),
    variantList: [{}, { signs: { A: 15 }, goals: tell('30') }, { signs: { A: 21 }, goals: tell('42') }],
    hints: [
      '주문이 받은 수에 2를 곱해 「돌려주기」 해요.',
      '표지판 위에 서면 해마가 바로 앞이에요.',
      '「말하기」 안에 「두 배의 답」을 넣고, 「표지판 읽기」를 건네요.',
    ],
    blockLimit: 3,
    stepLimit: 4,
    toolbox: ['walk', 'say', 'readSign', 'calculate', 'variable', 'spellWith1', 'castValueWith1', 'giveBack'],
    solution: {
      main: [walk(3), say(piece('castValueWith1', '두 배', sign))],
      spells: [
        piece('spellWith1', '두 배', '수', [piece('giveBack', piece('calculate', box('수'), 'MULTIPLY', 2))]),
      ],
    },
    wrong: [
      { main: [walk(3), say(12)] },
      {
        main: [walk(3), say(piece('castValueWith1', '두 배', sign))],
        spells: [
          piece('spellWith1', '두 배', '수', [piece('giveBack', piece('calculate', box('수'), 'ADD', 2))]),
        ],
      },
    ],
  },
  {
    theme: 'SPELL',
    order: 7,
    title: '몇 번째였더라?',
    mission: '표지판의 이름을 목록에 담아요. 니모가 묻는 번째의 이름을 말해요.',
    rows: ['........', 'SABC1...', '########'],
    signs: { A: '고래', B: '거북', C: '해마' },
    friends: [{ npcId: NEMO, says: 2 }],
    goals: tell('거북'),
    variantList: [
      {},
      { friends: [{ npcId: NEMO, says: 3 }], goals: tell('해마') },
      {
        signs: { A: '문어', B: '상어', C: '게' },
        friends: [{ npcId: NEMO, says: 1 }],
        goals: tell('문어'),
      },
    ],
    hints: [
      '빈 목록을 만들고, 한 칸 걸을 때마다 「표지판 읽기」를 넣어요.',
      '니모에게 말을 걸면 몇 번째인지 알려 줘요.',
      '「목록의 □번째」에 「말 걸어 들은 대답」을 넣고 말해요.',
    ],
    blockLimit: 5,
    stepLimit: 5,
    toolbox: ['walk', 'repeat', 'say', 'readSign', 'talkAnswer', 'toNumber', ...LISTS],
    solution: {
      main: [
        piece('listNew', '목록'),
        repeat(3, walk(1), piece('listAdd', '목록', sign)),
        say(piece('listGet', '목록', piece('toNumber', answer))),
      ],
    },
    wrong: [
      {
        main: [
          piece('listNew', '목록'),
          repeat(3, walk(1), piece('listAdd', '목록', sign)),
          say(piece('listGet', '목록', 2)),
        ],
      },
      {
        main: [
          piece('listNew', '목록'),
          repeat(3, walk(1), piece('listAdd', '목록', sign)),
          say(piece('listGet', '목록', piece('listLength', '목록'))),
        ],
      },
    ],
  },
  {
    theme: 'SPELL',
    order: 8,
    title: '목록에 있을까?',
    mission: '해마가 이름 하나를 말해요. 표지판에 있었으면 네, 없었으면 아니요라고 말해요.',
    rows: ['.........', 'SABCD1...', '#########'],
    signs: { A: '니모', B: '고래', C: '문어', D: '거북' },
    friends: [{ npcId: SEAHORSE, says: '문어' }],
    goals: tell('네'),
    variantList: [
      {},
      { friends: [{ npcId: SEAHORSE, says: '상어' }], goals: tell('아니요') },
      { friends: [{ npcId: SEAHORSE, says: '니모' }], goals: tell('네') },
    ],
    hints: [
      '표지판 네 개를 목록에 담아요.',
      '「목록에 □ 들어 있다」에 해마의 대답을 넣어요.',
      '「만약 ~ 아니면」으로 네와 아니요를 골라 말해요.',
    ],
    blockLimit: 7,
    stepLimit: 6,
    toolbox: ['walk', 'repeat', 'say', 'readSign', 'talkAnswer', 'ifElse', ...LISTS],
    solution: {
      main: [
        piece('listNew', '목록'),
        repeat(4, walk(1), piece('listAdd', '목록', sign)),
        piece('ifElse', piece('listHas', '목록', answer), [say('네')], [say('아니요')]),
      ],
    },
    wrong: [
      { main: [walk(4), say('네')] },
      {
        main: [
          piece('listNew', '목록'),
          repeat(2, walk(1), piece('listAdd', '목록', sign)),
          walk(2),
          piece('ifElse', piece('listHas', '목록', answer), [say('네')], [say('아니요')]),
        ],
      },
    ],
  },
  {
    theme: 'SPELL',
    order: 9,
    title: '등대로 가는 주문',
    mission: '틈, 턱, 조개가 섞여 있어요. 무엇이든 해내는 걸음 주문을 만들어요.',
    rows: ['............', '.........oF.', '.......#####', 'So.##.######', '#####.######'],
    variantList: [
      {},
      { rows: ['............', '.....o....F.', '...o.#.#####', 'S.####.#####', '######.#####'] },
      { rows: ['............', '......oF....', '...o.#######', 'S..#########', '############'] },
    ],
    goals: [FLAG, ALL_SHELLS],
    hints: [
      '주문은 앞을 보고 한 걸음 가요. 벽이나 틈이면 점프해요.',
      '걸음 뒤에 「여기 조개가 있으면」 주워요.',
      '「깃발에 닿을 때까지 반복」 안에서 주문을 불러요.',
    ],
    blockLimit: 9,
    stepLimit: 11,
    toolbox: [...SIGHTS, ...SPELLS],
    solution: {
      main: [until(atFlag, cast('걸음'))],
      spells: [
        piece('spell', '걸음', [
          ifElse('wallAhead', [jump], [ifElse('gapAhead', [jump], [walk(1)])]),
          ifSight('shellHere', take),
        ]),
      ],
    },
    wrong: [
      {
        main: [until(atFlag, cast('걸음'))],
        spells: [
          piece('spell', '걸음', [ifElse('wallAhead', [jump], [ifElse('gapAhead', [jump], [walk(1)])])]),
        ],
      },
      {
        main: [until(atFlag, cast('걸음'))],
        spells: [piece('spell', '걸음', [ifElse('gapAhead', [jump], [walk(1)]), ifSight('shellHere', take)])],
      },
    ],
  },
];
