/** Pure. Bubbles that are popped in the order in which a program names them. */
import { piece, type Piece } from '#shared/blocks/writeBlocks.ts';
import { box, calculate, print, set } from '#server/domain/seed/lessons/blocks/parts.ts';
import { conceptsOfProgram, mixed, proofsOf, type EncounterContent } from './encounterContent.ts';

const count = (from: number, to: number, ...body: readonly Piece[]) => piece('count', from, to, '수', body);

function bubbles(
  key: string,
  program: readonly Piece[],
  right: readonly (string | number)[],
  turn: number,
): EncounterContent {
  return {
    key: `bubbles:${key}`,
    kind: 'BUBBLES',
    concepts: conceptsOfProgram(program),
    question: '코드가 말하는 차례대로 방울을 터뜨려요.',
    program,
    pattern: [],
    ...mixed(right.map(String), turn),
    play: right.map(String),
    proofs: proofsOf(program),
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const spoken = (key: string, turn: number, ...words: readonly string[]) =>
  bubbles(key, words.map(print), words, turn);

export const BUBBLES: readonly EncounterContent[] = [
  spoken('ptb', 0, '퐁', '톡', '뽁'),
  spoken('colours', 1, '빨강', '노랑', '파랑'),
  spoken('tide', 2, '밀물', '썰물', '파도', '바람'),
  bubbles('up3', [count(1, 3, print(box('수')))], range(1, 3), 1),
  bubbles('up4', [count(2, 5, print(box('수')))], range(2, 5), 0),
  bubbles('twos', [count(1, 4, print(calculate(box('수'), 'MULTIPLY', 2)))], [2, 4, 6, 8], 2),
  bubbles('tens', [count(1, 3, print(calculate(box('수'), 'MULTIPLY', 10)))], [10, 20, 30], 0),
  bubbles('plus', [count(1, 4, print(calculate(box('수'), 'ADD', 3)))], [4, 5, 6, 7], 1),
  bubbles('down', [count(1, 4, print(calculate(5, 'SUBTRACT', box('수'))))], [4, 3, 2, 1], 2),
  bubbles('boxes', [set('별', '반짝'), print('밤'), print(box('별')), print('꿈')], ['밤', '반짝', '꿈'], 1),
];
