/** Pure: finds a path as a series of keys, by trying moves with the movement rules. */
import { TICK_RATE, WALK_SPEED } from '#shared/simulation/feel.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { isHeld, tryMove, type PathRules, type PathStep } from './tryMove.ts';
import { PATH_MOVES } from './pathMoves.ts';

/** Target of the feet, world px, edges included. */
export interface PathGoal {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface SearchNode {
  readonly state: PlayerState;
  readonly step: PathStep | null;
  readonly before: SearchNode | null;
  /** Cost so far: ticks and extra effort. */
  readonly cost: number;
  /** Cost so far plus the estimate of the rest. */
  readonly estimate: number;
}

/** Two states this near to each other count as equal. */
const SAME_X_PX = 22;
const SAME_Y_PX = 10;
/** Weight of the estimate: a good path soon is better than the best one late. */
const ESTIMATE_WEIGHT = 3;
/** Weight of a pixel upwards: steps and ladders are seldom on the straight path. */
const TICKS_PER_PX_UP = 0.6;
/** Tries after which there is no path. */
const MOST_TRIES = 9000;

export const isAt = ({ left, right, top, bottom }: PathGoal, { x, y }: PlayerState): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * The steps from `start`, a body at rest, to the goal; null when there is no path. Yields after every tried move, so
 * that the caller limits the work per frame.
 */
export function* findPath(
  rules: PathRules,
  start: PlayerState,
  goal: PathGoal,
): Generator<undefined, readonly PathStep[] | null> {
  const isThere = (state: PlayerState) => state.grounded && isAt(goal, state);
  const first: SearchNode = {
    state: start,
    step: null,
    before: null,
    cost: 0,
    estimate: estimateFrom(start, goal),
  };
  const open: SearchNode[] = [first];
  const cheapest = new Map([[nameOf(start), 0]]);
  for (let tries = 0; open.length > 0;) {
    const node = takeCheapest(open);
    if (isThere(node.state)) return stepsTo(node);
    if (node.cost > (cheapest.get(nameOf(node.state)) ?? Infinity)) continue;
    for (const move of PATH_MOVES) {
      tries += 1;
      if (tries > MOST_TRIES) return null;
      const step = tryMove(rules, node.state, move, isThere);
      yield;
      if (step === null) continue;
      const name = nameOf(step.end);
      const cost = node.cost + step.bits.length + move.effort;
      if (cost >= (cheapest.get(name) ?? Infinity)) continue;
      cheapest.set(name, cost);
      open.push({
        state: step.end,
        step,
        before: node,
        cost,
        estimate: cost + estimateFrom(step.end, goal) * ESTIMATE_WEIGHT,
      });
    }
  }
  return null;
}

function estimateFrom({ x, y }: PlayerState, { left, right, top, bottom }: PathGoal): number {
  const across = Math.max(0, left - x, x - right);
  const up = Math.max(0, y - bottom);
  const down = Math.max(0, top - y);
  return (across / WALK_SPEED) * TICK_RATE + up * TICKS_PER_PX_UP + down * 0.1;
}

function nameOf(state: PlayerState): string {
  const hands = isHeld(state) && !state.grounded ? 'ladder' : '';
  return `${Math.round(state.x / SAME_X_PX)}:${Math.round(state.y / SAME_Y_PX)}${hands}`;
}

function takeCheapest(open: SearchNode[]): SearchNode {
  let best = 0;
  open.forEach(({ estimate }, index) => {
    if (estimate < (open[best]?.estimate ?? Infinity)) best = index;
  });
  const [node] = open.splice(best, 1);
  if (node === undefined) throw new Error('takeCheapest: there is no open node left');
  return node;
}

function stepsTo(node: SearchNode): readonly PathStep[] {
  const steps: PathStep[] = [];
  for (let at: SearchNode | null = node; at !== null; at = at.before)
    if (at.step !== null) steps.unshift(at.step);
  return steps;
}
