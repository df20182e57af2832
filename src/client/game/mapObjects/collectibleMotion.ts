/** Pure: motion of shells. Times ms, world px. */

const BOB_MS = 2200;
const BOB_PX = 5;
const TURN = 0.09;
/** Time that a touched shell waits for the server's confirmation before it returns. */
export const CATCH_MS = 2500;
/** Time constant with which a touched shell follows its collector. */
const PULL_MS = 90;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Offset of an idle shell; `phase` 0 to 1 keeps neighbours out of step. */
export function bobAt(time: number, phase: number): { readonly dy: number; readonly turn: number } {
  const angle = (time / BOB_MS + phase) * Math.PI * 2;
  return { dy: Math.sin(angle) * BOB_PX, turn: Math.sin(angle * 0.5 + 1) * TURN };
}

/** One step of a shell towards a target. */
export function pullTo(from: Spot, to: Spot, dt: number): Spot {
  const left = Math.exp(-dt / PULL_MS);
  return { x: to.x + (from.x - to.x) * left, y: to.y + (from.y - to.y) * left };
}
