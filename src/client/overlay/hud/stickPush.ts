import type { WorldAction } from '#shared/content/worldActions.ts';

/** Where a thumb is, from the middle of the stick, in radii: right and down are positive. */
export interface Push {
  readonly x: number;
  readonly y: number;
}

const ACROSS = 0.28;
/** Up and down are rarer and meant: a thumb that walks slips upwards by itself. */
const UP_DOWN = 0.55;

/** Pure: what a thumb on the stick asks for. */
export function actionsOf({ x, y }: Push): ReadonlySet<WorldAction> {
  const actions = new Set<WorldAction>();
  if (x < -ACROSS) actions.add('left');
  if (x > ACROSS) actions.add('right');
  if (y < -UP_DOWN) actions.add('up');
  if (y > UP_DOWN) actions.add('down');
  return actions;
}

/** Pure: the push as far as the stick can follow it. */
export function withinReach({ x, y }: Push): Push {
  const length = Math.hypot(x, y);
  return length <= 1 ? { x, y } : { x: x / length, y: y / length };
}
