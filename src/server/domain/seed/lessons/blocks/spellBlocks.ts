import { type Piece, piece } from '#shared/blocks/writeBlocks.ts';
import { ask, blocksProgram, box, calculate, is, joined, print, set, when } from './parts.ts';
import { SPELLS } from './lessonToolboxes.ts';

const give = (value: Piece) => piece('giveBack', value);
const of1 = (name: string, value: Piece) => piece('castValueWith1', name, value);
const of2 = (name: string, a: Piece, b: Piece) => piece('castValueWith2', name, a, b);

const twice = (back: Piece) => piece('spellWith1', '두 배', '수', [give(back)]);
const doubled = [set('번', ask), piece('repeat', box('번'), [print(of1('두 배', ask))])];
const bigger = (sign: 'GT' | 'LT') =>
  piece('spellWith2', '더 큰 것', '하나', '둘', [
    when(is(box('하나'), sign, box('둘')), [give(box('하나'))]),
    give(box('둘')),
  ]);
const three = [set('가', ask), set('나', ask), set('다', ask)];
const shelf = (inside: Piece) =>
  piece('spellWith1', '선반', '칸', [set('줄', ''), piece('repeat', box('칸'), [inside]), give(box('줄'))]);
const row = set('줄', joined(box('줄'), '@'));
const shelves = (from: number) => [
  set('층', ask),
  piece('count', from, box('층'), '순서', [print(of1('선반', box('순서')))]),
];
const stairs = (stop: number) =>
  piece('spellWith1', '계단', '수', [
    when(is(box('수'), 'EQ', 0), [give(piece('number', stop))]),
    give(calculate(box('수'), 'MULTIPLY', of1('계단', calculate(box('수'), 'SUBTRACT', 1)))),
  ]);

/** Own spells, by problem. */
export const spellBlocks = {
  702: blocksProgram({
    toolbox: SPELLS,
    start: [set('번', ask)],
    solution: doubled,
    wrong: [doubled, [print(of1('두 배', ask))]],
    spells: {
      start: twice(box('수')),
      solution: twice(calculate(box('수'), 'MULTIPLY', 2)),
      wrong: [twice(calculate(box('수'), 'ADD', 2))],
    },
  }),
  703: blocksProgram({
    toolbox: SPELLS,
    start: three,
    solution: [...three, print(of2('더 큰 것', of2('더 큰 것', box('가'), box('나')), box('다')))],
    wrong: [
      [...three, print(of2('더 큰 것', box('가'), box('나')))],
      [...three, print(of2('더 큰 것', of2('더 큰 것', box('가'), box('나')), box('다')))],
    ],
    spells: {
      start: piece('spellWith2', '더 큰 것', '하나', '둘', [give(box('하나'))]),
      solution: bigger('GT'),
      wrong: [bigger('GT'), bigger('LT')],
    },
  }),
  704: blocksProgram({
    toolbox: SPELLS,
    start: [set('층', ask)],
    solution: shelves(1),
    wrong: [shelves(2), shelves(1)],
    spells: {
      start: piece('spellWith1', '선반', '칸', [set('줄', ''), give(box('줄'))]),
      solution: shelf(row),
      wrong: [shelf(row), shelf(set('줄', '@'))],
    },
  }),
  1704: blocksProgram({
    toolbox: SPELLS,
    start: [print(of1('계단', ask))],
    solution: [print(of1('계단', ask))],
    wrong: [[print(of1('계단', ask))], [print('120')]],
    spells: {
      start: piece('spellWith1', '계단', '수', [give(box('수'))]),
      solution: stairs(1),
      wrong: [stairs(0)],
    },
  }),
} as const;
