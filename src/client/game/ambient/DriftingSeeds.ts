import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import { FURTHER_TEXTURE } from '../loading/loadArt.ts';
import type { View } from '../camera/cameraMotion.ts';
import { wrapIntoView } from './wrapIntoView.ts';

interface DriftingSeed {
  readonly image: GameObjects.Image;
  readonly phase: number;
  readonly size: number;
  x: number;
  y: number;
}

const COUNT = 16;
const MARGIN = 30;
const SWAY_MS = 3400;
const WIND_PX = 14;
const LIFT_PX = 9;
const IN_FRONT = 5;

/** Seeds with parachutes that the wind carries upwards. */
export class DriftingSeeds {
  readonly #seeds: readonly DriftingSeed[];
  #time = 0;
  #isSpread = false;

  constructor(scene: Scene, artScale: number) {
    this.#seeds = Array.from({ length: COUNT }, (_, index) => {
      const size = 0.5 + Math.random() * 0.5;
      const image = scene.add
        .image(0, 0, FURTHER_TEXTURE, 'ambient/seed')
        .setScale(size / artScale)
        .setAlpha(0.9)
        .setDepth(index < IN_FRONT ? DEPTH.EFFECT : DEPTH.BUBBLE);
      return { image, phase: Math.random() * Math.PI * 2, size, x: 0, y: 0 };
    });
  }

  update(view: View, dt: number): void {
    this.#time += dt;
    if (!this.#isSpread) this.#spread(view);
    for (const seed of this.#seeds) {
      const sway = Math.sin((this.#time / SWAY_MS) * Math.PI * 2 + seed.phase);
      seed.x += ((WIND_PX + sway * WIND_PX) * seed.size * dt) / 1000;
      seed.y -= (LIFT_PX * seed.size * dt) / 1000;
      Object.assign(seed, wrapIntoView(seed, view, MARGIN));
      seed.image.setPosition(seed.x, seed.y + sway * 6).setRotation(sway * 0.3);
    }
  }

  destroy(): void {
    for (const { image } of this.#seeds) image.destroy();
  }

  #spread(view: View): void {
    this.#isSpread = true;
    for (const seed of this.#seeds) {
      seed.x = view.left + Math.random() * view.width;
      seed.y = view.top + Math.random() * view.height;
    }
  }
}
