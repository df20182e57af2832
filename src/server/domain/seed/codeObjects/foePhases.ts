/** Phases of foes: one that is read, one that a loop shortens, and one that only a question answers. */
import { piece } from '#shared/blocks/writeBlocks.ts';
import { choose, repeat } from './objectPieces.ts';
import type { ObjectContent } from './objectProblem.ts';

const [jump, duck, isHigh] = [piece('bodyJump'), piece('bodyDuck'), piece('ballIsHigh')];
const COMMANDS = [
  ['jump()', '낮은 공을 점프로 넘어요'],
  ['duck()', '높은 공을 숙여서 피해요'],
] as const;
const BODY = ['bodyDuck', 'bodyJump', 'repeat'] as const;

export const ROBOT_CRAB_PHASES: readonly ObjectContent[] = [
  {
    kind: 'robotCrab',
    problemId: 9518,
    title: '또또 크랩: 무늬 읽기',
    mission: '또또 크랩이 물공 네 개를 던져요. 높은 공은 숙이고, 낮은 공은 점프해요.',
    difficulty: 1,
    character: 'CRAB',
    seeds: [1],
    commands: COMMANDS,
    hints: [
      '위에 걸린 그림을 왼쪽부터 차례로 읽어요.',
      '첫 공은 높으니까 숙여요. 다음 공은 낮으니까 점프해요.',
      '숙이기, 점프하기, 숙이기, 점프하기 차례예요.',
    ],
    toolbox: BODY,
    solution: { main: [duck, jump, duck, jump] },
    wrong: [{ main: [jump, duck, jump, duck] }, { main: [duck, jump, duck] }],
  },
  {
    kind: 'robotCrab',
    problemId: 9519,
    title: '또또 크랩: 반복으로 답하기',
    mission: '물공이 아홉 개예요. 되풀이되는 묶음을 찾아 블록 네 개로 답해요.',
    difficulty: 2,
    character: 'CRAB',
    seeds: [2],
    commands: COMMANDS,
    hints: [
      '높게, 낮게, 낮게가 한 묶음이에요.',
      '같은 묶음이 세 번 나와요.',
      '「3번 반복하기」 안에 숙이기, 점프하기, 점프하기를 넣어요.',
    ],
    toolbox: BODY,
    solution: { main: [repeat(3, duck, jump, jump)] },
    wrong: [{ main: [repeat(3, duck, jump)] }, { main: [repeat(2, duck, jump, jump)] }],
  },
  {
    kind: 'robotCrab',
    problemId: 9520,
    title: '또또 크랩: 멈춤 단추',
    mission: '이제 무늬가 때마다 달라요. 공이 높게 오는지 물어보고 아홉 번 답해요.',
    difficulty: 3,
    character: 'CRAB',
    seeds: [3, 4, 5, 6],
    commands: [...COMMANDS, ['isHigh()', '다음 공이 높게 오면 참이에요']],
    hints: [
      '정해 둔 차례로는 한 번밖에 못 피해요. 공마다 물어봐요.',
      '만약 공이 높게 오면 숙이고, 아니면 점프해요.',
      '「만약, 아니면」을 아홉 번 반복해요.',
    ],
    toolbox: ['bodyDuck', 'bodyJump', 'ballIsHigh', 'repeat', 'if', 'ifElse', 'not'],
    solution: { main: [repeat(9, choose(isHigh, [duck], [jump]))] },
    wrong: [
      { main: [jump, duck, duck, jump, duck, jump, jump, jump, duck] },
      { main: [repeat(9, choose(isHigh, [jump], [duck]))] },
    ],
  },
];

const [rest, tickle, isSnoring] = [piece('bodyRest'), piece('bodyTickle'), piece('whaleIsSnoring')];
const WHALE_COMMANDS = [
  ['rest()', '숨을 한 번 쉴 때까지 가만히 기다려요'],
  ['tickle()', '하품하는 고래를 깃털로 간질여요'],
] as const;
const WHALE = ['bodyRest', 'bodyTickle', 'repeat'] as const;
const untilYawn = [piece('repeatWhile', isSnoring, [rest]), tickle] as const;

