import type { WorldAction } from '#shared/content/worldActions.ts';

/** Position of a finger from the middle of the stick, in radii: right and down are positive. */
export interface Push {
  readonly x: number;
  readonly y: number;
}

const ACROSS = 0.28;
/** The vertical threshold is higher: a finger that walks slips upwards by itself. */
const UP_DOWN = 0.55;

/** Pure: the actions of a stick position. */
export function actionsOf({ x, y }: Push): ReadonlySet<WorldAction> {
  const actions = new Set<WorldAction>();
  if (x < -ACROSS) actions.add('left');
  if (x > ACROSS) actions.add('right');
  if (y < -UP_DOWN) actions.add('up');
  if (y > UP_DOWN) actions.add('down');
  return actions;
}

/** Pure: the position limited to the stick's range. */
export function withinReach({ x, y }: Push): Push {
  const length = Math.hypot(x, y);
  return length <= 1 ? { x, y } : { x: x / length, y: y / length };
}
