import type { PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import type { WalkEnd } from '#client/bridge/moments.ts';
import { findWay, isAt, type WayGoal } from '../way/findWay.ts';
import { isHeld, type WayRules, type WayStep } from '../way/tryMove.ts';

interface Errand {
  readonly goal: WayGoal;
  readonly onEnd: (end: WalkEnd) => void;
  /** What is being done about it: coming to rest, looking for a way, or going it. */
  search: Generator<undefined, readonly WayStep[] | null> | null;
  way: readonly WayStep[] | null;
  step: number;
  tick: number;
  plans: number;
  restTicks: number;
}

/** Moves that are tried per tick while looking for a way: some 4 ms on a slow machine. */
const TRIES_PER_TICK = 50;
/** Farther than this (px) from where a step should have led: something was in the way. */
const ASTRAY_PX = 8;
/** A way is looked for anew so often before giving up. */
const MOST_PLANS = 8;
/** Whoever has not come to rest by then is carried by water. */
const MOST_REST_TICKS = 240;

/**
 * Pure: walks to a place in the player's stead, over whatever the keys can manage. It finds the way on the rules of
 * the world, without what moves on the map, and looks again when it was carried astray.
 */
export class Autopilot {
  readonly #map: WayRules['map'];
  #errand: Errand | null = null;

  constructor(map: WayRules['map']) {
    this.#map = { ...map, movers: [] };
  }

  get isWalking(): boolean {
    return this.#errand !== null;
  }

  /** The errand before this one is stopped. */
  walkTo(goal: WayGoal, onEnd: (end: WalkEnd) => void): void {
    this.cancel();
    this.#errand = { goal, onEnd, search: null, way: null, step: 0, tick: 0, plans: 0, restTicks: 0 };
  }

  cancel(): void {
    this.#end('stopped');
  }

  /** Input of one tick. Whatever the player presses ends the errand. */
  steer(pressed: number, state: PlayerState, skills: PlayerSkills): number {
    const errand = this.#errand;
    if (errand === null) return pressed;
    if (pressed !== 0) this.#end('stopped');
    else if (state.grounded && isAt(errand.goal, state)) this.#end('arrived');
    if (this.#errand === null) return pressed;
    if (errand.way !== null) return this.#go(errand, errand.way, state);
    if (errand.search === null) return this.#rest(errand, state, skills);
    return this.#look(errand, errand.search);
  }

  #rest(errand: Errand, state: PlayerState, skills: PlayerSkills): number {
    errand.restTicks += 1;
    if (errand.restTicks > MOST_REST_TICKS) this.#end('unreachable');
    else if (isHeld(state) && state.vx === 0 && state.heldBits === 0) {
      errand.plans += 1;
      errand.search = findWay({ map: this.#map, skills }, state, errand.goal);
    }
    return 0;
  }

  #look(errand: Errand, search: NonNullable<Errand['search']>): number {
    for (let tries = 0; tries < TRIES_PER_TICK; tries += 1) {
      const { done, value } = search.next();
      if (!done) continue;
      errand.search = null;
      Object.assign(errand, { way: value, step: 0, tick: 0, restTicks: 0 });
      if (value === null) this.#end('unreachable');
      break;
    }
    return 0;
  }

  #go(errand: Errand, way: readonly WayStep[], state: PlayerState): number {
    if (errand.tick === way[errand.step]?.bits.length) {
      const { end } = way[errand.step] ?? { end: state };
      const isAstray = Math.abs(end.x - state.x) > ASTRAY_PX || Math.abs(end.y - state.y) > ASTRAY_PX;
      errand.step += 1;
      errand.tick = 0;
      if (isAstray || errand.step >= way.length) {
        errand.way = null;
        if (errand.plans >= MOST_PLANS) this.#end('unreachable');
        return 0;
      }
    }
    const bits = way[errand.step]?.bits[errand.tick] ?? 0;
    errand.tick += 1;
    return bits;
  }

  #end(end: WalkEnd): void {
    const errand = this.#errand;
    this.#errand = null;
    errand?.onEnd(end);
  }
}
