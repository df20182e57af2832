import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import type { FurtherFrame } from '#shared/content/sprites.gen.ts';
import { FURTHER_TEXTURE } from '../loading/loadArt.ts';
import type { View } from '../camera/cameraMotion.ts';

/** Specks of one kind of light. Speeds in px/s. */
export interface MotePlan {
  readonly frames: readonly FurtherFrame[];
  readonly count: number;
  /** Drift in px/s; each varies a little. */
  readonly vx: number;
  readonly vy: number;
}

interface Mote {
  readonly image: GameObjects.Image;
  readonly size: number;
  readonly pace: number;
  readonly phase: number;
  x: number;
  y: number;
}

const MARGIN = 40;
const SWAY_PX = 16;
const SWAY_MS = 5200;
const PULSE_MS = 2900;
const IN_FRONT_OF_ACTORS = 5;

/** Floating specks of light whose brightness varies: sun dust under leaves, plankton in the dark. */
export class Motes {
  readonly #motes: readonly Mote[];
  readonly #plan: MotePlan;
  readonly #artScale: number;
  #time = 0;
  #isSpread = false;

  constructor(scene: Scene, artScale: number, plan: MotePlan) {
    this.#plan = plan;
    this.#artScale = artScale;
    this.#motes = Array.from({ length: plan.count }, (_, index) => ({
      image: scene.add
        .image(0, 0, FURTHER_TEXTURE, plan.frames[index % plan.frames.length])
        .setDepth(index < IN_FRONT_OF_ACTORS ? DEPTH.EFFECT : DEPTH.BUBBLE),
      size: 0.4 + Math.random() * 0.8,
      pace: 0.6 + Math.random() * 0.8,
      phase: Math.random() * Math.PI * 2,
      x: 0,
      y: 0,
    }));
  }

  update(view: View, dt: number): void {
    this.#time += dt;
    if (!this.#isSpread) this.#spread(view);
    for (const mote of this.#motes) {
      mote.x = around(mote.x + (this.#plan.vx * mote.pace * dt) / 1000, view.left, view.width);
      mote.y = around(mote.y + (this.#plan.vy * mote.pace * dt) / 1000, view.top, view.height);
      const sway = Math.sin((this.#time / SWAY_MS) * Math.PI * 2 + mote.phase) * SWAY_PX;
      const pulse = 0.5 + 0.5 * Math.sin((this.#time / PULSE_MS) * Math.PI * 2 * mote.pace + mote.phase);
      mote.image
        .setPosition(mote.x + sway, mote.y + sway * 0.4)
        .setAlpha(0.35 + 0.6 * pulse)
        .setScale((mote.size * (0.85 + 0.3 * pulse)) / this.#artScale);
    }
  }

  destroy(): void {
    for (const { image } of this.#motes) image.destroy();
  }

  #spread(view: View): void {
    this.#isSpread = true;
    for (const mote of this.#motes) {
      mote.x = view.left + Math.random() * view.width;
      mote.y = view.top + Math.random() * view.height;
    }
  }
}

/** A speck that leaves the range on one side enters on the other. */
function around(place: number, start: number, length: number): number {
  const whole = length + 2 * MARGIN;
  return start - MARGIN + ((((place - start + MARGIN) % whole) + whole) % whole);
}
