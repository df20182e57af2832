import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';

/** Landings slower than this (px/s) raise no dust. */
const DUST_SPEED = 260;
const HARD_LANDING = 680;
const CHEER_SPARKS = 14;
const AIR_JUMP_BUBBLES = 7;
const DASH_LINES = 3;
const FIND_SPARKS = 9;
const FIND_BUBBLES = 4;

/** Short effects: dust under feet, sparks, bubbles of a dash and of a jump in water. */
export class Effects {
  readonly #reducedMotion: boolean;
  readonly #dust: GameObjects.Particles.ParticleEmitter;
  readonly #sparks: GameObjects.Particles.ParticleEmitter;
  readonly #bubbles: GameObjects.Particles.ParticleEmitter;
  readonly #trail: GameObjects.Particles.ParticleEmitter;
  readonly #lines: GameObjects.Particles.ParticleEmitter;

  /** With reduced motion no effect is shown. */
  constructor(
    scene: Scene,
    { artScale, reducedMotion }: { readonly artScale: number; readonly reducedMotion: boolean },
  ) {
    this.#reducedMotion = reducedMotion;
    const scale = 1 / artScale;
    this.#dust = scene.add
      .particles(0, 0, UI_TEXTURE, {
        frame: 'effect/dust',
        emitting: false,
        lifespan: { min: 320, max: 560 },
        speedX: { min: -90, max: 90 },
        speedY: { min: -46, max: -6 },
        scale: { start: 0.42 * scale, end: 0.85 * scale },
        alpha: { start: 0.75, end: 0 },
      })
      .setDepth(DEPTH.EFFECT);
    this.#sparks = scene.add
      .particles(0, 0, UI_TEXTURE, {
        frame: 'effect/spark',
        emitting: false,
        lifespan: { min: 600, max: 1100 },
        speedX: { min: -130, max: 130 },
        speedY: { min: -260, max: -120 },
        gravityY: 420,
        rotate: { min: -90, max: 90 },
        scale: { start: scale, end: 0.3 * scale },
        alpha: { start: 1, end: 0 },
      })
      .setDepth(DEPTH.EFFECT);
    this.#bubbles = scene.add
      .particles(0, 0, UI_TEXTURE, {
        frame: 'effect/bubble',
        emitting: false,
        lifespan: { min: 420, max: 800 },
        speedX: { min: -90, max: 90 },
        speedY: { min: 10, max: 70 },
        gravityY: -160,
        scale: { start: 0.5 * scale, end: 0.25 * scale, random: true },
        alpha: { start: 0.95, end: 0 },
      })
      .setDepth(DEPTH.EFFECT);
    // Larger and longer than those of a jump, so that the trail is visible behind its owner.
    this.#trail = scene.add
      .particles(0, 0, UI_TEXTURE, {
        frame: 'effect/bubble',
        emitting: false,
        lifespan: { min: 1000, max: 1700 },
        speedX: { min: -14, max: 14 },
        speedY: { min: -46, max: -12 },
        scale: { min: 0.45 * scale, max: 1.15 * scale },
        alpha: { start: 1, end: 0, ease: 'Quad.easeIn' },
      })
      .setDepth(DEPTH.EFFECT);
    this.#lines = scene.add
      .particles(0, 0, UI_TEXTURE, {
        frame: 'effect/speed',
        emitting: false,
        lifespan: { min: 180, max: 300 },
        scale: { start: 0.9 * scale, end: 0.6 * scale },
        alpha: { start: 0.7, end: 0 },
      })
      .setDepth(DEPTH.EFFECT);
  }

  /** A dash begins with the feet at (x, y). */
  dash(x: number, y: number, facing: -1 | 1): void {
    if (this.#reducedMotion) return;
    this.#lines.setParticleSpeed(-facing * 60, 0);
    this.#lines.explode(DASH_LINES, x - facing * 26, y - 44);
    this.#dust.explode(4, x - facing * 14, y - 3);
  }

  /** A jump in the air with the feet at (x, y). */
  airJump(x: number, y: number): void {
    if (!this.#reducedMotion) this.#bubbles.explode(AIR_JUMP_BUBBLES, x, y - 4);
  }

  /** One bubble of a trail. */
  trail(x: number, y: number): void {
    if (!this.#reducedMotion) this.#trail.explode(1, x, y);
  }

  /** Feet at (x, y) came down at `speed` px/s. */
  land(x: number, y: number, speed: number): void {
    if (this.#reducedMotion || speed < DUST_SPEED) return;
    const share = Math.min(1, (speed - DUST_SPEED) / (HARD_LANDING - DUST_SPEED));
    this.#dust.explode(4 + Math.round(share * 4), x, y - 3);
  }

  cheer(x: number, y: number): void {
    if (!this.#reducedMotion) this.#sparks.explode(CHEER_SPARKS, x, y - 70);
  }

  /** A collectible at (x, y) was collected. */
  sparkle(x: number, y: number): void {
    this.#sparks.explode(FIND_SPARKS, x, y);
    this.#bubbles.explode(FIND_BUBBLES, x, y);
  }

  /** One spark that draws attention to a spot. */
  twinkle(x: number, y: number): void {
    this.#sparks.explode(1, x, y);
  }

  destroy(): void {
    this.#dust.destroy();
    this.#sparks.destroy();
    this.#bubbles.destroy();
    this.#trail.destroy();
    this.#lines.destroy();
  }
}
