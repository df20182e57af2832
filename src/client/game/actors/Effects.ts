import type { GameObjects, Scene } from 'phaser';
import type { Surface } from '#client/bridge/worldEvents.ts';
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
const SKID_DUST = 7;
const TAKE_OFF_DUST = 5;
const STEP_DUST = 2;
/** A step raises dust from this speed on, px/s. */
const STEP_SPEED = 150;
/** The colour of the dust: unlike the ground and unlike the water, so that it is seen before both. */
const DUST_TINT: Readonly<Record<Surface, number>> = {
  sand: 0xd9a45f,
  grass: 0xf6f4c6,
  wood: 0xd2ad7c,
  stone: 0xa9b4e6,
  cloud: 0xffffff,
};
/** After-images of a dash: their number, how long one is seen, and how far apart they are left, ms. */
const AFTER_IMAGES = { count: 4, ms: 240, everyMs: 45, alpha: 0.42, tint: 0x9fe8ff } as const;

/** Short effects: dust under feet, after-images, sparks, bubbles of a dash and of a jump in water. */
export class Effects {
  readonly #reducedMotion: boolean;
  readonly #dust: GameObjects.Particles.ParticleEmitter;
  readonly #sparks: GameObjects.Particles.ParticleEmitter;
  readonly #bubbles: GameObjects.Particles.ParticleEmitter;
  readonly #trail: GameObjects.Particles.ParticleEmitter;
  readonly #lines: GameObjects.Particles.ParticleEmitter;
  readonly #afterImages: readonly GameObjects.Image[];
  #nextAfterImage = 0;
  #afterImageWait = 0;

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
        lifespan: { min: 320, max: 620 },
        speedX: { min: -90, max: 90 },
        speedY: { min: -62, max: -10 },
        scale: { start: 0.6 * scale, end: 1.3 * scale },
        alpha: { start: 0.95, end: 0 },
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
    this.#afterImages = Array.from({ length: reducedMotion ? 0 : AFTER_IMAGES.count }, () =>
      scene.add.image(0, 0, UI_TEXTURE, 'effect/dust').setVisible(false).setDepth(DEPTH.COMPANION),
    );
  }

  /** Fades what a dash has left behind, by `dt` ms. */
  update(dt: number): void {
    this.#afterImageWait = Math.max(0, this.#afterImageWait - dt);
    for (const image of this.#afterImages) {
      if (!image.visible) continue;
      image.alpha -= (AFTER_IMAGES.alpha * dt) / AFTER_IMAGES.ms;
      if (image.alpha <= 0) image.setVisible(false);
    }
  }

  /** Leaves a picture of this body behind, as often as a dash does. */
  leaveImage(of: GameObjects.Image): void {
    const image = this.#afterImages[this.#nextAfterImage];
    if (image === undefined || this.#afterImageWait > 0) return;
    this.#afterImageWait = AFTER_IMAGES.everyMs;
    this.#nextAfterImage = (this.#nextAfterImage + 1) % this.#afterImages.length;
    image
      .setTexture(of.texture.key, of.frame.name)
      .setOrigin(of.originX, of.originY)
      .setPosition(of.x, of.y)
      .setScale(of.scaleX, of.scaleY)
      .setRotation(of.rotation)
      .setTint(AFTER_IMAGES.tint)
      .setAlpha(AFTER_IMAGES.alpha)
      .setVisible(true);
  }

  /** A dash begins with the feet at (x, y). */
  dash(x: number, y: number, facing: -1 | 1, surface: Surface = 'sand'): void {
    if (this.#reducedMotion) return;
    this.#lines.setParticleSpeed(-facing * 60, 0);
    this.#lines.explode(DASH_LINES, x - facing * 26, y - 44);
    this.#puff(surface, 4, x - facing * 14, y);
  }

  /** A jump leaves the ground at (x, y). */
  takeOff(x: number, y: number, surface: Surface): void {
    if (!this.#reducedMotion) this.#puff(surface, TAKE_OFF_DUST, x, y);
  }

  /** One step at (x, y); `vx` in px/s. Slow steps raise nothing. */
  step(x: number, y: number, vx: number, surface: Surface): void {
    if (!this.#reducedMotion && Math.abs(vx) > STEP_SPEED)
      this.#puff(surface, STEP_DUST, x - Math.sign(vx) * 12, y);
  }

  /** Feet that slide towards the side of `vx` while the body turns. */
  skid(x: number, y: number, vx: number, surface: Surface): void {
    if (!this.#reducedMotion) this.#puff(surface, SKID_DUST, x + Math.sign(vx) * 16, y);
  }

  /** A body that slides down a wall at the side that it faces. */
  slide(x: number, y: number, facing: -1 | 1): void {
    if (!this.#reducedMotion) this.#puff('stone', 2, x + facing * 16, y - 30);
  }

  #puff(surface: Surface, count: number, x: number, y: number): void {
    this.#dust.setParticleTint(DUST_TINT[surface]);
    this.#dust.explode(count, x, y - 3);
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
  land(x: number, y: number, speed: number, surface: Surface = 'sand'): void {
    if (this.#reducedMotion || speed < DUST_SPEED) return;
    const share = Math.min(1, (speed - DUST_SPEED) / (HARD_LANDING - DUST_SPEED));
    this.#puff(surface, 5 + Math.round(share * 5), x, y);
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
    for (const image of this.#afterImages) image.destroy();
  }
}