export const SLEEPY_WHALE_PHASES: readonly ObjectContent[] = [
  {
    kind: 'sleepyWhale',
    problemId: 9521,
    title: '쿨쿨 고래: 숨 세기',
    mission: '고래가 물길에서 자요. 코를 골면 기다리고, 하품하면 깃털로 간질여 깨워요.',
    difficulty: 1,
    character: 'SEAHORSE',
    seeds: [1],
    commands: WHALE_COMMANDS,
    hints: [
      '위에 걸린 그림에서 코골이가 몇 번인지 세어요.',
      '코골이 세 번 동안은 기다려요. 그다음이 하품이에요.',
      '숨 한 번 기다리기를 세 번, 그다음 깃털로 간질이기예요.',
    ],
    toolbox: WHALE,
    solution: { main: [rest, rest, rest, tickle] },
    wrong: [{ main: [rest, rest, tickle] }, { main: [rest, rest, rest, rest, tickle] }],
  },
  {
    kind: 'sleepyWhale',
    problemId: 9522,
    title: '쿨쿨 고래: 반복으로 기다리기',
    mission: '이번에는 코를 오래 골아요. 몇 번인지 세어 보고 블록 세 개로 기다려요.',
    difficulty: 2,
    character: 'SEAHORSE',
    seeds: [2],
    commands: WHALE_COMMANDS,
    hints: [
      '코골이는 모두 여덟 번이에요.',
      '여덟 번 기다리는 일은 모두 똑같아요. 반복을 써요.',
      '「8번 반복하기」 안에 숨 한 번 기다리기를 넣고, 그 아래에 깃털로 간질이기를 이어요.',
    ],
    toolbox: WHALE,
    solution: { main: [repeat(8, rest), tickle] },
    wrong: [{ main: [repeat(7, rest), tickle] }, { main: [repeat(8, rest, tickle)] }],
  },
  {
    kind: 'sleepyWhale',
    problemId: 9523,
    title: '쿨쿨 고래: 하품할 때까지',
    mission: '이제 코를 고는 수가 때마다 달라요. 코를 고는 동안 기다렸다가 간질여요. 하품은 세 번이에요.',
    difficulty: 3,
    character: 'SEAHORSE',
    seeds: [3, 4, 5, 6],
    commands: [...WHALE_COMMANDS, ['isSnoring()', '다음 숨이 코골이면 참이에요']],
    hints: [
      '몇 번인지 미리 정하면 다음 판에서 어긋나요. 고래에게 물어봐요.',
      '고래가 코를 고는 동안 기다리기를 반복해요. 반복이 끝나면 하품이에요.',
      '「고래가 코를 곤다 인 동안 반복하기」와 「깃털로 간질이기」를 이어, 그 둘을 세 번 반복해요.',
    ],
    toolbox: [...WHALE, 'whaleIsSnoring', 'repeatWhile', 'repeatUntil', 'not', 'ifElse'],
    solution: { main: [repeat(3, ...untilYawn)] },
    wrong: [
      { main: [rest, rest, tickle, rest, rest, rest, rest, tickle, rest, tickle] },
      { main: [...untilYawn] },
    ],
  },
];

const [untie, nextRow, isKnot] = [piece('bodyUntie'), piece('bodyNextRow'), piece('netIsKnot')];
const NET_COMMANDS = [
  ['untie()', '지금 매듭을 풀고 옆 매듭으로 가요'],
  ['nextRow()', '다음 줄의 첫 매듭으로 가요'],
] as const;
const NET = ['bodyUntie', 'bodyNextRow', 'repeat'] as const;
const wholeRow = piece('repeatWhile', isKnot, [untie]);

export const TANGLED_NET_PHASES: readonly ObjectContent[] = [
  {
    kind: 'tangledNet',
    problemId: 9524,
    title: '엉킨 그물: 두 줄 풀기',
    mission: '그물에 매듭이 두 줄 있어요. 한 줄을 다 풀면 다음 줄로 가요.',
    difficulty: 1,
    character: 'TURTLE',
    seeds: [1],
    commands: NET_COMMANDS,
    hints: [
      '첫 줄에는 매듭이 두 개예요. 매듭 풀기도 두 번이에요.',
      '한 줄을 다 풀었으면 다음 줄로 가요.',
      '풀기, 풀기, 다음 줄로, 풀기, 풀기 차례예요.',
    ],
    toolbox: NET,
    solution: { main: [untie, untie, nextRow, untie, untie] },
    wrong: [{ main: [untie, untie, untie, untie] }, { main: [untie, nextRow, untie, untie] }],
  },
  {
    kind: 'tangledNet',
    problemId: 9525,
    title: '엉킨 그물: 반복 안의 반복',
    mission: '네 줄에 매듭이 다섯 개씩 있어요. 반복 안에 반복을 넣어 블록 네 개로 풀어요.',
    difficulty: 2,
    character: 'TURTLE',
    seeds: [2],
    commands: NET_COMMANDS,
    hints: [
      '먼저 한 줄을 생각해요. 매듭 풀기를 다섯 번 반복해요.',
      '한 줄을 풀고 다음 줄로 가기까지가 한 묶음이에요.',
      '「4번 반복하기」 안에 「5번 반복하기」와 「다음 줄로 가기」를 차례로 넣어요.',
    ],
    toolbox: NET,
    solution: { main: [repeat(4, repeat(5, untie), nextRow)] },
    wrong: [
      { main: [repeat(4, repeat(5, untie, nextRow))] },
      { main: [repeat(5, repeat(4, untie), nextRow)] },
    ],
  },
  {
    kind: 'tangledNet',
    problemId: 9526,
    title: '엉킨 그물: 매듭이 있는 동안',
    mission: '이제 줄마다 매듭 수가 달라요. 매듭이 있는 동안 풀고, 없으면 다음 줄로 가요. 줄은 넷이에요.',
    difficulty: 3,
    character: 'TURTLE',
    seeds: [3, 4, 5, 6],
    commands: [...NET_COMMANDS, ['isKnot()', '지금 줄에 매듭이 남았으면 참이에요']],
    hints: [
      '줄마다 몇 개인지 정해 두면 다음 판에서 어긋나요. 매듭이 있는지 물어봐요.',
      '매듭이 있는 동안 매듭 풀기를 반복하면 한 줄이 끝나요.',
      '「4번 반복하기」 안에 「매듭이 있다 인 동안 반복하기」와 「다음 줄로 가기」를 넣어요.',
    ],
    toolbox: [...NET, 'netIsKnot', 'repeatWhile', 'repeatUntil', 'not', 'if', 'ifElse'],
    solution: { main: [repeat(4, wholeRow, nextRow)] },
    wrong: [
      {
        main: [
          ...[untie, untie, untie, nextRow, untie, nextRow],
          ...[untie, untie, untie, untie, nextRow, untie, untie],
        ],
      },
      { main: [repeat(4, wholeRow)] },
    ],
  },
];

