/** Friday to Sunday: reading signs, looking ahead, and remembering. */
import { piece, type Piece } from '#shared/blocks/writeBlocks.ts';
import {
  add,
  answer,
  atFlag,
  box,
  draw,
  ifSight,
  jump,
  put,
  repeat,
  say,
  sight,
  sign,
  take,
  talk,
  until,
  walk,
  type Sight,
} from '#server/domain/seed/stages/stagePieces.ts';
import type { StageLayout } from '#shared/simulation/stage/level.ts';
import {
  ALL_SHELLS,
  FLAG,
  flat,
  isPiece,
  numberChoice,
  numberChoices,
  puzzle,
  type Filling,
  type Puzzle,
  type PuzzleChoice,
} from './puzzle.ts';

const [CRAB, TURTLE, NEMO, SEAHORSE] = [102, 103, 104, 105] as const;
const tell = (text: string | number) => [{ kind: 'SAY', text: String(text), friend: 1 }] as const;
const READ_SIGN: PuzzleChoice = { label: '표지판 읽기', filling: sign };

const SIGHTS: Readonly<Record<Sight, string>> = {
  gapAhead: '앞에 틈이',
  wallAhead: '앞에 벽이',
  shellAhead: '앞에 조개가',
  shellHere: '여기 조개가',
  friendAhead: '앞에 친구가',
};
/** A sight as a value block, or as the word inside of a decision. */
const asValue = (what: Sight): PuzzleChoice => ({ label: `${SIGHTS[what]} 있다`, filling: sight(what) });
const asWord = (what: Sight): PuzzleChoice => ({ label: SIGHTS[what], filling: what });
const value = (filling: Filling): Piece => (isPiece(filling) ? filling : atFlag);

/** A shell lies as many cells away as the sign says. */
const signWalk = (title: string, numbers: readonly [number, number, number], turnBy: number): Puzzle => {
  const layoutOf = (number: number): Partial<StageLayout> => ({
    rows: flat(`SA${'.'.repeat(number - 1)}o${'.'.repeat(11 - number)}`),
    signs: { A: number },
  });
  const [first] = numbers;
  return puzzle({
    title,
    question: '빈칸에 들어갈 것은?',
    hint: '바다마다 표지판의 수가 달라요. 어느 바다에서나 맞으려면?',
    concept: 'SIGN',
    theme: 'RIDDLE',
    layout: { rows: layoutOf(first).rows ?? [], signs: { A: first }, goals: [ALL_SHELLS] },
    variantList: numbers.map(layoutOf),
    program: (filling) => [walk(1), walk(filling), take],
    right: READ_SIGN,
    others: numbers.map(numberChoice),
    turn: turnBy,
  });
};

/** The sign says how many stones are painted. */
const signPaint = (title: string, numbers: readonly [number, number, number], turnBy: number): Puzzle => {
  const layoutOf = (number: number): Partial<StageLayout> => ({
    rows: flat(`SA${'y'.repeat(number)}b${'.'.repeat(9 - number)}`),
    signs: { A: number },
  });
  const [first] = numbers;
  return puzzle({
    title,
    question: '빈칸에 들어갈 것은?',
    hint: '몇 개를 칠할지는 표지판만 알아요. 그 수를 그대로 쓰려면?',
    concept: 'SIGN',
    theme: 'PATTERN',
    layout: { rows: layoutOf(first).rows ?? [], signs: { A: first }, goals: [{ kind: 'PATTERN' }] },
    variantList: numbers.map(layoutOf),
    program: (filling) => [walk(1), repeat(filling, walk(1), draw('yellow')), walk(1), draw('blue')],
    right: READ_SIGN,
    others: numbers.map(numberChoice),
    turn: turnBy,
  });
};

/** Somebody waits at another place in every sea. */
const findFriend = (title: string, npcId: number, places: readonly number[], turnBy: number): Puzzle => {
  const rowsOf = (cells: number) => flat(`S${'.'.repeat(cells)}1${'.'.repeat(9 - cells)}`);
  return puzzle({
    title,
    question: '언제까지 걸을까요?',
    hint: '몇 칸인지는 몰라도 돼요. 누구를 만나면 멈춰야 하나요?',
    concept: 'UNTIL',
    theme: 'RIDDLE',
    layout: {
      rows: rowsOf(places[0] ?? 3),
      friends: [{ npcId, says: '찾았다! 반가워!' }],
      goals: [{ kind: 'TALK', friend: 1 }],
    },
    variantList: places.map((cells) => ({ rows: rowsOf(cells) })),
    program: (filling) => [until(value(filling), walk(1)), talk],
    right: asValue('friendAhead'),
    others: (['wallAhead', 'gapAhead', 'shellAhead'] as const).map(asValue),
    turn: turnBy,
  });
};

