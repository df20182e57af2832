import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';

/** Landings slower than this (px/s) raise no dust. */
const DUST_SPEED = 260;
const HARD_LANDING = 680;
const CHEER_SPARKS = 14;

/** Short-lived little things: dust under feet, sparks of joy. */
export class Effects {
  readonly #dust: GameObjects.Particles.ParticleEmitter;
  readonly #sparks: GameObjects.Particles.ParticleEmitter;

  constructor(scene: Scene, artScale: number) {
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
  }

  /** Feet at (x, y) came down at `speed` px/s. */
  land(x: number, y: number, speed: number): void {
    if (speed < DUST_SPEED) return;
    const share = Math.min(1, (speed - DUST_SPEED) / (HARD_LANDING - DUST_SPEED));
    this.#dust.explode(4 + Math.round(share * 4), x, y - 3);
  }

  cheer(x: number, y: number): void {
    this.#sparks.explode(CHEER_SPARKS, x, y - 70);
  }

  destroy(): void {
    this.#dust.destroy();
    this.#sparks.destroy();
  }
}
