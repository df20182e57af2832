import type { SelfState } from '#shared/contract/rooms/selfState.ts';
import type { CollisionMap } from '#shared/simulation/geometry.ts';
import { isAtRest } from '#shared/simulation/isAtRest.ts';
import { NO_SKILLS, type PlayerSkills } from '#shared/simulation/playerSkills.ts';
import type { PlayerState } from '#shared/simulation/playerState.ts';
import { stepPlayer } from '#shared/simulation/stepPlayer.ts';

/** A visible error is faded out over so many ticks (100 ms) … */
const SMOOTHING_TICKS = 6;
/** … unless it is larger than this; then the avatar is simply put right. */
const SNAP_PX = 96;
/** Without an answer for two seconds one stops walking ahead of the server. */
const MAX_PENDING = 120;

/** The number of an input and the world tick at which it was pressed. */
export interface StampedInput {
  readonly seq: number;
  readonly tick: number;
}

interface PendingInput extends StampedInput {
  readonly bits: number;
}

/** How often and how far the server had to correct what was drawn. */
export interface CorrectionStats {
  readonly count: number;
  /** px */
  readonly largest: number;
}

/**
 * Prediction of the own player: steps at once with the server's own rules, remembers what is unanswered, and after
 * each answer replays the rest on top of it. Holds no clock: `advance` is one tick (1/60 s), and is told which one.
 */
export class Reconciler {
  readonly #map: CollisionMap;
  #skills: PlayerSkills;
  #current: PlayerState;
  #previous: PlayerState;
  #tick: number;
  #previousTick: number;
  #pending: PendingInput[] = [];
  #seq = 0;
  #errorX = 0;
  #errorY = 0;
  #errorTicks = 0;
  #corrections = 0;
  #largest = 0;

  constructor(map: CollisionMap, start: PlayerState, skills: PlayerSkills = NO_SKILLS) {
    this.#map = map;
    this.#skills = skills;
    this.#current = start;
    this.#previous = start;
    this.#tick = start.tick;
    this.#previousTick = start.tick;
  }

  /** The newest predicted state. */
  get state(): PlayerState {
    return this.#current;
  }

  /** Inputs the server has not answered yet. */
  get unanswered(): number {
    return this.#pending.length;
  }

  /** The learned skills, as the server last said. */
  get skills(): PlayerSkills {
    return this.#skills;
  }

  get corrections(): CorrectionStats {
    return { count: this.#corrections, largest: this.#largest };
  }

  /**
   * Predicts the given world tick (the next one unless told). Returns under which numbers `bits` must be sent, or null
   * when there is nothing to send: the body rests without input, or the server has been silent for too long.
   */
  advance(bits: number, tick: number = this.#tick + 1): StampedInput | null {
    this.#previous = this.#current;
    this.#previousTick = this.#tick;
    this.#tick = tick;
    if (this.#errorTicks > 0) this.#errorTicks -= 1;
    if (bits === 0 && isAtRest(this.#current, this.#map)) return null;
    if (this.#pending.length >= MAX_PENDING) return null;
    this.#seq += 1;
    const input = { seq: this.#seq, tick, bits };
    this.#pending.push(input);
    this.#current = this.#step(this.#current, input);
    return input;
  }

  /** Takes the server's word for everything up to `ack`, also about what is learned, and replays what came after. */
  reconcile({ ack, skills, state }: SelfState): void {
    this.#skills = skills;
    this.#pending = this.#pending.filter((input) => input.seq > ack);
    let before = state;
    let replayed = state;
    for (const input of this.#pending) {
      before = replayed;
      replayed = this.#step(replayed, input);
    }
    const { x, y } = this.#current;
    this.#current = replayed;
    if (replayed.x === x && replayed.y === y) return;
    this.#previous = before;
    this.#hide(x - replayed.x, y - replayed.y);
  }

  /** Feet to draw between the last two ticks; `alpha` in [0, 1) is the part of the next tick that has passed. */
  visible(alpha: number): { readonly x: number; readonly y: number } {
    const left = Math.max(0, this.#errorTicks - alpha) / SMOOTHING_TICKS;
    const { x: fromX, y: fromY } = this.#previous;
    const { x: toX, y: toY } = this.#current;
    return {
      x: fromX + (toX - fromX) * alpha + this.#errorX * left,
      y: fromY + (toY - fromY) * alpha + this.#errorY * left,
    };
  }

  /** The next drawing is the truth, without fading over from what was drawn before. */
  settle(): void {
    this.#errorTicks = 0;
    this.#previous = this.#current;
  }

  /** The world tick that is drawn, at which the movers are, its fraction included. */
  visibleTick(alpha: number): number {
    return this.#previousTick + (this.#tick - this.#previousTick) * alpha;
  }

  /** Steps like the server: time never runs backwards for a body. */
  #step(state: PlayerState, { bits, tick }: PendingInput): PlayerState {
    return stepPlayer(state, bits, this.#map, this.#skills, Math.max(tick, state.tick));
  }

  /** Adds to the error that is still being faded, so that nothing drawn jumps. */
  #hide(x: number, y: number): void {
    const distance = Math.hypot(x, y);
    this.#corrections += 1;
    this.#largest = Math.max(this.#largest, distance);
    const left = this.#errorTicks / SMOOTHING_TICKS;
    this.#errorX = x + this.#errorX * left;
    this.#errorY = y + this.#errorY * left;
    this.#errorTicks = SMOOTHING_TICKS;
    if (Math.hypot(this.#errorX, this.#errorY) > SNAP_PX) {
      this.#errorTicks = 0;
      this.#previous = this.#current;
    }
  }
}
