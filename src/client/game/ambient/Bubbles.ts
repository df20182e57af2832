import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import type { View } from '../camera/cameraMotion.ts';

interface Bubble {
  readonly image: GameObjects.Image;
  x: number;
  y: number;
  readonly size: number;
  readonly speed: number;
  readonly phase: number;
}

const COUNT = 14;
const SWAY_PX = 9;
const SWAY_MS = 2600;
const IN_FRONT = 4;

/** Bubbles that rise through the view; larger ones rise faster. */
export class Bubbles {
  readonly #bubbles: readonly Bubble[];
  #time = 0;
  #isSpread = false;

  constructor(scene: Scene, artScale: number) {
    this.#bubbles = Array.from({ length: COUNT }, (_, index) => {
      const size = 0.22 + Math.random() ** 2 * 0.85;
      const image = scene.add
        .image(0, 0, UI_TEXTURE, 'effect/bubble')
        .setScale(size / artScale)
        .setAlpha(0.85)
        .setDepth(index < IN_FRONT ? DEPTH.EFFECT : DEPTH.BUBBLE);
      return { image, x: 0, y: 0, size, speed: 16 + size * 34, phase: Math.random() * Math.PI * 2 };
    });
  }

  update(view: View, dt: number): void {
    this.#time += dt;
    if (!this.#isSpread) this.#spread(view);
    for (const bubble of this.#bubbles) {
      bubble.y -= (bubble.speed * dt) / 1000;
      if (bubble.y < view.top - 40) {
        bubble.y = view.top + view.height + 20 + Math.random() * 120;
        bubble.x = view.left + Math.random() * view.width;
      }
      // Bubbles that leave the view on one side enter again on the other.
      const beside = bubble.x - view.left;
      if (beside < -60) bubble.x += view.width + 120;
      else if (beside > view.width + 60) bubble.x -= view.width + 120;
      const sway = Math.sin((this.#time / SWAY_MS) * Math.PI * 2 + bubble.phase) * SWAY_PX * bubble.size;
      bubble.image.setPosition(bubble.x + sway, bubble.y);
    }
  }

  destroy(): void {
    for (const { image } of this.#bubbles) image.destroy();
  }

  #spread(view: View): void {
    this.#isSpread = true;
    for (const bubble of this.#bubbles) {
      bubble.x = view.left + Math.random() * view.width;
      bubble.y = view.top + Math.random() * view.height;
    }
  }
}
