import { type Piece, piece } from '#shared/blocks/writeBlocks.ts';
import { ask, blocksProgram, box, calculate, change, either, is, print, set, when } from './parts.ts';
import { LISTS } from './lessonToolboxes.ts';

const split = (name: string) => piece('listSplit', name, ask);
const item = (name: string, at: Piece | number) => piece('listGet', name, at);
const length = (name: string) => piece('listLength', name);
const add = (name: string, value: Piece) => piece('listAdd', name, value);
const line = (name: string, between = ' ') => print(piece('listJoined', name, between));
const each = (list: string, name: string, inside: readonly Piece[]) => piece('forEach', list, name, inside);

const backwards = (from: Piece) => [
  split('이름들'),
  piece('listNew', '줄'),
  set('자리', from),
  piece('repeat', length('이름들'), [add('줄', item('이름들', box('자리'))), change('자리', -1)]),
  line('줄'),
];
const heaviest = (sign: 'GT' | 'GTE') => [
  split('조개들'),
  set('으뜸', 1),
  piece('count', 1, length('조개들'), '순서', [
    when(is(item('조개들', box('순서')), sign, item('조개들', box('으뜸'))), [set('으뜸', box('순서'))]),
  ]),
  print(item('조개들', box('으뜸'))),
  print(box('으뜸')),
];
const next = item('수들', calculate(box('순서'), 'ADD', 1));
const neighbours = (to: Piece, sum: Piece) => [
  split('수들'),
  piece('listNew', '합들'),
  piece('count', 1, to, '순서', [add('합들', sum)]),
  line('합들'),
];
const lastPair = calculate(length('수들'), 'SUBTRACT', 1);
const passed = (sign: 'GTE' | 'GT') => [
  split('점수들'),
  piece('listNew', '통과'),
  each('점수들', '점수', [when(is(box('점수'), sign, 80), [add('통과', box('점수'))])]),
];
const orAgain = either(is(length('통과'), 'EQ', 0), [print('다음에 또!')], [line('통과')]);
const growing = (kept: Piece) => [
  split('조개들'),
  set('모두', 0),
  piece('listNew', '합들'),
  each('조개들', '조개', [kept, add('합들', box('모두'))]),
  line('합들'),
];

/** Lists, by problem. */
export const listBlocks = {
  502: blocksProgram({
    toolbox: LISTS,
    start: [split('이름들')],
    solution: [split('이름들'), print(item('이름들', 1)), print(item('이름들', length('이름들')))],
    wrong: [[split('이름들'), print(item('이름들', length('이름들'))), print(item('이름들', 1))]],
    crashes: [[split('이름들'), print(item('이름들', 1)), print(item('이름들', 3))]],
  }),
  503: blocksProgram({
    toolbox: LISTS,
    start: [split('이름들'), piece('listNew', '줄'), line('줄')],
    solution: backwards(length('이름들')),
    wrong: [[split('이름들'), line('이름들')]],
    crashes: [backwards(calculate(length('이름들'), 'SUBTRACT', 1))],
  }),
  504: blocksProgram({
    toolbox: LISTS,
    start: [split('조개들')],
    solution: heaviest('GT'),
    wrong: [heaviest('GTE'), [split('조개들'), print(item('조개들', 1)), print('1')]],
  }),
  505: blocksProgram({
    toolbox: LISTS,
    start: [split('수들'), piece('listNew', '합들'), line('합들')],
    solution: neighbours(lastPair, calculate(item('수들', box('순서')), 'ADD', next)),
    wrong: [neighbours(lastPair, piece('join', item('수들', box('순서')), next))],
    crashes: [neighbours(length('수들'), calculate(item('수들', box('순서')), 'ADD', next))],
  }),
  1503: blocksProgram({
    toolbox: LISTS,
    start: [split('점수들'), piece('listNew', '통과')],
    solution: [...passed('GTE'), orAgain],
    wrong: [
      [...passed('GT'), orAgain],
      [...passed('GTE'), line('통과')],
    ],
  }),
  1505: blocksProgram({
    toolbox: LISTS,
    start: [split('조개들'), set('모두', 0), piece('listNew', '합들'), line('합들')],
    solution: growing(change('모두', box('조개'))),
    wrong: [growing(set('모두', box('조개'))), [split('조개들'), line('조개들')]],
  }),
} as const;
