import { INPUT } from '#shared/simulation/inputBits.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';

interface Errand {
  readonly x: number;
  readonly onArrival: () => void;
  ticks: number;
  stuckTicks: number;
}

/** Close enough to talk, px. */
const ARRIVED_PX = 64;
/** A quarter of a second against something: jump. */
const STUCK_TICKS = 15;
/** Ten seconds: it cannot be reached by walking. */
const MAX_TICKS = 600;

/** Pure: walks to a spot in the player's place, jumping over what is in the way, and gives up when it takes too long. */
export class Autopilot {
  #errand: Errand | null = null;

  get isWalking(): boolean {
    return this.#errand !== null;
  }

  walkTo(x: number, onArrival: () => void): void {
    this.#errand = { x, onArrival, ticks: 0, stuckTicks: 0 };
  }

  cancel(): void {
    this.#errand = null;
  }

  /** Input of one tick. Whatever the player presses ends the errand. */
  steer(pressed: number, state: PlayerState): number {
    const errand = this.#errand;
    if (errand === null) return pressed;
    errand.ticks += 1;
    const distance = errand.x - state.x;
    if (pressed !== 0 || errand.ticks > MAX_TICKS) {
      this.#errand = null;
      return pressed;
    }
    if (Math.abs(distance) <= ARRIVED_PX) {
      if (!state.grounded) return 0;
      this.#errand = null;
      errand.onArrival();
      return 0;
    }
    const isStuck = state.grounded && state.vx === 0;
    errand.stuckTicks = isStuck ? errand.stuckTicks + 1 : 0;
    const jump = errand.stuckTicks > STUCK_TICKS || !state.grounded ? INPUT.JUMP : 0;
    return (distance > 0 ? INPUT.RIGHT : INPUT.LEFT) | jump;
  }
}
