import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import type { WalkEnd } from '#client/bridge/worldEvents.ts';
import { findPath, isAt, type PathGoal } from './findPath.ts';
import { isHeld, type PathRules, type PathStep } from './tryMove.ts';

interface Walk {
  /** Null when the steps were given and their end is the goal. */
  readonly goal: PathGoal | null;
  readonly onEnd: (end: WalkEnd) => void;
  /** Current phase: coming to rest, searching a path, or following it. */
  search: Generator<undefined, readonly PathStep[] | null> | null;
  path: readonly PathStep[] | null;
  step: number;
  tick: number;
  plans: number;
  restTicks: number;
}

/** Moves tried per tick of a search: about 4 ms on a slow machine. */
const TRIES_PER_TICK = 50;
/** Farther than this (px) from the expected end of a step, the path is searched again. */
const MAX_DEVIATION_PX = 8;
/** Attempts to find a path before giving up. */
const MOST_PLANS = 8;
/** A body that is not at rest by then (ticks) is in a current. */
const MOST_REST_TICKS = 240;

/**
 * Pure: presses keys to walk to a place. The path is searched with the movement rules, without movers, and again when
 * the body leaves it.
 */
export class Autopilot {
  readonly #map: PathRules['map'];
  #walk: Walk | null = null;

  constructor(map: PathRules['map']) {
    this.#map = { ...map, movers: [] };
  }

  get isWalking(): boolean {
    return this.#walk !== null;
  }

  /** Starts a walk and ends the previous one. */
  walkTo(goal: PathGoal, onEnd: (end: WalkEnd) => void): void {
    this.cancel();
    this.#walk = { goal, onEnd, search: null, path: null, step: 0, tick: 0, plans: 0, restTicks: 0 };
  }

  /** Takes a step that was planned for the state of the next tick. */
  take(step: PathStep, onEnd: (end: WalkEnd) => void): void {
    this.cancel();
    this.#walk = {
      goal: null,
      onEnd,
      search: null,
      path: [step],
      step: 0,
      tick: 0,
      plans: 0,
      restTicks: 0,
    };
  }

  cancel(end: WalkEnd = 'stopped'): void {
    this.#end(end);
  }

  /** Input of one tick. Any pressed key ends the walk. */
  steer(pressed: number, state: PlayerState, skills: PlayerSkills): number {
    if (this.#walk === null) return pressed;
    if (pressed !== 0) this.#end('steered');
    else if (hasArrived(this.#walk, state)) this.#end('arrived');
    // A listener may have started the next walk.
    const walk = this.#walk;
    if (walk === null) return pressed;
    if (walk.path !== null) return this.#go(walk, walk.path, state);
    if (walk.search === null) return this.#rest(walk, state, skills);
    return this.#look(walk, walk.search);
  }

  #rest(walk: Walk, state: PlayerState, skills: PlayerSkills): number {
    walk.restTicks += 1;
    if (walk.restTicks > MOST_REST_TICKS) this.#end('unreachable');
    else if (walk.goal !== null && isHeld(state) && state.vx === 0 && state.heldBits === 0) {
      walk.plans += 1;
      walk.search = findPath({ map: this.#map, skills }, state, walk.goal);
    }
    return 0;
  }

  #look(walk: Walk, search: NonNullable<Walk['search']>): number {
    for (let tries = 0; tries < TRIES_PER_TICK; tries += 1) {
      const { done, value } = search.next();
      if (!done) continue;
      walk.search = null;
      Object.assign(walk, { path: value, step: 0, tick: 0, restTicks: 0 });
      if (value === null) this.#end('unreachable');
      break;
    }
    return 0;
  }

  #go(walk: Walk, path: readonly PathStep[], state: PlayerState): number {
    if (walk.tick === path[walk.step]?.bits.length) {
      const { end } = path[walk.step] ?? { end: state };
      const hasDeviated =
        Math.abs(end.x - state.x) > MAX_DEVIATION_PX || Math.abs(end.y - state.y) > MAX_DEVIATION_PX;
      walk.step += 1;
      walk.tick = 0;
      if (hasDeviated || walk.step >= path.length) {
        walk.path = null;
        if (walk.plans >= MOST_PLANS) this.#end('unreachable');
        return 0;
      }
    }
    const bits = path[walk.step]?.bits[walk.tick] ?? 0;
    walk.tick += 1;
    return bits;
  }

  #end(end: WalkEnd): void {
    const walk = this.#walk;
    this.#walk = null;
    walk?.onEnd(end);
  }
}

function hasArrived({ goal, path, tick }: Walk, state: PlayerState): boolean {
  if (goal === null) return tick >= (path?.[0]?.bits.length ?? 0);
  return state.grounded && isAt(goal, state);
}
