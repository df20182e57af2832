/** Pure. Bottles with lines of code: what comes out when they are read? */
import type { Piece } from '#shared/blocks/writeBlocks.ts';
import { piece } from '#shared/blocks/writeBlocks.ts';
import {
  box,
  calculate,
  change,
  either,
  is,
  print,
  set,
  when,
} from '#server/domain/seed/lessons/blocks/parts.ts';
import { conceptsOfProgram, proofsOf, withChoices, type EncounterContent } from './encounterContent.ts';

const repeat = (times: number, ...body: readonly Piece[]) => piece('repeat', times, body);
const count = (from: number, to: number, ...body: readonly Piece[]) => piece('count', from, to, '수', body);
const join = (a: string | Piece, b: string | Piece) => piece('join', a, b);

/** A program, what it prints by lines, and two other answers. */
function bottle(
  key: string,
  program: readonly Piece[],
  lines: readonly (string | number)[],
  others: readonly [string, string],
  turn: number,
): EncounterContent {
  return {
    key: `bottle:${key}`,
    kind: 'BOTTLE',
    concepts: conceptsOfProgram(program),
    question: lines.length > 1 ? '읽으면 무슨 말이 차례로 나올까요?' : '읽으면 무슨 말이 나올까요?',
    program,
    pattern: [],
    ...withChoices(lines.join(' '), others, turn),
    play: lines.map(String),
    proofs: proofsOf(program),
  };
}

const joins = [
  ['첨벙', '첨벙', ['첨벙 + 첨벙', '첨벙 2']],
  ['바다', '거북', ['거북바다', '바다 거북이']],
  ['뿌', '웅', ['웅뿌', '뿌 + 웅']],
  ['조', '개', ['개조', '조조']],
] as const;

const sums = [
  ['합', 3, 'ADD', 4, ['34', '12']],
  ['곱', 3, 'MULTIPLY', 2, ['32', '5']],
  ['차', 10, 'SUBTRACT', 4, ['14', '104']],
  ['곱둘', 5, 'MULTIPLY', 3, ['8', '53']],
] as const;
const SIGNS = {
  ADD: (a: number, b: number) => a + b,
  MULTIPLY: (a: number, b: number) => a * b,
  SUBTRACT: (a: number, b: number) => a - b,
} as const;

const repeats = [
  ['퐁', 3, ['퐁', '퐁 3']],
  ['찰랑', 2, ['찰랑 찰랑 찰랑', '찰랑2']],
  ['톡', 4, ['톡 톡 톡', '톡 4']],
] as const;

const boxes = [
  ['조개', 2, 3, ['23', '2']],
  ['거품', 5, 1, ['51', '5']],
  ['진주', 4, 4, ['44', '4']],
] as const;

const choices = [
  ['파도', 7, 5, '높아요', '낮아요'],
  ['수심', 3, 5, '깊어요', '얕아요'],
  ['물고기', 5, 5, '많아요', '적어요'],
] as const;

const counts = [
  [1, 3, ['3', '1 3']],
  [2, 5, ['2 5', '1 2 3 4 5']],
  [3, 4, ['3', '4 3']],
] as const;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

export const BOTTLES: readonly EncounterContent[] = [
  ...joins.map(([a, b, others], turn) =>
    bottle(`join:${a}${b}`, [print(join(a, b))], [a + b], others, turn + 1),
  ),
  bottle('two:안녕', [print('안녕'), print('고래')], ['안녕', '고래'], ['고래 안녕', '안녕고래'], 2),
  bottle(
    'two:하나',
    [print('하나'), print('둘'), print('셋')],
    ['하나', '둘', '셋'],
    ['셋 둘 하나', '하나둘셋'],
    0,
  ),
  ...sums.map(([key, a, sign, b, others], turn) =>
    bottle(`sum:${key}`, [print(calculate(a, sign, b))], [SIGNS[sign](a, b)], others, turn),
  ),
  ...repeats.map(([word, times, others], turn) =>
    bottle(
      `repeat:${word}`,
      [repeat(times, print(word))],
      Array.from({ length: times }, () => word),
      others,
      turn + 2,
    ),
  ),
  bottle(
    'repeat:둘째',
    [repeat(2, print('철썩')), print('끝')],
    ['철썩', '철썩', '끝'],
    ['철썩 끝', '철썩 끝 철썩 끝'],
    1,
  ),
  ...boxes.map(([name, first, more, others], turn) =>
    bottle(
      `box:${name}`,
      [set(name, first), change(name, more), print(box(name))],
      [first + more],
      others,
      turn,
    ),
  ),
  bottle(
    'box:새것',
    [set('색', '빨강'), set('색', '파랑'), print(box('색'))],
    ['파랑'],
    ['빨강', '빨강파랑'],
    2,
  ),
  ...choices.map(([name, value, than, yes, no], turn) =>
    bottle(
      `choice:${name}`,
      [set(name, value), either(is(box(name), 'GTE', than), [print(yes)], [print(no)])],
      [value >= than ? yes : no],
      [value >= than ? no : yes, `${yes} ${no}`],
      turn + 1,
    ),
  ),
  bottle(
    'choice:하나만',
    [set('별', 2), when(is(box('별'), 'EQ', 3), [print('반짝')]), print('밤')],
    ['밤'],
    ['반짝', '반짝 밤'],
    0,
  ),
  ...counts.map(([from, to, others], turn) =>
    bottle(`count:${from}-${to}`, [count(from, to, print(box('수')))], range(from, to), others, turn),
  ),
  bottle(
    'count:둘씩',
    [count(1, 3, print(calculate(box('수'), 'MULTIPLY', 2)))],
    [2, 4, 6],
    ['1 2 3', '2 2 2'],
    1,
  ),
  bottle(
    'nest:둘둘',
    [repeat(2, repeat(2, print('퐁')), print('톡'))],
    ['퐁', '퐁', '톡', '퐁', '퐁', '톡'],
    ['퐁 퐁 톡', '퐁 톡 퐁 톡'],
    0,
  ),
];
