import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import { FURTHER_TEXTURE } from '../loading/loadArt.ts';
import type { View } from '../camera/cameraMotion.ts';
import { wrapIntoView } from './wrapIntoView.ts';

interface Drifting {
  readonly image: GameObjects.Image;
  readonly speed: number;
  x: number;
  y: number;
}

const COUNT = 6;
const MARGIN = 150;

/** Small clouds that drift through the view; larger ones are faster. */
export class DriftingClouds {
  readonly #clouds: readonly Drifting[];
  #isSpread = false;

  constructor(scene: Scene, artScale: number) {
    this.#clouds = Array.from({ length: COUNT }, (_, index) => {
      const size = 0.55 + (index / COUNT) * 0.6;
      const image = scene.add
        .image(0, 0, FURTHER_TEXTURE, 'ambient/cloud')
        .setScale(size / artScale)
        .setAlpha(0.5 + size * 0.3)
        .setDepth(DEPTH.BUBBLE);
      return { image, speed: 5 + size * 9, x: 0, y: 0 };
    });
  }

  update(view: View, dt: number): void {
    if (!this.#isSpread) this.#spread(view);
    for (const cloud of this.#clouds) {
      cloud.x += (cloud.speed * dt) / 1000;
      Object.assign(cloud, wrapIntoView(cloud, view, MARGIN));
      cloud.image.setPosition(cloud.x, cloud.y);
    }
  }

  destroy(): void {
    for (const { image } of this.#clouds) image.destroy();
  }

  #spread(view: View): void {
    this.#isSpread = true;
    for (const cloud of this.#clouds) {
      cloud.x = view.left + Math.random() * view.width;
      cloud.y = view.top + Math.random() * view.height;
    }
  }
}
