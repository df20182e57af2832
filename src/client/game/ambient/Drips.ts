import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import { FURTHER_TEXTURE } from '../loading/loadArt.ts';
import type { View } from '../camera/cameraMotion.ts';

interface Drip {
  readonly image: GameObjects.Image;
  x: number;
  y: number;
  /** Time until the drop falls, ms. */
  wait: number;
  speed: number;
}

const COUNT = 6;
const PULL = 620;
const FASTEST = 460;
const LONGEST_WAIT_MS = 3600;

/** Drops that fall from the roof of a cave. */
export class Drips {
  readonly #drips: readonly Drip[];
  #isPlaced = false;

  constructor(scene: Scene, artScale: number) {
    this.#drips = Array.from({ length: COUNT }, () => ({
      image: scene.add
        .image(0, 0, FURTHER_TEXTURE, 'ambient/drop')
        .setScale((0.6 + Math.random() * 0.5) / artScale)
        .setDepth(DEPTH.BUBBLE)
        .setVisible(false),
      x: 0,
      y: 0,
      wait: Math.random() * LONGEST_WAIT_MS,
      speed: 0,
    }));
  }

  update(view: View, dt: number): void {
    if (!this.#isPlaced) for (const drip of this.#drips) hang(drip, view);
    this.#isPlaced = true;
    for (const drip of this.#drips) {
      drip.wait -= dt;
      if (drip.wait > 0) continue;
      drip.speed = Math.min(FASTEST, drip.speed + (PULL * dt) / 1000);
      drip.y += (drip.speed * dt) / 1000;
      if (drip.y > view.top + view.height + 20) {
        hang(drip, view);
        drip.wait = Math.random() * LONGEST_WAIT_MS;
      }
      drip.image.setPosition(drip.x, drip.y).setVisible(drip.wait <= 0);
    }
  }

  destroy(): void {
    for (const { image } of this.#drips) image.destroy();
  }
}

/** Puts the drop back below the upper edge of the view, at another x. */
function hang(drip: Drip, view: View): void {
  drip.x = view.left + Math.random() * view.width;
  drip.y = view.top - 16;
  drip.speed = 0;
}
