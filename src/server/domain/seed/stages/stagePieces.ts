/** Blocks as stages use them most, by short names. */
import { piece, type Piece } from '#shared/blocks/writeBlocks.ts';

type Value = number | string | Piece;
export type Sight = 'gapAhead' | 'wallAhead' | 'shellAhead' | 'shellHere' | 'friendAhead';

export const walk = (cells: Value = 1): Piece => piece('walk', cells);
export const jump = piece('jump');
export const turn = piece('turn');
export const dash = piece('dash');
export const take = piece('take');
export const talk = piece('talk');
export const climbUp = (cells: Value): Piece => piece('climbUp', cells);
export const climbDown = (cells: Value): Piece => piece('climbDown', cells);
export const draw = (color: string | Piece): Piece => piece('draw', color);
export const say = (text: Value): Piece => piece('say', text);
export const sign = piece('readSign');
export const answer = piece('talkAnswer');
export const atFlag = piece('atFlag');
export const sight = (what: Sight): Piece => piece('sight', what);
export const repeat = (times: Value, ...body: readonly Piece[]): Piece => piece('repeat', times, body);
export const until = (condition: Piece, ...body: readonly Piece[]): Piece =>
  piece('repeatUntil', condition, body);
export const ifSight = (what: Sight, ...body: readonly Piece[]): Piece => piece('ifSight', what, body);
export const ifElse = (what: Sight, then: readonly Piece[], other: readonly Piece[]): Piece =>
  piece('ifSightElse', what, then, other);
export const box = (name: string): Piece => piece('variable', name);
export const put = (name: string, value: Value): Piece => piece('setVariable', name, value);
export const add = (name: string, by: Value): Piece => piece('changeVariable', name, by);
