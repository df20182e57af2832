/** Short programs of blocks that a picture plays by itself, each with one idea. Pure. */
import type { BlockCategory } from '#shared/blocks/blockDefinition.ts';
import type { FILM_NAMES } from '#shared/content/lessonScenes.ts';

export interface FilmBlock {
  readonly label: string;
  readonly tone: BlockCategory | 'start';
  /** How many blocks it stands in. */
  readonly depth?: number;
}

export interface FilmStep {
  /** The block at work, from 0. */
  readonly block: number;
  /** The cell the jellyfish goes to, and whether it leaps. */
  readonly to?: number;
  readonly leaps?: true;
  readonly says?: string;
  /** Colour that the stone below gets. */
  readonly paints?: string;
  readonly takes?: true;
  /** A box and what it holds from now on. */
  readonly keeps?: readonly [name: string, value: string];
}

export interface BlockFilm {
  readonly blocks: readonly FilmBlock[];
  /** A character a cell: `.` stone, ` ` gap, `o` shell, `F` flag, `c` the crab, a figure for a sign with it. */
  readonly cells: string;
  readonly steps: readonly FilmStep[];
}

const RED = '#f2615c';
const YELLOW = '#ffd34d';
const BLUE = '#4f8ff0';
const start: FilmBlock = { label: '시작하면', tone: 'start' };
const block = (tone: FilmBlock['tone'], label: string, depth = 0): FilmBlock => ({ label, tone, depth });
const walk = (cells: number, depth = 0) => block('move', `앞으로 ${cells} 칸 걷기`, depth);

const each = (numbers: readonly number[], steps: (number: number) => readonly FilmStep[]): FilmStep[] =>
  numbers.flatMap((number) => steps(number));