/** A shell right before a wall, which is at another place in every sea. */
const wallShell = (title: string, places: readonly number[], turnBy: number): Puzzle => {
  const rowsOf = (cells: number) => [
    `${'.'.repeat(cells + 1)}${'#'.repeat(11 - cells)}`,
    `S${'.'.repeat(cells - 1)}o${'#'.repeat(11 - cells)}`,
    '#'.repeat(12),
  ];
  return puzzle({
    title,
    question: '언제까지 걸을까요?',
    hint: '조개는 늘 무엇 바로 앞에 있나요?',
    concept: 'UNTIL',
    theme: 'RIDDLE',
    layout: { rows: ['.'.repeat(12), ...rowsOf(places[0] ?? 4)], goals: [ALL_SHELLS] },
    variantList: places.map((cells) => ({ rows: ['.'.repeat(12), ...rowsOf(cells)] })),
    program: (filling) => [until(value(filling), walk(1)), take],
    right: asValue('wallAhead'),
    others: (['friendAhead', 'shellAhead', 'gapAhead'] as const).map(asValue),
    turn: turnBy,
  });
};

/** Gaps at other places in every sea; a figure is the length of a stone. */
const leap = (title: string, seas: readonly (readonly number[])[], turnBy: number): Puzzle => {
  const rowsOf = (lengths: readonly number[]) => {
    const ground = lengths
      .map((length) => '#'.repeat(length))
      .join('.')
      .padEnd(13, '#');
    return ['.'.repeat(13), 'S.........F..', ground, ground];
  };
  return puzzle({
    title,
    question: '무엇을 보고 점프할까요?',
    hint: '떨어지기 바로 앞에서 보이는 것은 무엇인가요?',
    concept: 'CONDITION',
    theme: 'PATH',
    layout: { rows: rowsOf(seas[0] ?? []), goals: [FLAG] },
    variantList: seas.map((lengths) => ({ rows: rowsOf(lengths) })),
    program: (filling) => [until(atFlag, piece('ifSightElse', filling, [jump], [walk(1)]))],
    right: asWord('gapAhead'),
    others: (['wallAhead', 'shellHere', 'friendAhead'] as const).map(asWord),
    turn: turnBy,
  });
};

/** Shells at other places in every sea; the last cell before the wall has none. */
const lookDown = (title: string, seas: readonly string[], turnBy: number): Puzzle =>
  puzzle({
    title,
    question: '언제 주울까요?',
    hint: '조개 위에 서 있을 때만 주울 수 있어요.',
    concept: 'CONDITION',
    theme: 'RIDDLE',
    layout: { rows: flat(`S${seas[0] ?? ''}`), goals: [ALL_SHELLS] },
    variantList: seas.map((cells) => ({ rows: flat(`S${cells}`) })),
    program: (filling) => [until(sight('wallAhead'), walk(1), piece('ifSight', filling, [take]))],
    right: asWord('shellHere'),
    others: (['shellAhead', 'friendAhead', 'gapAhead'] as const).map(asWord),
    turn: turnBy,
  });

/** A friend knows the word that opens the gate; every sea has another one. */
const password = (title: string, npcId: number, words: readonly [string, string, string], turnBy: number) =>
  puzzle({
    title,
    question: '무엇이라고 말할까요?',
    hint: '바다마다 비밀 말이 달라요. 친구가 알려 준 그대로 말하려면?',
    concept: 'ANSWER',
    theme: 'RIDDLE',
    layout: {
      rows: ['.....V....', '.....V....', 'S..1.V..F.', '##########'],
      friends: [{ npcId, says: words[0] }],
      gates: { V: { kind: 'SAY', text: words[0] } },
      goals: [FLAG],
    },
    variantList: words.map((text) => ({
      friends: [{ npcId, says: text }],
      gates: { V: { kind: 'SAY', text } },
    })),
    program: (filling) => [walk(2), say(filling), walk(6)],
    right: { label: '들은 대답', filling: answer },
    others: words.map((word) => ({ label: `“${word}”`, filling: word })),
    turn: turnBy,
  });

/** The numbers of all signs together. */
const addSigns = (title: string, npcId: number, seas: readonly (readonly number[])[], turnBy: number) => {
  const layoutOf = (numbers: readonly number[]): Partial<StageLayout> => ({
    rows: flat(`S${'ABCDE'.slice(0, numbers.length)}1....`.padEnd(11, '.')),
    signs: Object.fromEntries(numbers.map((number, index) => ['ABCDE'[index] ?? 'A', number])),
    goals: tell(numbers.reduce((sum, number) => sum + number, 0)),
  });
  const first = layoutOf(seas[0] ?? [1]);
  return puzzle({
    title,
    question: '「합」에 무엇을 더할까요?',
    hint: '표지판마다 수가 달라요. 서 있는 곳의 수를 더하려면?',
    concept: 'MEMORY',
    theme: 'SPELL',
    layout: {
      rows: first.rows ?? [],
      signs: first.signs ?? {},
      goals: first.goals ?? [],
      friends: [{ npcId, says: '모두 더하면 얼마일까?' }],
    },
    variantList: seas.map(layoutOf),
    program: (filling) => [
      put('합', 0),
      until(sight('friendAhead'), walk(1), add('합', filling)),
      say(box('합')),
    ],
    right: READ_SIGN,
    others: [1, 2, 10].map(numberChoice),
    turn: turnBy,
  });
};

