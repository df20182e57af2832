/** Things of the arena and the sky: sums, sorting, sequences, simulation and searching. */
import { piece } from '#shared/blocks/writeBlocks.ts';
import { add, box, calculate, compare, count, put, repeat, when } from './objectPieces.ts';
import type { ObjectContent } from './objectProblem.ts';

const BOXES = ['setVariable', 'changeVariable', 'variable'] as const;
const lastRound = calculate(piece('scoreboardRounds'), 'SUBTRACT', 1);
const score = piece('scoreboardScore', box('번호'));
const showSum = piece('scoreboardShow', box('합'));
const next = calculate(box('번호'), 'ADD', 1);
const flag = (at: Parameters<typeof put>[1]) => piece('flagsNumber', at);
const sortOnce = (operator: 'GT' | 'LT') =>
  count(
    ...([0, 3, '번호'] as const),
    when(compare(flag(box('번호')), operator, flag(next)), [piece('flagsSwap', box('번호'), next)]),
  );
const [short, long, rest] = [piece('lighthouseShort'), piece('lighthouseLong'), piece('lighthouseRest')];
const wind = piece('windmillWind');
const turn = piece('windmillTurn', box('빠르기'));
const halfway = calculate(
  box('빠르기'),
  'ADD',
  calculate(calculate(wind, 'SUBTRACT', box('빠르기')), 'DIVIDE', 2),
);
const ticket = put('표', piece('balloonsTicket'));
const number = piece('balloonsNumber', box('번호'));
const release = piece('balloonsRelease', box('번호'));

export const ARENA_OBJECTS: readonly ObjectContent[] = [
  {
    kind: 'scoreboard',
    title: '모두 더하면 몇 점?',
    mission: '모든 경기의 점수를 더해 점수판에 써요. 경기 수와 점수는 날마다 달라요.',
    difficulty: 3,
    character: 'SHARK',
    seeds: [1, 2, 3],
    commands: [
      ['scoreboard.rounds()', '경기가 몇 번이었는지 알려 줘요'],
      ['scoreboard.score(0)', '0번 경기의 점수를 알려 줘요'],
      ['scoreboard.show(7)', '점수판에 7을 써요'],
    ],
    hints: [
      '「합」이라는 상자에 0을 담고 시작해요.',
      '0번 경기부터 점수를 하나씩 읽어 상자에 더해요.',
      '마지막 번호는 경기 수보다 하나 작아요. 다 더한 뒤에 점수판에 써요.',
    ],
    toolbox: [
      ...['scoreboardShow', 'scoreboardRounds', 'scoreboardScore', 'count', 'repeat', 'calculate'],
      ...BOXES,
    ],
    solution: { main: [put('합', 0), count(0, lastRound, '번호', add('합', score)), showSum] },
    wrong: [
      { main: [put('합', 0), count(0, lastRound, '번호', put('합', score)), showSum] },
      { main: [put('합', 0), count(1, lastRound, '번호', add('합', score)), showSum] },
    ],
  },
  {
    kind: 'flags',
    title: '작은 수부터 차례로',
    mission: '깃발 다섯 개를 작은 수부터 큰 수까지 차례로 세워요. 둘씩 견주어 자리를 바꿔요.',
    difficulty: 5,
    character: 'SHARK',
    seeds: [1, 2, 3],
    commands: [
      ['flags.number(0)', '0번 자리 깃발의 수를 읽어요'],
      ['flags.swap(0, 1)', '0번과 1번 깃발을 바꿔요'],
    ],
    hints: [
      '옆에 있는 두 깃발을 견주어, 왼쪽 수가 더 크면 바꿔요.',
      '0번과 1번부터 3번과 4번까지 한 바퀴 돌면 가장 큰 수가 맨 뒤로 가요.',
      '한 바퀴를 네 번 돌면 모두 제자리를 찾아요.',
    ],
    toolbox: ['flagsNumber', 'flagsSwap', 'count', 'repeat', 'if', 'compare', 'calculate', ...BOXES],
    solution: { main: [repeat(4, sortOnce('GT'))] },
    wrong: [{ main: [sortOnce('GT')] }, { main: [repeat(4, sortOnce('LT'))] }],
  },
];

