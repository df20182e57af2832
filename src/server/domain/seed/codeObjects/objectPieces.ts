/** Blocks as the things of the world use them most, by short names. */
import { piece, type Piece } from '#shared/blocks/writeBlocks.ts';

type Value = number | string | Piece;
type Comparison = 'EQ' | 'LT' | 'GT' | 'GTE';
type Calculation = 'ADD' | 'SUBTRACT' | 'DIVIDE';

export const repeat = (times: Value, ...body: readonly Piece[]): Piece => piece('repeat', times, body);
export const count = (from: Value, to: Value, name: string, ...body: readonly Piece[]): Piece =>
  piece('count', from, to, name, body);
export const when = (condition: Piece, then: readonly Piece[]): Piece => piece('if', condition, then);
export const choose = (condition: Piece, then: readonly Piece[], other: readonly Piece[]): Piece =>
  piece('ifElse', condition, then, other);
export const compare = (a: Value, operator: Comparison, b: Value): Piece => piece('compare', a, operator, b);
export const calculate = (a: Value, operator: Calculation, b: Value): Piece =>
  piece('calculate', a, operator, b);
export const quotient = (a: Value, b: Value): Piece => piece('divide', a, b, 'QUOTIENT');
export const remainder = (a: Value, b: Value): Piece => piece('divide', a, b, 'REMAINDER');
export const box = (name: string): Piece => piece('variable', name);
export const put = (name: string, value: Value): Piece => piece('setVariable', name, value);
export const add = (name: string, by: Value): Piece => piece('changeVariable', name, by);
