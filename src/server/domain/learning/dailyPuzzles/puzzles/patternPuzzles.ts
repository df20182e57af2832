/** Wednesday and Thursday: patterns, a missing command, and repetition within repetition. */
import { blockOfType } from '#shared/blocks/catalogue.ts';
import type { Piece } from '#shared/blocks/writeBlocks.ts';
import {
  climbDown,
  climbUp,
  draw,
  jump,
  repeat,
  take,
  talk,
  turn,
  walk,
} from '#server/domain/seed/stages/stagePieces.ts';
import { STAGE_COLORS, type StageColor } from '#shared/simulation/stage/level.ts';
import {
  ALL_SHELLS,
  FLAG,
  flat,
  isPiece,
  numberChoices,
  puzzle,
  type Filling,
  type Puzzle,
  type PuzzleChoice,
} from './puzzle.ts';

const HOW_MANY = '빈칸에 들어갈 수는?';
const PATTERN = [{ kind: 'PATTERN' }] as const;
const NAMES: Readonly<Record<StageColor, string>> = {
  red: '빨강',
  orange: '주황',
  yellow: '노랑',
  green: '초록',
  blue: '파랑',
  purple: '보라',
  white: '하양',
};
const letterOf = (color: StageColor): string =>
  Object.entries(STAGE_COLORS).find(([, name]) => name === color)?.[0] ?? 'r';
const colour = (color: StageColor): PuzzleChoice => ({ label: NAMES[color], filling: color });

/** Two colours in turns; the second is missing. */
function stripes(
  title: string,
  first: StageColor,
  second: StageColor,
  times: number,
  turnBy: number,
): Puzzle {
  const others = (['red', 'yellow', 'blue', 'green', 'purple'] as const).filter((color) => color !== second);
  return puzzle({
    title,
    question: '빈칸에 들어갈 색은?',
    hint: '되풀이되는 한 묶음을 찾아요. 첫째 돌 다음은 무슨 색인가요?',
    concept: 'PATTERN',
    theme: 'PATTERN',
    layout: { rows: flat(`.S${(letterOf(first) + letterOf(second)).repeat(times)}...`), goals: PATTERN },
    program: (filling) => [
      repeat(times, walk(1), draw(first), walk(1), draw(isPiece(filling) ? filling : String(filling))),
    ],
    right: colour(second),
    others: others.slice(0, 3).map(colour),
    turn: turnBy,
  });
}

/** A row of one colour, then of another. */
const twoRows = (title: string, first: StageColor, many: number, second: StageColor, few: number): Puzzle =>
  puzzle({
    title,
    question: HOW_MANY,
    hint: '첫째 색 돌이 몇 개인지 세어 봐요. 하나라도 넘으면 다음 색을 덮어요.',
    concept: 'PATTERN',
    theme: 'PATTERN',
    layout: {
      rows: flat(`.S${letterOf(first).repeat(many)}${letterOf(second).repeat(few)}...`),
      goals: PATTERN,
    },
    program: (filling) => [repeat(filling, walk(1), draw(first)), repeat(few, walk(1), draw(second))],
    ...numberChoices(many),
  });

const labelled = (block: Piece, label?: string): PuzzleChoice => ({
  label: label ?? blockOfType(block.type)?.text ?? '',
  filling: block,
});
const WHICH = '빈칸에 들어갈 블록은?';
const statement = (filling: Filling): Piece => (isPiece(filling) ? filling : turn);

/** Shells side by side, with the command that is done at each of them missing. */
const gather = (title: string, shells: number, turnBy: number): Puzzle =>
  puzzle({
    title,
    question: WHICH,
    hint: '한 칸 걸을 때마다 발밑에 무엇이 있나요?',
    concept: 'PATTERN',
    theme: 'PATTERN',
    layout: { rows: flat(`.S${'o'.repeat(shells)}.F..`), goals: [FLAG, ALL_SHELLS] },
    program: (filling) => [repeat(shells, walk(1), statement(filling)), walk(2)],
    right: labelled(take),
    others: [labelled(jump), labelled(turn), labelled(talk)],
    turn: turnBy,
  });

