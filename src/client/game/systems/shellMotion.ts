/** Pure: how a shell hangs in the water. Times ms, world px. */
import { BODY_HALF_WIDTH, BODY_HEIGHT } from '#shared/simulation/feel.ts';

const BOB_MS = 2200;
const BOB_PX = 5;
const TURN = 0.09;
/** So long after the own body touched it a shell waits for the server's word, then it lets go again. */
export const CATCH_MS = 2500;
/** Time constant with which a touched shell comes along. */
const PULL_MS = 90;
/** Half the side of the box in which a shell is touched, as on the server. */
const REACH_PX = 26;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Up and down and a little to and fro; `phase` 0 to 1 keeps neighbours apart. */
export function bobAt(time: number, phase: number): { readonly dy: number; readonly turn: number } {
  const angle = (time / BOB_MS + phase) * Math.PI * 2;
  return { dy: Math.sin(angle) * BOB_PX, turn: Math.sin(angle * 0.5 + 1) * TURN };
}

/** Whether a body with its feet there touches a shell here. */
export function touchesShell(feet: Spot, shell: Spot): boolean {
  return (
    Math.abs(feet.x - shell.x) < BODY_HALF_WIDTH + REACH_PX &&
    feet.y > shell.y - REACH_PX &&
    feet.y - BODY_HEIGHT < shell.y + REACH_PX
  );
}

/** A step of a shell on its way to somewhere. */
export function pullTo(from: Spot, to: Spot, dt: number): Spot {
  const left = Math.exp(-dt / PULL_MS);
  return { x: to.x + (from.x - to.x) * left, y: to.y + (from.y - to.y) * left };
}
