/** Pure: frames, blinks and squash of a drawn body, advanced by elapsed ms. */
import { type AnimationName, ANIMATIONS } from '#shared/content/avatarLayers.ts';

/** Walking speed (px/s) at which the animation plays at the pace of the table. */
const WALK_REFERENCE_SPEED = 74;
/** Above that speed the animation quickens by this share of the speed-up, so that the legs do not blur. */
const WALK_SOFTENING = 0.55;
const WALK_MIN_MS = 40;
/** Slower than this (px/s) the climbing animation stands still. */
const CLIMB_MIN_SPEED = 12;

/** Plays one animation after another; a new one begins at its first frame. */
export class FrameClock {
  #animation: AnimationName = 'stand';
  #elapsed = 0;

  /** Index of the frame after `dt` ms; `speed` is px/s, along the ground or up a ladder. */
  advance(animation: AnimationName, speed: number, dt: number): number {
    if (animation !== this.#animation) {
      this.#animation = animation;
      this.#elapsed = 0;
    } else {
      this.#elapsed += dt / msPerFrame(animation, speed);
    }
    const { frames, loop } = ANIMATIONS[animation];
    const index = Math.floor(this.#elapsed);
    return loop ? index % frames : Math.min(index, frames - 1);
  }
}

export function msPerFrame(animation: AnimationName, speed: number): number {
  const { msPerFrame: table } = ANIMATIONS[animation];
  if (animation === 'climb') return Math.abs(speed) < CLIMB_MIN_SPEED ? Number.POSITIVE_INFINITY : table;
  if (animation !== 'walk') return table;
  const ratio = WALK_REFERENCE_SPEED / Math.max(WALK_REFERENCE_SPEED, Math.abs(speed));
  return Math.max(WALK_MIN_MS, table * ratio ** WALK_SOFTENING);
}

const CLOSED_MS = 120;
const PAUSE_MIN_MS = 2600;
const PAUSE_MAX_MS = 5000;

/** When the eyes are shut. `random` gives numbers in [0, 1). */
export class BlinkClock {
  readonly #random: () => number;
  #next: number;

  constructor(random: () => number) {
    this.#random = random;
    this.#next = this.#pause();
  }

  /** Whether the eyes are shut after `dt` ms. */
  advance(dt: number): boolean {
    this.#next -= dt;
    if (this.#next <= -CLOSED_MS) this.#next = this.#pause();
    return this.#next <= 0;
  }

  #pause(): number {
    return PAUSE_MIN_MS + this.#random() * (PAUSE_MAX_MS - PAUSE_MIN_MS);
  }
}

/** Largest share that is added to or taken from the height. */
const LIMIT = 0.15;
/** 1/s² and 1/s: the shape recovers within about a third of a second with one soft overshoot. */
const STIFFNESS = 420;
const DAMPING = 22;
const MAX_STEP_S = 1 / 60;
/** Below this share, or this share a second, a change is invisible. */
const STILL = 1e-4;
const STRETCH = 4.2;
/** A body crouches by this share in the frame in which it leaves the ground. */
const CROUCH = 0.08;
/** Squash speed per fall speed (px/s); capped. */
const SQUASH_PER_SPEED = 0.0052;

/** Squash and stretch of a body that jumps and lands. */
export class SquashSpring {
  readonly #reducedMotion: boolean;
  #offset = 0;
  #velocity = 0;

  /** With reduced motion the shape stays as it is. */
  constructor(reducedMotion = false) {
    this.#reducedMotion = reducedMotion;
  }

  get scaleY(): number {
    return 1 + this.#offset;
  }

  /** Keeps roughly the same volume. */
  get scaleX(): number {
    return 1 - this.#offset * 0.8;
  }

  takeOff(): void {
    if (this.#reducedMotion) return;
    this.#offset = -CROUCH;
    this.#velocity = STRETCH;
  }

  /** `speed` is the speed of its fall, px/s. */
  land(speed: number): void {
    this.#velocity = this.#reducedMotion ? 0 : -Math.min(3, speed * SQUASH_PER_SPEED);
  }

  advance(dt: number): void {
    if (Math.abs(this.#offset) < STILL && Math.abs(this.#velocity) < STILL) {
      this.#offset = 0;
      this.#velocity = 0;
      return;
    }
    for (let left = Math.min(dt, 100) / 1000; left > 0; left -= MAX_STEP_S) {
      const step = Math.min(left, MAX_STEP_S);
      this.#velocity += (-STIFFNESS * this.#offset - DAMPING * this.#velocity) * step;
      this.#offset = Math.max(-LIMIT, Math.min(LIMIT, this.#offset + this.#velocity * step));
    }
  }
}

/** Lean of a body at walking speed, rad; it leans by how much its speed is that of walking. */
const LEAN_WALK = 0.055;
/** Lean of a dash, and of a body that brakes against its way, rad. */
const LEAN_DASH = 0.24;
const LEAN_SKID = -0.13;
const LEAN_SPEED = 220;
/** Time in which two thirds of a new lean are reached, ms. */
const LEAN_MS = 70;

/** The lean of a body into its motion, rad; positive to the right. */
export class LeanSpring {
  readonly #reducedMotion: boolean;
  #angle = 0;

  /** With reduced motion the body stays upright. */
  constructor(reducedMotion = false) {
    this.#reducedMotion = reducedMotion;
  }

  get angle(): number {
    return this.#angle;
  }

  /** `vx` in px/s; `dt` in ms. */
  advance(animation: AnimationName, vx: number, facing: -1 | 1, dt: number): void {
    if (this.#reducedMotion) return;
    const goal = leanOf(animation, vx, facing);
    this.#angle = goal + (this.#angle - goal) * Math.exp(-dt / LEAN_MS);
    if (Math.abs(this.#angle - goal) < STILL) this.#angle = goal;
  }
}

function leanOf(animation: AnimationName, vx: number, facing: -1 | 1): number {
  if (animation === 'dash') return LEAN_DASH * facing;
  if (animation !== 'walk' && animation !== 'jump' && animation !== 'fall') return 0;
  const isBraking = animation === 'walk' && vx * facing < 0;
  const share = Math.max(-1, Math.min(1, vx / LEAN_SPEED));
  return isBraking ? LEAN_SKID * facing * Math.abs(share) : LEAN_WALK * share;
}
