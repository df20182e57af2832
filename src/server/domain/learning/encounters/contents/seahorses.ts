/** Pure. Lost seahorses: in which cell do the steps end? */
import type { Piece } from '#shared/blocks/writeBlocks.ts';
import {
  climbDown,
  climbUp,
  repeat,
  turn as turnBack,
  walk,
} from '#server/domain/seed/stages/stagePieces.ts';
import { codeOf, conceptsOfProgram, withChoices, type EncounterContent } from './encounterContent.ts';

/** Columns and rows of its sea; the seahorse starts in the lower left cell, `0 0`, and looks to the right. */
type Cell = readonly [column: number, row: number];

/** Draws the way of a stage's commands on the grid. */
const COMMANDS = `let [x, y, way] = [0, 0, 1];
function walk(cells) { x += way * cells; }
function turn() { way = -way; }
function climbUp(cells) { y += cells; }
function climbDown(cells) { y -= cells; }
`;

/** `path` are the cells on the way, the last of them is the answer; the interpreter proves it. */
function seahorse(
  key: string,
  program: readonly Piece[],
  path: readonly Cell[],
  others: readonly [Cell, Cell],
  turn: number,
): EncounterContent {
  const cells = path.map(([column, row]) => `${column} ${row}`);
  return {
    key: `seahorse:${key}`,
    kind: 'SEAHORSE',
    concepts: conceptsOfProgram(program),
    question: '아기 해마가 이대로 헤엄치면 어느 칸에 닿을까요?',
    program,
    pattern: [],
    ...withChoices(
      cells.at(-1) ?? '',
      others.map(([column, row]) => `${column} ${row}`),
      turn,
    ),
    play: cells,
    proofs: [
      {
        language: 'JAVASCRIPT',
        source: `${COMMANDS}${codeOf(program, 'JAVASCRIPT')}\nprint(x + " " + y);`,
      },
    ],
  };
}

export const SEAHORSES: readonly EncounterContent[] = [
  seahorse(
    'r2',
    [walk(2), climbUp(1)],
    [
      [2, 0],
      [2, 1],
    ],
    [
      [1, 2],
      [3, 1],
    ],
    0,
  ),
  seahorse(
    'r3',
    [walk(3), climbUp(2)],
    [
      [3, 0],
      [3, 2],
    ],
    [
      [2, 2],
      [3, 1],
    ],
    1,
  ),
  seahorse(
    'u2',
    [climbUp(2), walk(4)],
    [
      [0, 2],
      [4, 2],
    ],
    [
      [4, 1],
      [2, 2],
    ],
    2,
  ),
  seahorse(
    'ud',
    [climbUp(2), walk(2), climbDown(1)],
    [
      [0, 2],
      [2, 2],
      [2, 1],
    ],
    [
      [2, 2],
      [3, 1],
    ],
    0,
  ),
  seahorse(
    'rur',
    [walk(1), climbUp(1), walk(2)],
    [
      [1, 0],
      [1, 1],
      [3, 1],
    ],
    [
      [2, 1],
      [3, 2],
    ],
    1,
  ),
  seahorse(
    'back',
    [walk(4), turnBack, walk(1)],
    [
      [4, 0],
      [3, 0],
    ],
    [
      [4, 0],
      [1, 0],
    ],
    2,
  ),
  seahorse(
    'backup',
    [walk(3), turnBack, walk(2), climbUp(1)],
    [
      [3, 0],
      [1, 0],
      [1, 1],
    ],
    [
      [3, 1],
      [2, 1],
    ],
    0,
  ),
  seahorse(
    'stairs2',
    [repeat(2, walk(1), climbUp(1))],
    [
      [1, 0],
      [1, 1],
      [2, 1],
      [2, 2],
    ],
    [
      [1, 1],
      [2, 1],
    ],
    1,
  ),
  seahorse(
    'walks',
    [repeat(3, walk(1))],
    [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    [
      [1, 0],
      [4, 0],
    ],
    2,
  ),
  seahorse(
    'long',
    [repeat(2, walk(2)), climbUp(1)],
    [
      [2, 0],
      [4, 0],
      [4, 1],
    ],
    [
      [2, 1],
      [4, 2],
    ],
    0,
  ),
  seahorse(
    'late',
    [climbUp(1), repeat(3, walk(1)), climbUp(1)],
    [
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
    ],
    [
      [3, 1],
      [1, 2],
    ],
    1,
  ),
  seahorse(
    'zigzag',
    [repeat(2, climbUp(2), walk(1), climbDown(1))],
    [
      [0, 2],
      [1, 2],
      [1, 1],
      [1, 3],
      [2, 3],
      [2, 2],
    ],
    [
      [2, 1],
      [1, 1],
    ],
    2,
  ),
];
