/** Pure. The board of a child's own stage: its marks, its faults in words for its maker, and the level that is played. */
import { NPCS } from '#shared/content/npcs.ts';
import { OWN_BOARD, type OwnBoard, type OwnGoal } from '#shared/contract/learning/ownStages.ts';
import { STAGE_COMMAND_LIMIT, type StageGoal, type StageLevel } from '#shared/simulation/stage/level.ts';

/** Kinds of tile, in the order of the palette; the eraser is beside them. */
export const OWN_TILES = ['#', '=', '|', 'S', 'F', 'o', 'y', '1', 'V', 'W'] as const;
export const OWN_WATER = '.';
export type OwnMark = (typeof OWN_TILES)[number] | typeof OWN_WATER;

/** There is one of each on a board: putting it somewhere else moves it. */
const SINGLE: readonly string[] = ['S', 'F', '1'];

/** The friend that stands on boards, and its answer. */
const FRIEND = { npcId: NPCS.find(({ sprite }) => sprite === 'crab')?.id ?? 1, says: '반가워!' } as const;

const TOOLBOX: readonly string[] = [
  ...['walk', 'turn', 'jump', 'dash', 'climbUp', 'climbDown', 'take', 'draw'],
  ...['repeat', 'repeatUntil', 'if', 'ifElse', 'ifSight', 'ifSightElse', 'sight', 'atFlag'],
  ...['talk', 'setVariable', 'changeVariable', 'variable', 'spell', 'cast', 'compare', 'calculate'],
];

const GOALS: Readonly<Record<OwnGoal, StageGoal>> = {
  FLAG: { kind: 'FLAG' },
  SHELLS: { kind: 'SHELLS', count: 'ALL' },
  LAMPS: { kind: 'PATTERN' },
};

const countOf = ({ rows }: OwnBoard, mark: OwnMark): number => rows.join('').split(mark).length - 1;

/** The limits of a board that nobody has solved yet: they are beyond any program of a child. */
export const NO_LIMITS = { blockLimit: 200, stepLimit: STAGE_COMMAND_LIMIT } as const;

/** The level of a board; `blockLimit` and `stepLimit` are those of its maker's own program. */
export function levelOfBoard(
  board: OwnBoard,
  limits: { readonly blockLimit: number; readonly stepLimit: number } = NO_LIMITS,
): StageLevel {
  const { theme, goal, rows } = board;
  const shells = countOf(board, 'o');
  return {
    ...{ theme, rows, order: 0, facing: 'RIGHT', fallEnds: false },
    ...limits,
    signs: {},
    friends: countOf(board, '1') > 0 ? [FRIEND] : [],
    gates: {
      ...(countOf(board, 'V') > 0 && { V: { kind: 'SHELLS', count: Math.min(40, Math.max(1, shells)) } }),
      ...(countOf(board, 'W') > 0 && { W: { kind: 'TALK', friend: 1 } }),
    },
    goals: [GOALS[goal]],
    // One sea: the board is what its maker drew.
    variantList: [{}, {}, {}],
    toolbox: TOOLBOX,
  };
}

/** Most shells: a door of shells counts them. */
const MOST_SHELLS = 40;

/** The reasons for which a board cannot be played yet. */
export const BOARD_FAULTS = {
  noStart: '출발할 곳을 놓아 주세요.',
  twice: '출발, 깃발, 친구는 하나씩만 놓을 수 있어요.',
  startFloats: '출발 바로 아래에 땅이나 판자를 놓아 주세요.',
  noFlag: '깃발을 놓아 주세요.',
  noShell: '조개를 하나는 놓아 주세요.',
  tooManyShells: `조개는 ${MOST_SHELLS}개까지 놓을 수 있어요.`,
  noLamp: '등불 자리를 하나는 놓아 주세요.',
  shellDoor: '조개 문을 열 조개를 놓아 주세요.',
  friendDoor: '친구 문을 열어 줄 친구를 놓아 주세요.',
} as const;
type BoardFault = keyof typeof BOARD_FAULTS;

export function faultsOfBoard(board: OwnBoard): BoardFault[] {
  const has = (mark: OwnMark) => countOf(board, mark) > 0;
  const { goal, rows } = board;
  const start = rows.findIndex((line) => line.includes('S'));
  const below = rows[start + 1]?.[rows[start]?.indexOf('S') ?? 0] ?? OWN_WATER;
  const faults: readonly (readonly [boolean, BoardFault])[] = [
    [!has('S'), 'noStart'],
    [SINGLE.some((mark) => countOf(board, mark as OwnMark) > 1), 'twice'],
    [has('S') && !'#=|'.includes(below), 'startFloats'],
    [goal === 'FLAG' && !has('F'), 'noFlag'],
    [goal === 'SHELLS' && !has('o'), 'noShell'],
    [countOf(board, 'o') > MOST_SHELLS, 'tooManyShells'],
    [goal === 'LAMPS' && !has('y'), 'noLamp'],
    [has('V') && !has('o'), 'shellDoor'],
    [has('W') && !has('1'), 'friendDoor'],
  ];
  return faults.flatMap(([isFault, fault]) => (isFault ? [fault] : []));
}

/** Whether the same is played on both. */
export const isSameBoard = (one: OwnBoard, other: OwnBoard): boolean =>
  one.theme === other.theme && one.goal === other.goal && one.rows.join('\n') === other.rows.join('\n');

/** A beach with a gap: a child that presses nothing has something to walk on. */
export const FIRST_BOARD: OwnBoard = {
  theme: 'PATH',
  goal: 'FLAG',
  rows: [
    ...Array.from({ length: OWN_BOARD.rows - 3 }, () => OWN_WATER.repeat(OWN_BOARD.columns)),
    '.S........F.',
    '#####.######',
    '#####.######',
  ],
};

/** Puts a mark into cells; the board is the same where nothing changes. */
export function paintBoard(
  board: OwnBoard,
  cells: readonly { readonly column: number; readonly row: number }[],
  mark: OwnMark,
): OwnBoard {
  const isSingle = SINGLE.includes(mark);
  const lines = board.rows.map((line) => (isSingle ? line.replaceAll(mark, OWN_WATER) : line).split(''));
  for (const { column, row } of isSingle ? cells.slice(-1) : cells) {
    const line = lines[row];
    if (line && column >= 0 && column < line.length) line[column] = mark;
  }
  const rows = lines.map((line) => line.join(''));
  return rows.every((line, row) => line === board.rows[row]) ? board : { ...board, rows };
}
