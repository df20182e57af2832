import { type Piece, piece } from '#shared/blocks/writeBlocks.ts';
import {
  ask,
  blocksProgram,
  box,
  calculate,
  change,
  either,
  is,
  joined,
  print,
  remainder,
  set,
  when,
} from './parts.ts';
import { REPEATS } from './lessonToolboxes.ts';

const count = (to: Piece | number, inside: readonly Piece[], from = 1) =>
  piece('count', from, to, '순서', inside);
const wave = [print(joined(box('순서'), '번째 파도'))];
const sumOf = (value: Piece, from = 1) => [
  set('날', ask),
  set('모두', 0),
  count(box('날'), [change('모두', value)], from),
  print(box('모두')),
];
const dive = (inside: readonly Piece[]) => [
  set('수', ask),
  piece('repeat', box('수'), inside),
  print('잠수!'),
];
const table = (to: number) => [
  set('단', ask),
  count(to, [
    print(joined(box('단'), ' x ', box('순서'), ' = ', calculate(box('단'), 'MULTIPLY', box('순서')))),
  ]),
];
const school = (sign: 'GTE' | 'GT', total: Piece) => [
  set('마리', ask),
  set('통과', 0),
  set('모두', 0),
  piece('repeat', box('마리'), [
    set('점수', ask),
    when(is(box('점수'), sign, 80), [change('통과', 1)]),
    total,
  ]),
  print(box('통과')),
  print(box('모두')),
];
const splash = (whole: readonly Piece[]) => [set('끝', ask), count(box('끝'), whole)];
const multiple = (of: number) => is(remainder(box('순서'), of), 'EQ', 0);
const halves = either(multiple(3), [print('첨')], [either(multiple(5), [print('벙')], [print(box('순서'))])]);

/** Counted repetitions, by problem. */
export const repeatBlocks = {
  302: blocksProgram({
    toolbox: REPEATS,
    start: [set('화분', ask)],
    solution: [set('화분', ask), piece('repeat', box('화분'), [print('산호')])],
    wrong: [
      [set('화분', ask), print('산호')],
      [set('화분', ask), piece('repeat', 3, [print('산호')])],
    ],
  }),
  303: blocksProgram({
    toolbox: REPEATS,
    start: [set('수', ask)],
    solution: dive([print(box('수')), change('수', -1)]),
    wrong: [dive([change('수', -1), print(box('수'))]), dive([print(box('수'))])],
  }),
  304: blocksProgram({
    toolbox: REPEATS,
    start: [set('날', ask), set('모두', 0), print(box('모두'))],
    solution: sumOf(box('순서')),
    wrong: [sumOf(piece('number', 1)), [set('날', ask), print(box('날'))]],
  }),
  305: blocksProgram({
    toolbox: REPEATS,
    start: [set('단', ask)],
    solution: table(9),
    wrong: [table(8), [set('단', ask), count(9, [print(calculate(box('단'), 'MULTIPLY', box('순서')))])]],
  }),
  306: blocksProgram({
    toolbox: REPEATS,
    start: [set('마리', ask), set('통과', 0), set('모두', 0)],
    solution: school('GTE', change('모두', box('점수'))),
    wrong: [school('GT', change('모두', box('점수'))), school('GTE', set('모두', box('점수')))],
  }),
  1302: blocksProgram({
    toolbox: REPEATS,
    start: [set('번', ask)],
    solution: [set('번', ask), count(box('번'), wave)],
    wrong: [
      [set('번', ask), count(box('번'), wave, 0)],
      [set('번', ask), count(calculate(box('번'), 'SUBTRACT', 1), wave)],
    ],
  }),
  1304: blocksProgram({
    toolbox: REPEATS,
    start: [set('날', ask), set('모두', 0), print(box('모두'))],
    solution: sumOf(calculate(box('순서'), 'MULTIPLY', box('순서'))),
    wrong: [sumOf(box('순서')), sumOf(calculate(box('순서'), 'MULTIPLY', 2))],
  }),
  1305: blocksProgram({
    toolbox: REPEATS,
    start: [set('끝', ask)],
    solution: splash([either(multiple(15), [print('첨벙')], [halves])]),
    wrong: [splash([halves]), splash([print(box('순서'))])],
  }),
} as const;
