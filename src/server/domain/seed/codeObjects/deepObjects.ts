/** Things of the forest and the cave: repetition with a condition, functions, decisions, quotient and remainder. */
import { piece } from '#shared/blocks/writeBlocks.ts';
import { box, choose, compare, put, quotient, remainder, repeat } from './objectPieces.ts';
import type { ObjectContent } from './objectProblem.ts';

const BOXES = ['setVariable', 'changeVariable', 'variable'] as const;
const inLight = piece('kelpInLight');
const grow = piece('kelpGrow');
const chorus = piece('cast', '후렴');
const sing = (...notes: readonly string[]) => notes.map((note) => piece('singerSing', note));
const refrain = (...notes: readonly string[]) => piece('spell', '후렴', sing(...notes));
const [open, close] = [piece('gateOpen'), piece('gateClose')];
const minutes = put('분', piece('clockMinutes'));

export const KELP_OBJECTS: readonly ObjectContent[] = [
  {
    kind: 'kelp',
    title: '빛에 닿을 때까지',
    mission: '다시마를 빛이 닿는 데까지 키워요. 딱 거기에서 멈춰요. 빛의 높이는 날마다 달라요.',
    difficulty: 2,
    character: 'TURTLE',
    seeds: [1, 2, 3],
    commands: [
      ['kelp.grow()', '한 마디 자라요'],
      ['kelp.inLight()', '빛에 닿았는지 참이나 거짓으로 알려 줘요'],
    ],
    hints: [
      '몇 마디인지 세면 빛이 옮겨 갔을 때 틀려요.',
      '한 마디 자랄 때마다 빛에 닿았는지 물어봐요.',
      '빛에 닿을 때까지 되풀이하고, 반복 안에서는 한 마디만 자라요.',
    ],
    toolbox: ['kelpGrow', 'kelpInLight', 'kelpHeight', 'repeat', 'repeatUntil', 'repeatWhile', 'not'],
    solution: { main: [piece('repeatUntil', inLight, [grow])] },
    wrong: [{ main: [repeat(5, grow)] }, { main: [piece('repeatWhile', inLight, [grow])] }],
  },
  {
    kind: 'singer',
    title: '후렴이 세 번',
    mission:
      '노래는 「솔 미 도」 레 레 미 「솔 미 도」 파 파 미 「솔 미 도」예요. 세 번 나오는 후렴은 한 번만 만들어요.',
    difficulty: 3,
    character: 'DOLPHIN',
    seeds: [1],
    commands: [['singer.sing("도")', '도를 불러요. 도 레 미 파 솔 라 시를 부를 수 있어요']],
    hints: [
      '똑같이 세 번 나오는 세 음이 후렴이에요.',
      '후렴에 이름을 붙여 두면 이름만 불러도 세 음을 다 불러요.',
      '후렴, 세 음, 후렴, 세 음, 후렴의 차례예요.',
    ],
    toolbox: ['singerSing', 'spell', 'cast', 'repeat'],
    solution: {
      main: [chorus, ...sing('레', '레', '미'), chorus, ...sing('파', '파', '미'), chorus],
      spells: [refrain('솔', '미', '도')],
    },
    wrong: [
      {
        main: [chorus, ...sing('레', '레', '미'), ...sing('파', '파', '미'), chorus],
        spells: [refrain('솔', '미', '도')],
      },
      {
        main: [chorus, ...sing('레', '레', '미'), chorus, ...sing('파', '파', '미'), chorus],
        spells: [refrain('도', '미', '솔')],
      },
    ],
  },
];

export const CAVE_OBJECTS: readonly ObjectContent[] = [
  {
    kind: 'gate',
    title: '조개 열 개의 문',
    mission: '손님 다섯 명이 차례로 와요. 조개가 10개 이상이면 문을 열고, 아니면 돌려보내요.',
    difficulty: 2,
    character: 'CRAB',
    seeds: [1, 2, 3],
    commands: [
      ['gate.ask()', '다음 손님을 맞고 조개 수를 들어요'],
      ['gate.open()', '문을 열어 줘요'],
      ['gate.close()', '돌려보내요'],
    ],
    hints: [
      '손님마다 조개 수를 먼저 물어보고 상자에 담아요.',
      '만약 조개가 10개이거나 그보다 많다면 문을 열어요.',
      '손님이 다섯 명이니 그 모두를 다섯 번 되풀이해요. 딱 10개인 손님도 잊지 마요.',
    ],
    toolbox: ['gateAsk', 'gateOpen', 'gateClose', 'repeat', 'if', 'ifElse', 'compare', ...BOXES],
    solution: {
      main: [
        repeat(5, put('조개', piece('gateAsk')), choose(compare(box('조개'), 'GTE', 10), [open], [close])),
      ],
    },
    wrong: [
      {
        main: [
          repeat(5, put('조개', piece('gateAsk')), choose(compare(box('조개'), 'GT', 10), [open], [close])),
        ],
      },
      { main: [repeat(5, put('조개', piece('gateAsk')), open)] },
    ],
  },
  {
    kind: 'clock',
    title: '모래가 센 시간',
    mission: '모래는 0시부터 몇 분이 지났는지 세어요. 그것을 몇 시 몇 분으로 바꾸어 바늘을 돌려요.',
    difficulty: 4,
    character: 'SHARK',
    seeds: [1, 2, 3],
    commands: [
      ['clock.minutes()', '모래가 센 분을 알려 줘요'],
      ['clock.show(1, 30)', '바늘로 1시 30분을 가리켜요'],
    ],
    hints: [
      '60분이 모이면 한 시간이에요. 135분에는 60분이 몇 번 들어가나요?',
      '60으로 나눈 몫이 시예요. 나머지는 무엇일까요?',
      '시 자리에는 몫, 분 자리에는 나머지를 넣어요.',
    ],
    toolbox: ['clockShow', 'clockMinutes', 'divide', 'calculate', ...BOXES],
    solution: {
      main: [minutes, piece('clockShow', quotient(box('분'), 60), remainder(box('분'), 60))],
    },
    wrong: [{ main: [minutes, piece('clockShow', 2, remainder(box('분'), 60))] }],
    crashes: [{ main: [minutes, piece('clockShow', remainder(box('분'), 60), quotient(box('분'), 60))] }],
  },
];
