import type { PairGate } from '#shared/content/maps/mapTypes.ts';
import type { GateState } from '#shared/contract/rooms/gateMessages.ts';
import { bodyIsIn } from '#shared/simulation/bodyTouches.ts';

/** Ticks (1/60 s) for which both plates must be stood on. */
export const HOLD_TICKS = 120;
/** The ticks for which the treasure is then shown open. */
const OPEN_TICKS = 300;

interface Body {
  readonly userId: number;
  readonly state: { readonly x: number; readonly y: number };
}

/** The users on each plate at the moment a gate opens. */
export type OnPlates = readonly [readonly number[], readonly number[]];

/** One gate for two: the users on its plates, the time of their stay, and its opening. */
export class PairGateWatch {
  readonly gate: PairGate;
  /** The tick since which both plates are stood on; null while one is free. */
  #heldSince: number | null = null;
  /** Until this tick the treasure is open. */
  #openUntil = 0;
  /** It has opened for the present users; one of them must step off first. */
  #isSpent = false;
  #state: GateState;

  constructor(gate: PairGate) {
    this.gate = gate;
    this.#state = { gateId: gate.id, plates: [false, false], isOpen: false };
  }

  get state(): GateState {
    return this.#state;
  }

  /**
   * Checks all bodies of the room; returns the users who have just opened the gate, and whether its picture changes.
   */
  look(
    tick: number,
    bodies: Iterable<Body>,
  ): { readonly opened: OnPlates | null; readonly hasChanged: boolean } {
    const on = this.#onPlates(bodies);
    const plates: [boolean, boolean] = [on[0].length > 0, on[1].length > 0];
    const opened = this.#hold(tick, plates) ? on : null;
    const isOpen = tick < this.#openUntil;
    const { plates: before, isOpen: wasOpen } = this.#state;
    const hasChanged = isOpen !== wasOpen || plates.some((held, index) => held !== before[index]);
    if (hasChanged) this.#state = { gateId: this.gate.id, plates, isOpen };
    return { opened, hasChanged };
  }

  /** Whether both plates have been held for long enough just now. */
  #hold(tick: number, plates: readonly [boolean, boolean]): boolean {
    if (!plates[0] || !plates[1]) {
      this.#heldSince = null;
      this.#isSpent = false;
      return false;
    }
    this.#heldSince ??= tick;
    if (this.#isSpent || tick - this.#heldSince < HOLD_TICKS) return false;
    this.#isSpent = true;
    this.#openUntil = tick + OPEN_TICKS;
    return true;
  }

  #onPlates(bodies: Iterable<Body>): OnPlates {
    const on: [number[], number[]] = [[], []];
    for (const { userId, state } of bodies) {
      const index = this.gate.plates.findIndex((plate) => bodyIsIn(state, plate));
      if (index === 0 || index === 1) on[index].push(userId);
    }
    return on;
  }
}