const FILMS = {
  sequence: {
    blocks: [start, walk(1), block('move', '조개 줍기'), walk(2)],
    cells: '.o.F',
    steps: [{ block: 0 }, { block: 1, to: 1 }, { block: 2, takes: true }, { block: 3, to: 3 }],
  },
  repeat: {
    blocks: [start, block('repeat', '3 번 반복하기'), walk(2, 1), block('move', '점프하기', 1)],
    cells: '... ... ... F',
    steps: [
      { block: 0 },
      ...each([0, 4, 8], (at) => [
        { block: 1 },
        { block: 2, to: at + 2 },
        { block: 3, to: at + 4, leaps: true },
      ]),
    ],
  },
  gap: {
    blocks: [
      block('repeat', '5 번 반복하기'),
      block('if', '만약 앞에 틈이 있으면', 1),
      block('move', '점프하기', 2),
      block('if', '아니면', 1),
      walk(1, 2),
    ],
    cells: '.. .. .F',
    steps: [
      ...[1, 3, 4, 6, 7].flatMap((to, index): FilmStep[] => [
        { block: 1 },
        index % 2 === 1 ? { block: 2, to, leaps: true } : { block: 4, to },
      ]),
    ],
  },
  pattern: {
    blocks: [
      block('repeat', '2 번 반복하기'),
      block('move', '빨강 칠하기', 1),
      walk(1, 1),
      block('move', '노랑 칠하기', 1),
      walk(1, 1),
    ],
    cells: '....F',
    steps: each([0, 2], (at) => [
      { block: 0 },
      { block: 1, paints: RED },
      { block: 2, to: at + 1 },
      { block: 3, paints: YELLOW },
      { block: 4, to: at + 2 },
    ]),
  },
  sign: {
    blocks: [start, block('repeat', '표지판 읽기 번 반복하기'), walk(1, 1)],
    cells: '4...F',
    steps: [{ block: 0 }, { block: 1, says: '4!' }, ...each([1, 2, 3, 4], (to) => [{ block: 2, to }])],
  },
  box: {
    blocks: [start, block('memory', '수 에 표지판 읽기 담기'), walk(4), block('talk', '수 말하기')],
    cells: '7...c',
    steps: [{ block: 0 }, { block: 1, keeps: ['수', '7'] }, { block: 2, to: 3 }, { block: 3, says: '7' }],
  },
  until: {
    blocks: [start, block('repeat', '친구를 만날 때까지'), walk(1, 1), block('talk', '안녕! 말하기')],
    cells: '.....c',
    steps: [
      { block: 0 },
      ...each([1, 2, 3, 4], (to) => [{ block: 1 }, { block: 2, to }]),
      { block: 1 },
      { block: 3, says: '안녕!' },
    ],
  },
  count: {
    blocks: [
      block('memory', '수 에 0 담기'),
      block('repeat', '4 번 반복하기'),
      walk(1, 1),
      block('move', '조개 줍기', 1),
      block('memory', '수 에 1 더하기', 1),
    ],
    cells: '.oooo',
    steps: [
      { block: 0, keeps: ['수', '0'] },
      ...each([1, 2, 3, 4], (to) => [
        { block: 2, to },
        { block: 3, takes: true },
        { block: 4, keeps: ['수', String(to)] },
      ]),
    ],
  },
  greatest: {
    blocks: [
      block('memory', '큰 수 에 0 담기'),
      block('repeat', '4 번 반복하기'),
      walk(1, 1),
      block('if', '만약 표지판이 더 크면', 1),
      block('memory', '큰 수 에 담기', 2),
    ],
    cells: '.3829',
    steps: [
      { block: 0, keeps: ['큰 수', '0'] },
      ...[3, 8, 2, 9].flatMap((number, index): FilmStep[] => [
        { block: 2, to: index + 1 },
        { block: 3 },
        ...(number === 2 ? [] : [{ block: 4, keeps: ['큰 수', String(number)] } as const]),
      ]),
    ],
  },
  spell: {
    blocks: [
      block('spells', '내 주문 폴짝'),
      walk(1, 1),
      block('move', '점프하기', 1),
      start,
      block('spells', '폴짝 부르기'),
      block('spells', '폴짝 부르기'),
    ],
    cells: '.. .. F',
    steps: [
      { block: 3 },
      ...each([0, 3], (at) => [
        { block: at === 0 ? 4 : 5 },
        { block: 1, to: at + 1 },
        { block: 2, to: at + 3, leaps: true },
      ]),
    ],
  },
  given: {
    blocks: [
      block('spells', '내 주문 꾸미기 받는 것 색'),
      block('move', '색 칠하기', 1),
      walk(1, 1),
      start,
      block('spells', '꾸미기 부르기 빨강'),
      block('spells', '꾸미기 부르기 파랑'),
    ],
    cells: '..F',
    steps: [
      { block: 3 },
      { block: 4, keeps: ['색', '빨강'] },
      { block: 1, paints: RED },
      { block: 2, to: 1 },
      { block: 5, keeps: ['색', '파랑'] },
      { block: 1, paints: BLUE },
      { block: 2, to: 2 },
    ],
  },
  list: {
    blocks: [
      block('memory', '빈 목록 만들기'),
      block('memory', '목록 에 니모 넣기'),
      block('memory', '목록 에 거북 넣기'),
      block('memory', '목록 에 문어 넣기'),
      block('talk', '목록 의 2 번째 말하기'),
    ],
    cells: '....c',
    steps: [
      { block: 0 },
      { block: 1, to: 1, keeps: ['1', '니모'] },
      { block: 2, to: 2, keeps: ['2', '거북'] },
      { block: 3, to: 3, keeps: ['3', '문어'] },
      { block: 4, says: '거북!' },
    ],
  },
} as const satisfies Readonly<Record<(typeof FILM_NAMES)[number], BlockFilm>>;

/** The film of that name; the first for a name that none has. */
export function filmOf(name: string | undefined): BlockFilm {
  return Object.entries<BlockFilm>(FILMS).find(([key]) => key === name)?.[1] ?? FILMS.sequence;
}

export interface FilmMoment {
  readonly block: number | null;
  readonly at: number;
  readonly leaps: boolean;
  readonly says: string | null;
  readonly painted: ReadonlyMap<number, string>;
  readonly taken: ReadonlySet<number>;
  readonly boxes: ReadonlyMap<string, string>;
}

/** The picture of a film after so many steps. */
export function filmAt({ steps }: BlockFilm, done: number): FilmMoment {
  const painted = new Map<number, string>();
  const taken = new Set<number>();
  const boxes = new Map<string, string>();
  let at = 0;
  for (const step of steps.slice(0, done)) {
    at = step.to ?? at;
    if (step.paints !== undefined) painted.set(at, step.paints);
    if (step.takes) taken.add(at);
    if (step.keeps) boxes.set(...step.keeps);
  }
  const last = steps[Math.min(done, steps.length) - 1];
  return {
    ...{ at, painted, taken, boxes },
    block: last?.block ?? null,
    leaps: last?.leaps === true,
    says: last?.says ?? null,
  };
}