/** Each shell is worth the same. */
const countPoints = (title: string, npcId: number, worth: number, seas: readonly string[]): Puzzle => {
  const layoutOf = (cells: string): Partial<StageLayout> => ({
    rows: flat(`S${cells}1..`),
    goals: tell(worth * (cells.split('o').length - 1)),
  });
  const first = layoutOf(seas[0] ?? 'o');
  return puzzle({
    title,
    question: '조개 하나에 얼마를 더할까요?',
    hint: `조개 하나는 ${worth}점이에요. 주울 때마다 「점수」가 얼마나 커져야 하나요?`,
    concept: 'MEMORY',
    theme: 'SPELL',
    layout: {
      rows: first.rows ?? [],
      goals: first.goals ?? [],
      friends: [{ npcId, says: `조개 하나에 ${worth}점! 모두 몇 점이니?` }],
    },
    variantList: seas.map(layoutOf),
    program: (filling) => [
      put('점수', 0),
      until(sight('friendAhead'), walk(1), ifSight('shellHere', take, add('점수', filling))),
      say(box('점수')),
    ],
    ...numberChoices(worth),
  });
};

export const SIGN_WALKS: readonly Puzzle[] = [
  signWalk('표지판만큼 걸어요', [4, 2, 7], 1),
  signWalk('오늘은 몇 걸음?', [3, 6, 5], 3),
  signWalk('숫자를 믿어 봐요', [5, 8, 2], 0),
];

export const SIGN_PAINTS: readonly Puzzle[] = [
  signPaint('표지판이 말한 만큼', [3, 5, 4], 2),
  signPaint('노란 길 만들기', [6, 2, 4], 1),
  signPaint('수만큼 칠하기', [2, 5, 7], 3),
];

export const FINDS: readonly Puzzle[] = [
  findFriend('니모는 어디에?', NEMO, [3, 6, 2], 2),
  wallShell('벽 앞의 조개', [6, 3, 9], 0),
  findFriend('우체부를 만나요', SEAHORSE, [5, 2, 8], 3),
  wallShell('어디까지 가야 할까', [4, 8, 5], 1),
];

export const LEAPS: readonly Puzzle[] = [
  leap(
    '틈이 있을 때만!',
    [
      [3, 2],
      [2, 4],
      [4, 1],
    ],
    1,
  ),
  leap(
    '바다가 바뀌어도',
    [
      [4, 2],
      [2, 3],
      [6, 1],
    ],
    3,
  ),
  leap(
    '눈을 크게 뜨고',
    [
      [2, 1, 2],
      [3, 3],
      [1, 4],
    ],
    0,
  ),
  leap('조심조심 폴짝', [[5, 1], [1, 1, 3], [3]], 2),
  leap(
    '틈 탐정',
    [
      [1, 2, 2],
      [6, 1],
      [2, 2],
    ],
    1,
  ),
];

export const LOOKS: readonly Puzzle[] = [
  lookDown('발밑을 봐요', ['.o.oo...', 'o...o.o.', '..oo.o..'], 0),
  lookDown('숨은 조개 줍기', ['oo..o...', '.o....o.', 'o.o.o...'], 2),
  lookDown('있을 때만 주워요', ['..o..o..', 'ooo.....', '.o.o.o..'], 3),
  lookDown('모래밭 살피기', ['o..o.o..', '.oo..o..', '....oo..'], 1),
  lookDown('조개가 보이나요?', ['...oo...', 'o.....o.', '.o.oo...'], 2),
];

export const PASSWORDS: readonly Puzzle[] = [
  password('문을 여는 말', TURTLE, ['산호', '진주', '물결'], 0),
  password('귓속말 열쇠', NEMO, ['거품', '별빛', '파도'], 3),
  password('비밀 말을 전해요', SEAHORSE, ['편지', '바람', '노을'], 1),
];

export const SUMS: readonly Puzzle[] = [
  addSigns(
    '비밀의 합',
    TURTLE,
    [
      [2, 5, 4],
      [1, 2, 3, 4],
      [10, 7],
    ],
    2,
  ),
  addSigns(
    '표지판 장보기',
    CRAB,
    [
      [3, 3, 6],
      [8, 1],
      [5, 2, 2, 4],
    ],
    0,
  ),
  addSigns(
    '모두 더하면?',
    NEMO,
    [
      [6, 1],
      [4, 4, 5],
      [2, 9, 3, 1],
    ],
    1,
  ),
];

export const POINTS: readonly Puzzle[] = [
  countPoints('조개 점수판', CRAB, 2, ['.o.oo..', 'o....o.', 'oo.ooo.']),
  countPoints('하나에 삼 점', SEAHORSE, 3, ['o..o...', '.oo.o..', 'ooo.oo.']),
  countPoints('몇 개를 주웠을까', TURTLE, 1, ['.oo.o..', 'o.o....', '.ooooo.']),
];