/** The command that climbs a step is missing. */
const climb = (title: string, steps: number, turnBy: number): Puzzle => {
  const width = steps * 2 + 6;
  const ground = Array.from({ length: steps + 1 }, (_, index) => {
    const from = (steps - index) * 2;
    return `${'.'.repeat(from)}${'#'.repeat(width - from)}`;
  });
  const flagAt = steps * 2 + 2;
  const rows = ['.'.repeat(width), `${'.'.repeat(flagAt)}F${'.'.repeat(width - flagAt - 1)}`, ...ground];
  return puzzle({
    title,
    question: WHICH,
    hint: '앞에 높은 계단이 있어요. 걸어서는 올라갈 수 없어요.',
    concept: 'PATTERN',
    theme: 'PATH',
    layout: {
      rows: rows.map((row, index) => (index === rows.length - 2 ? `S${row.slice(1)}` : row)),
      goals: [FLAG],
    },
    program: (filling) => [repeat(steps, walk(1), statement(filling)), walk(2)],
    right: labelled(jump),
    others: [labelled(take), labelled(turn), labelled(talk)],
    turn: turnBy,
  });
};

export const STRIPES: readonly Puzzle[] = [
  stripes('빨강 다음은 무슨 색?', 'red', 'yellow', 3, 1),
  stripes('바다 줄무늬', 'blue', 'white', 3, 3),
  stripes('해초와 귤', 'green', 'orange', 3, 0),
  stripes('보라 무늬 길', 'purple', 'blue', 4, 2),
];

export const TWO_ROWS: readonly Puzzle[] = [
  twoRows('파랑 길, 노랑 길', 'blue', 4, 'yellow', 2),
  twoRows('빨간 담요 한 장', 'red', 3, 'white', 3),
  twoRows('초록 다섯, 보라 둘', 'green', 5, 'purple', 2),
];

export const MISSING: readonly Puzzle[] = [
  gather('빠진 블록을 찾아라', 3, 2),
  climb('어떻게 올라갈까?', 3, 0),
  gather('조개 넷을 한 번에', 4, 1),
  climb('높은 데 걸린 깃발', 2, 3),
];

/** Stones with the same number of shells on each; the inner number is missing. */
function stones(title: string, many: number, shells: number): Puzzle {
  const ground = `${`${'#'.repeat(shells + 1)}.`.repeat(many)}###`;
  const way = `S${'o'.repeat(shells)}.`.replace('S', '.').repeat(many);
  return puzzle({
    title,
    question: HOW_MANY,
    hint: '바위 하나에 조개가 몇 개 있나요? 한 바위만 보면 돼요.',
    concept: 'NESTED',
    theme: 'PATH',
    layout: {
      rows: ['.'.repeat(ground.length), `S${way.slice(1)}F..`, ground, ground],
      goals: [FLAG, ALL_SHELLS],
    },
    fallEnds: true,
    program: (filling) => [repeat(many, repeat(filling, walk(1), take), jump)],
    ...numberChoices(shells),
  });
}

/** Ladders with a shell on top of each. */
function lookouts(title: string, ladders: number, apart: number, height: number): Puzzle {
  const width = ladders * apart + 8;
  const row = (sign: string) =>
    Array.from({ length: width }, (_, column) =>
      column > 0 && column % apart === 0 && column <= ladders * apart ? sign : '.',
    ).join('');
  // One ladder too many must not end on the flag.
  const toFlag = apart === 2 ? 3 : 2;
  const flagAt = ladders * apart + toFlag;
  const foot = row('|');
  const rows = [
    '.'.repeat(width),
    row('o'),
    ...Array.from({ length: height - 1 }, () => row('|')),
    `S${foot.slice(1, flagAt)}F${foot.slice(flagAt + 1)}`,
    '#'.repeat(width),
  ];
  return puzzle({
    title,
    question: HOW_MANY,
    hint: '사다리 하나에 할 일이 한 묶음이에요. 사다리는 몇 개인가요?',
    concept: 'NESTED',
    theme: 'RIDDLE',
    layout: { rows, goals: [FLAG, ALL_SHELLS] },
    program: (filling) => [
      repeat(filling, walk(apart), climbUp(height), take, climbDown(height)),
      walk(toFlag),
    ],
    ...numberChoices(ladders),
  });
}

export const STONES: readonly Puzzle[] = [
  stones('바위마다 조개 둘', 3, 2),
  stones('조개 바위 두 개', 2, 3),
  stones('반복 속의 반복', 3, 3),
  stones('조개 넷짜리 바위', 2, 4),
  stones('바위 넷을 건너요', 4, 2),
];

export const LOOKOUTS: readonly Puzzle[] = [
  lookouts('꼭대기 조개 모으기', 3, 3, 2),
  lookouts('망루 두 개', 2, 4, 3),
  lookouts('오르락내리락', 4, 2, 2),
  lookouts('높은 망루 셋', 3, 4, 3),
  lookouts('다섯 번 오르기', 5, 2, 1),
];
