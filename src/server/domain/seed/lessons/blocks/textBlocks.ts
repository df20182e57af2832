import { type Piece, piece } from '#shared/blocks/writeBlocks.ts';
import { ask, blocksProgram, box, change, either, is, joined, oneOf, print, set, when } from './parts.ts';
import { TEXTS } from './lessonToolboxes.ts';

const letters = (inside: readonly Piece[]) => piece('forEachLetter', box('글'), '글자', inside);
const length = print(piece('textLength', box('이름')));
const first = (at: number) => print(piece('letterAt', box('이름'), at));

const mirrored = (gathered: Piece) => [
  set('글', ask),
  set('거울', ''),
  letters([set('거울', gathered)]),
  either(is(box('거울'), 'EQ', box('글')), [print('거울이야')], [print('달라')]),
];
const counted = (condition: Piece) => [
  set('글', ask),
  set('개수', 0),
  letters([when(condition, [change('개수', 1)])]),
  print(box('개수')),
];
const small = is(box('글자'), 'EQ', 'o');
const words = piece('listSplit', '낱말들', ask);

/** Letters and words, by problem. */
export const textBlocks = {
  602: blocksProgram({
    toolbox: TEXTS,
    start: [set('이름', ask)],
    solution: [set('이름', ask), length, first(1)],
    wrong: [[set('이름', ask), first(1), length]],
    crashes: [[set('이름', ask), length, first(2)]],
  }),
  603: blocksProgram({
    toolbox: TEXTS,
    start: [set('글', ask), set('거울', '')],
    solution: mirrored(piece('join', box('글자'), box('거울'))),
    wrong: [mirrored(piece('join', box('거울'), box('글자'))), [print('거울이야')]],
  }),
  604: blocksProgram({
    toolbox: TEXTS,
    start: [set('글', ask), set('개수', 0), print(box('개수'))],
    solution: counted(oneOf(small, is(box('글자'), 'EQ', 'O'))),
    wrong: [counted(small), [set('글', ask), print(piece('textLength', box('글')))]],
  }),
  1602: blocksProgram({
    toolbox: TEXTS,
    start: [set('편지', ask)],
    solution: [words, print(piece('listLength', '낱말들'))],
    wrong: [
      [set('편지', ask), print(piece('textLength', box('편지')))],
      [words, print(joined(piece('listLength', '낱말들'), '개'))],
    ],
  }),
} as const;