export const SKY_OBJECTS: readonly ObjectContent[] = [
  {
    kind: 'lighthouse',
    title: '등대의 신호',
    mission: '짧게, 짧게, 길게! 등대로 신호를 보내요. 그 뒤에는 너만의 신호를 이어도 좋아요.',
    difficulty: 1,
    character: 'DOLPHIN',
    seeds: [1],
    commands: [
      ['lighthouse.short()', '짧게 비춰요'],
      ['lighthouse.long()', '길게 비춰요'],
      ['lighthouse.blink(["짧게", "쉬기", "길게"])', '목록대로 차례로 비춰요'],
    ],
    hints: [
      '코드는 위에서부터 한 줄씩 차례로 움직여요.',
      '불빛 세 번이 필요해요. 첫 번째와 두 번째는 같아요.',
      '마지막 불빛만 길게 비춰요.',
    ],
    toolbox: [
      ...['lighthouseShort', 'lighthouseLong', 'lighthouseRest', 'lighthouseOn', 'lighthouseOff'],
      ...['wait', 'repeat'],
    ],
    solution: { main: [short, short, long] },
    wrong: [{ main: [short, long, short] }, { main: [short, rest, long] }],
  },
  {
    kind: 'windmill',
    title: '바람을 닮아 가는 풍차',
    mission: '풍차는 1초마다 바람과의 차이를 반씩 따라가요. 여섯 번 바람을 읽고 그만큼 빠르기를 바꿔요.',
    difficulty: 5,
    character: 'TURTLE',
    seeds: [1, 2, 3],
    commands: [
      ['windmill.wind()', '지금 바람의 세기를 알려 줘요'],
      ['windmill.turn(4)', '1초 동안 빠르기를 4까지 바꿔요'],
    ],
    hints: [
      '처음 빠르기는 0이에요. 지금 빠르기를 상자에 담아 두어요.',
      '바람에서 빠르기를 빼면 차이예요. 그 반을 빠르기에 더해요.',
      '새 빠르기로 돌고 나면 바람이 달라져요. 여섯 번 되풀이해요.',
    ],
    toolbox: ['windmillTurn', 'windmillWind', 'repeat', 'calculate', ...BOXES],
    solution: { main: [put('빠르기', 0), repeat(6, put('빠르기', halfway), turn)] },
    wrong: [
      { main: [repeat(6, put('빠르기', wind), turn)] },
      { main: [put('빠르기', 0), repeat(5, put('빠르기', halfway), turn)] },
    ],
  },
  {
    kind: 'balloons',
    title: '내 풍선을 찾아라',
    mission: '풍선 일곱 개에 수가 숨어 있어요. 표와 같은 수의 풍선을 찾아 그것만 날려요.',
    difficulty: 4,
    character: 'NEMO',
    seeds: [1, 2, 3],
    commands: [
      ['balloons.ticket()', '표에 쓰인 수를 읽어요'],
      ['balloons.number(0)', '0번 풍선의 수를 읽어요'],
      ['balloons.release(0)', '0번 풍선을 날려요'],
    ],
    hints: [
      '어느 풍선인지 아직 몰라요. 0번부터 6번까지 하나씩 읽어 봐요.',
      '읽은 수가 표의 수와 같은지 견주어요.',
      '같을 때만 그 번호의 풍선을 날려요. 찾았으면 멈추어도 좋아요.',
    ],
    toolbox: [
      ...['balloonsTicket', 'balloonsNumber', 'balloonsRelease', 'count', 'repeat', 'stopRepeat'],
      ...['if', 'compare', ...BOXES],
    ],
    solution: {
      main: [
        ticket,
        count(0, 6, '번호', when(compare(number, 'EQ', box('표')), [release, piece('stopRepeat')])),
      ],
    },
    wrong: [
      { main: [piece('balloonsRelease', 2)] },
      { main: [ticket, count(0, 6, '번호', when(compare(number, 'GTE', box('표')), [release]))] },
    ],
  },
];
