import { type Piece, piece } from '#shared/blocks/writeBlocks.ts';
import { ask, blocksProgram, box, calculate, either, is, joined, print, remainder, set } from './parts.ts';
import { REPEATS } from './lessonToolboxes.ts';

const grow = (sign: string) => set('줄무늬', joined(box('줄무늬'), sign));
const size = [set('줄', ask), set('칸', ask)];
const floor = (rows: string, columns: string) => [
  ...size,
  piece('repeat', box(rows), [
    set('줄무늬', ''),
    piece('repeat', box(columns), [grow('#')]),
    print(box('줄무늬')),
  ]),
];
const board = (inside: Piece) => [
  ...size,
  piece('count', 1, box('줄'), '줄 번호', [
    set('줄무늬', ''),
    piece('count', 1, box('칸'), '칸 번호', [inside]),
    print(box('줄무늬')),
  ]),
];
const even = (value: Piece) => is(remainder(value, 2), 'EQ', 0);
const together = calculate(box('줄 번호'), 'ADD', box('칸 번호'));

/** Repetitions inside repetitions, by problem. */
export const gridBlocks = {
  802: blocksProgram({
    toolbox: REPEATS,
    start: size,
    solution: floor('줄', '칸'),
    wrong: [floor('칸', '줄'), [...size, piece('repeat', box('줄'), [print('#')])]],
  }),
  804: blocksProgram({
    toolbox: REPEATS,
    start: size,
    solution: board(either(even(together), [grow('P')], [grow('W')])),
    wrong: [
      board(either(even(together), [grow('W')], [grow('P')])),
      board(either(even(box('칸 번호')), [grow('W')], [grow('P')])),
    ],
  }),
} as const;
