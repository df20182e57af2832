import { type Piece, piece, writeBlocks } from '#shared/blocks/writeBlocks.ts';
import type { ProgramContent } from '../../courseContent.ts';

type Filling = Piece | string | number;
type Comparison = 'EQ' | 'NEQ' | 'LT' | 'LTE' | 'GT' | 'GTE';
type Operator = 'ADD' | 'SUBTRACT' | 'MULTIPLY' | 'DIVIDE';

/** Blocks of text problems in short. */
export const ask = piece('ask');
export const box = (name: string) => piece('variable', name);
export const set = (name: string, value: Filling) => piece('setVariable', name, value);
export const change = (name: string, by: Filling) => piece('changeVariable', name, by);
export const print = (value: Filling) => piece('print', value);
export const when = (condition: Piece, then: readonly Piece[]) => piece('if', condition, then);
export const either = (condition: Piece, then: readonly Piece[], otherwise: readonly Piece[]) =>
  piece('ifElse', condition, then, otherwise);
export const is = (a: Filling, sign: Comparison, b: Filling) => piece('compare', a, sign, b);
export const both = (a: Piece, b: Piece) => piece('logic', a, 'AND', b);
export const oneOf = (a: Piece, b: Piece) => piece('logic', a, 'OR', b);
export const calculate = (a: Filling, sign: Operator, b: Filling) => piece('calculate', a, sign, b);
export const remainder = (a: Filling, b: Filling) => piece('divide', a, b, 'REMAINDER');
export const quotient = (a: Filling, b: Filling) => piece('divide', a, b, 'QUOTIENT');

/** Texts and values one behind the other. */
export const joined = (first: Filling, ...rest: readonly Filling[]): Filling =>
  rest.reduce((before, next) => piece('join', before, next), first);

interface BlocksContent {
  readonly toolbox: readonly string[];
  readonly start: readonly Piece[];
  readonly solution: readonly Piece[];
  readonly wrong: readonly (readonly Piece[])[];
  readonly crashes?: readonly (readonly Piece[])[];
  /** Own spells, the same in each of the programs unless a wrong one says otherwise. */
  readonly spells?: { readonly start: Piece; readonly solution: Piece; readonly wrong?: readonly Piece[] };
}

/** The blocks of a problem as its content keeps them. */
export function blocksProgram(content: BlocksContent): ProgramContent {
  const { toolbox, start, solution, wrong, crashes = [], spells } = content;
  const write = (main: readonly Piece[], spell?: Piece) => writeBlocks(main, spell ? [spell] : []);
  return {
    toolbox,
    starterCode: write(start, spells?.start),
    solution: write(solution, spells?.solution),
    wrongAnswers: wrong.map((main, index) => write(main, spells?.wrong?.[index] ?? spells?.solution)),
    crashes: crashes.map((main) => write(main, spells?.solution)),
  };
}
