/** Pure: whether a body touches a box. `x`, `y` are the feet in map pixels. */
import { BODY_HALF_WIDTH, BODY_HEIGHT } from './feel.ts';
import type { Rect } from './geometry.ts';
import { learnedOr } from './playerSkills.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the side of a shell's box, px. */
const SHELL_REACH = 26;
/** The reach by the level of the skill that draws shells from afar. */
export const MAGNET_REACH = [48, 72, 100, 132] as const;

/** Any part of the body is in the box. */
export function bodyTouches({ x, y }: Point, box: Rect): boolean {
  return (
    x + BODY_HALF_WIDTH > box.x &&
    x - BODY_HALF_WIDTH < box.x + box.w &&
    y > box.y &&
    y - BODY_HEIGHT < box.y + box.h
  );
}

/** The middle of the body is in the box, not only its edge. */
export function bodyIsIn({ x, y }: Point, box: Rect): boolean {
  const middle = y - BODY_HEIGHT / 2;
  return x >= box.x && x <= box.x + box.w && middle >= box.y && middle <= box.y + box.h;
}

/** Allocates nothing, because it runs at every step of every player. */
export function touchesShell({ x, y }: Point, shell: Point, magnetLevel = 0): boolean {
  const reach = learnedOr(SHELL_REACH, MAGNET_REACH, magnetLevel);
  return (
    Math.abs(x - shell.x) < BODY_HALF_WIDTH + reach &&
    y > shell.y - reach &&
    y - BODY_HEIGHT < shell.y + reach
  );
}
