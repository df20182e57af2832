import type { CodeObjectPicture } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { Piece } from '../CodeObjectPieces.ts';
import type { CreateView } from '../CodeObjectView.ts';
import { numberOf } from '../CodeObjectView.ts';
import { near, pop, sway, turnBetween } from '../codeObjectMotion.ts';

const CELL = { w: 33, h: 29, left: -99, top: -150 } as const;
const COLUMNS = 7;
const ROWS = 5;
const ANGLES: Readonly<Record<string, number>> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
};
const TURN_MS = 70;
const PRINT_MS = 380;
const STEPS_A_CELL = 4;

interface Print {
  readonly piece: Piece;
  readonly part: string;
  /** Ms since it was drawn; null without one. */
  age: number | null;
}

/** A crab that draws with its feet in a box of sand. */
export const crabView: CreateView = ({ pieces, sparkle }) => {
  pieces.add('crab/board');
  const at = (x: number, y: number) => [CELL.left + x * CELL.w, CELL.top + y * CELL.h] as const;
  const prints = Array.from({ length: COLUMNS * ROWS }, (_, index): Print => {
    const [x, y] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return { piece: pieces.add('crab/trail', ...at(x, y)).alpha(0), part: `trail.${x}.${y}`, age: null };
  });
  const crab = pieces.add('crab/crab-0');
  let angle = 0;
  const press = (print: Print, picture: CodeObjectPicture, dt: number) => {
    const isThere = picture[print.part] === 1;
    if (!isThere) print.age = null;
    else print.age = print.age === null ? 0 : print.age + dt;
    const share = print.age === null ? 0 : dt <= 0 ? 1 : print.age / PRINT_MS;
    print.piece.alpha(isThere ? 1 : 0).scale(pop(Math.max(0.3, share)));
  };
  let made = 1;
  return ({ picture, dt, time }) => {
    for (const print of prints) press(print, picture, dt);
    const [x, y] = [numberOf(picture['crab.x']), numberOf(picture['crab.y'])];
    const [dx, dy] = at(x, y);
    const count = prints.filter(({ age }) => age !== null).length;
    if (count > made) sparkle(dx, dy);
    made = count;
    const goal = ANGLES[String(picture['crab.facing'])] ?? 0;
    angle = near(angle, angle + turnBetween(angle, goal), dt, TURN_MS);
    const isWalking = x % 1 !== 0 || y % 1 !== 0;
    const step = isWalking ? (x + y) * STEPS_A_CELL : time / 620;
    crab
      .at(dx, dy)
      .turn(angle + (isWalking ? 0 : sway(time, 2600) * 0.06))
      .frame(Math.floor(step) % 2 === 0 ? 'crab/crab-0' : 'crab/crab-1');
  };
};
