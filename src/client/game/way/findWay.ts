/** Pure: how to get from here to there with the keys, found by trying moves on the very rules of the world. */
import { TICK_RATE, WALK_SPEED } from '#shared/simulation/feel.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { isHeld, tryMove, type WayRules, type WayStep } from './tryMove.ts';
import { WAY_MOVES } from './wayMoves.ts';

/** Where the feet are to come to stand, world px, edges included. */
export interface WayGoal {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Place {
  readonly state: PlayerState;
  readonly step: WayStep | null;
  readonly before: Place | null;
  /** Ticks and effort so far. */
  readonly cost: number;
  /** With what is still to come, as far as one can guess. */
  readonly guess: number;
}

/** Two places this near to each other are one. */
const SAME_X_PX = 22;
const SAME_Y_PX = 10;
/** The guess counts more than the way so far: a good way soon is better than the best one late. */
const HURRY = 3;
/** What a pixel upwards counts for: steps and ladders are seldom on the straight way. */
const TICKS_PER_PX_UP = 0.6;
/** Beyond so many tries there is no way. */
const MOST_TRIES = 9000;

export const isAt = ({ left, right, top, bottom }: WayGoal, { x, y }: PlayerState): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/**
 * The steps from `start`, a body at rest, to the goal; null when none lead there. Yields after every move it has
 * tried, so that whoever asks decides how much thinking fits into a frame.
 */
export function* findWay(
  rules: WayRules,
  start: PlayerState,
  goal: WayGoal,
): Generator<undefined, readonly WayStep[] | null> {
  const isThere = (state: PlayerState) => state.grounded && isAt(goal, state);
  const first: Place = { state: start, step: null, before: null, cost: 0, guess: guessFrom(start, goal) };
  const open: Place[] = [first];
  const cheapest = new Map([[nameOf(start), 0]]);
  for (let tries = 0; open.length > 0;) {
    const place = takeBest(open);
    if (isThere(place.state)) return stepsTo(place);
    if (place.cost > (cheapest.get(nameOf(place.state)) ?? Infinity)) continue;
    for (const move of WAY_MOVES) {
      tries += 1;
      if (tries > MOST_TRIES) return null;
      const step = tryMove(rules, place.state, move, isThere);
      yield;
      if (step === null) continue;
      const name = nameOf(step.end);
      const cost = place.cost + step.bits.length + move.effort;
      if (cost >= (cheapest.get(name) ?? Infinity)) continue;
      cheapest.set(name, cost);
      open.push({
        state: step.end,
        step,
        before: place,
        cost,
        guess: cost + guessFrom(step.end, goal) * HURRY,
      });
    }
  }
  return null;
}

function guessFrom({ x, y }: PlayerState, { left, right, top, bottom }: WayGoal): number {
  const across = Math.max(0, left - x, x - right);
  const up = Math.max(0, y - bottom);
  const down = Math.max(0, top - y);
  return (across / WALK_SPEED) * TICK_RATE + up * TICKS_PER_PX_UP + down * 0.1;
}

function nameOf(state: PlayerState): string {
  const hands = isHeld(state) && !state.grounded ? 'ladder' : '';
  return `${Math.round(state.x / SAME_X_PX)}:${Math.round(state.y / SAME_Y_PX)}${hands}`;
}

function takeBest(open: Place[]): Place {
  let best = 0;
  open.forEach(({ guess }, index) => {
    if (guess < (open[best]?.guess ?? Infinity)) best = index;
  });
  const [place] = open.splice(best, 1);
  if (place === undefined) throw new Error('takeBest: there is no open place left');
  return place;
}

function stepsTo(place: Place): readonly WayStep[] {
  const steps: WayStep[] = [];
  for (let at: Place | null = place; at !== null; at = at.before)
    if (at.step !== null) steps.unshift(at.step);
  return steps;
}