const [umbrella, hold, crouch] = [piece('bodyUmbrella'), piece('bodyHold'), piece('bodyCrouch')];
const [isRain, isWind] = [piece('stormIsRain'), piece('stormIsWind')];
const STORM_COMMANDS = [
  ['umbrella()', '비가 올 때 우산을 펴요'],
  ['hold()', '바람이 불 때 기둥을 꼭 붙잡아요'],
  ['crouch()', '천둥이 칠 때 웅크려요'],
] as const;
const STORM = ['bodyUmbrella', 'bodyHold', 'bodyCrouch', 'repeat'] as const;
const CHOICE = ['if', 'ifElse', 'not'] as const;

export const GRUMPY_STORM_PHASES: readonly ObjectContent[] = [
  {
    kind: 'grumpyStorm',
    problemId: 9527,
    title: '심술 폭풍: 하늘 읽기',
    mission: '비에는 우산을 펴고, 바람에는 꼭 붙잡고, 천둥에는 웅크려요. 날씨 네 번을 차례로 견뎌요.',
    difficulty: 1,
    character: 'NEMO',
    seeds: [1],
    commands: STORM_COMMANDS,
    hints: [
      '위에 걸린 날씨를 왼쪽부터 읽어요.',
      '첫 날씨는 비예요. 우산을 펴요. 그다음은 바람이에요.',
      '우산 펴기, 꼭 붙잡기, 우산 펴기, 웅크리기 차례예요.',
    ],
    toolbox: STORM,
    solution: { main: [umbrella, hold, umbrella, crouch] },
    wrong: [{ main: [umbrella, hold, crouch, umbrella] }, { main: [umbrella, hold, umbrella] }],
  },
  {
    kind: 'grumpyStorm',
    problemId: 9528,
    title: '심술 폭풍: 비일까, 바람일까',
    mission: '이제 날씨가 때마다 달라요. 비 아니면 바람이에요. 물어보고 여덟 번 견뎌요.',
    difficulty: 2,
    character: 'NEMO',
    seeds: [2, 3, 4, 5],
    commands: [...STORM_COMMANDS, ['isRain()', '다음 날씨가 비면 참이에요']],
    hints: [
      '정해 둔 차례로는 다음 판에서 어긋나요. 비가 오는지 물어봐요.',
      '만약 비가 오면 우산을 펴고, 아니면 꼭 붙잡아요.',
      '「만약, 아니면」을 여덟 번 반복해요.',
    ],
    toolbox: [...STORM, 'stormIsRain', ...CHOICE],
    solution: { main: [repeat(8, choose(isRain, [umbrella], [hold]))] },
    wrong: [
      { main: [umbrella, umbrella, hold, umbrella, hold, hold, hold, umbrella] },
      { main: [repeat(8, choose(isRain, [hold], [umbrella]))] },
    ],
  },
  {
    kind: 'grumpyStorm',
    problemId: 9529,
    title: '심술 폭풍: 세 갈래 날씨',
    mission: '비도, 바람도, 천둥도 와요. 질문 두 개로 셋을 가려 아홉 번 견뎌요.',
    difficulty: 3,
    character: 'NEMO',
    seeds: [6, 7, 8, 9],
    commands: [
      ...STORM_COMMANDS,
      ['isRain()', '다음 날씨가 비면 참이에요'],
      ['isWind()', '다음 날씨가 바람이면 참이에요'],
    ],
    hints: [
      '먼저 비인지 물어봐요. 비가 아니면 바람이거나 천둥이에요.',
      '「아니면」 안에 「만약, 아니면」을 하나 더 넣어요.',
      '비면 우산, 아니면서 바람이면 붙잡기, 그것도 아니면 웅크리기를 아홉 번 반복해요.',
    ],
    toolbox: [...STORM, 'stormIsRain', 'stormIsWind', ...CHOICE],
    solution: {
      main: [repeat(9, choose(isRain, [umbrella], [choose(isWind, [hold], [crouch])]))],
    },
    wrong: [
      { main: [repeat(9, choose(isRain, [umbrella], [hold]))] },
      { main: [crouch, umbrella, hold, hold, crouch, umbrella, hold, crouch, umbrella] },
    ],
  },
];
