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
  quotient,
  remainder,
  set,
  when,
} from './parts.ts';
import { WHILES } from './lessonToolboxes.ts';

const loop = (condition: Piece, inside: readonly Piece[]) => piece('repeatWhile', condition, inside);

const balloon = (sign: 'LTE' | 'LT') => [
  set('크기', ask),
  set('번', 0),
  loop(is(box('크기'), sign, 100), [set('크기', calculate(box('크기'), 'MULTIPLY', 2)), change('번', 1)]),
  print(box('번')),
];
const digits = (gathered: Piece) => [
  set('수', ask),
  set('모두', 0),
  loop(is(box('수'), 'GT', 0), [gathered, set('수', quotient(box('수'), 10))]),
  print(box('모두')),
];
const cave = (from: number, inside: readonly Piece[]) => [
  set('말', ask),
  set('번', from),
  piece('repeatUntil', is(box('말'), 'EQ', '산호'), [...inside, set('말', ask), change('번', 1)]),
  print(joined('열려라! ', box('번'), '번 만에')),
];
const current = (grown: Piece) => [
  set('수', ask),
  set('번', 0),
  piece('repeatUntil', is(box('수'), 'EQ', 1), [
    either(is(remainder(box('수'), 2), 'EQ', 0), [set('수', quotient(box('수'), 2))], [set('수', grown)]),
    change('번', 1),
  ]),
  print(box('번')),
];
const untilZero = (condition: Piece) => [
  set('모두', 0),
  set('수', ask),
  loop(condition, [change('모두', box('수')), set('수', ask)]),
  print(box('모두')),
];
const ship = (sign: 'LT' | 'LTE', inside: readonly Piece[]) => [
  set('배 값', ask),
  set('조개', ask),
  set('모은 것', 0),
  set('날', 0),
  loop(is(box('모은 것'), sign, box('배 값')), [change('모은 것', box('조개')), ...inside, change('날', 1)]),
  print(box('날')),
];
const pair = [set('가', ask), set('나', ask)];
const smaller = (a: string, b: string) => set(a, calculate(box(a), 'SUBTRACT', box(b)));

/** Repetitions as long as something holds, by problem. */
export const whileBlocks = {
  402: blocksProgram({
    toolbox: WHILES,
    start: [set('크기', ask), set('번', 0), print(box('번'))],
    solution: balloon('LTE'),
    wrong: [balloon('LT'), [set('크기', ask), print('2')]],
  }),
  403: blocksProgram({
    toolbox: WHILES,
    start: [set('수', ask), set('모두', 0), print(box('모두'))],
    solution: digits(change('모두', remainder(box('수'), 10))),
    wrong: [digits(change('모두', 1)), digits(set('모두', remainder(box('수'), 10)))],
  }),
  404: blocksProgram({
    toolbox: WHILES,
    start: [set('말', ask), set('번', 1)],
    solution: cave(1, [print('아니야')]),
    wrong: [cave(0, [print('아니야')]), cave(1, [])],
  }),
  405: blocksProgram({
    toolbox: WHILES,
    start: [set('수', ask), set('번', 0), print(box('번'))],
    solution: current(calculate(calculate(box('수'), 'MULTIPLY', 3), 'ADD', 1)),
    wrong: [
      current(calculate(box('수'), 'ADD', 1)),
      [set('수', ask), set('번', 0), when(is(box('수'), 'NEQ', 1), [change('번', 1)]), print(box('번'))],
    ],
  }),
  1402: blocksProgram({
    toolbox: WHILES,
    start: [set('모두', 0), set('수', ask), print(box('모두'))],
    solution: untilZero(is(box('수'), 'NEQ', 0)),
    wrong: [untilZero(is(box('수'), 'GT', 0)), [set('수', ask), print(box('수'))]],
  }),
  1403: blocksProgram({
    toolbox: WHILES,
    start: [set('배 값', ask), set('조개', ask), set('모은 것', 0), set('날', 0), print(box('날'))],
    solution: ship('LT', [change('조개', 1)]),
    wrong: [ship('LTE', [change('조개', 1)]), ship('LT', [])],
  }),
  1404: blocksProgram({
    toolbox: WHILES,
    start: pair,
    solution: [
      ...pair,
      loop(is(box('가'), 'NEQ', box('나')), [
        either(is(box('가'), 'GT', box('나')), [smaller('가', '나')], [smaller('나', '가')]),
      ]),
      print(box('가')),
    ],
    wrong: [
      [...pair, print(box('가'))],
      [
        ...pair,
        either(is(box('가'), 'GT', box('나')), [smaller('가', '나')], [smaller('나', '가')]),
        print(box('가')),
      ],
    ],
  }),
} as const;
