import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import { FURTHER_TEXTURE } from '../loading/loadArt.ts';
import type { View } from '../camera/cameraMotion.ts';

interface Gull {
  readonly image: GameObjects.Image;
  readonly speed: number;
  readonly phase: number;
  /** 1 flies to the right. */
  direction: 1 | -1;
  x: number;
  y: number;
}

const COUNT = 5;
const MARGIN = 90;
/** Durations of flapping and of gliding, ms. */
const BOUT_MS = 4200;
const FLAPPING_SHARE = 0.4;
const FLAP_MS = 170;
const WAVE_PX = 10;

/** Gulls that flap and glide through the view and enter again elsewhere. */
export class Gulls {
  readonly #gulls: readonly Gull[];
  #time = 0;
  #isPlaced = false;

  constructor(scene: Scene, artScale: number) {
    this.#gulls = Array.from({ length: COUNT }, (_, index) => ({
      image: scene.add
        .image(0, 0, FURTHER_TEXTURE, 'ambient/gull-up')
        .setScale((0.95 - index * 0.1) / artScale)
        .setDepth(DEPTH.BUBBLE),
      speed: 60 - index * 6,
      phase: index * 1.7,
      direction: index % 2 === 0 ? 1 : -1,
      x: 0,
      y: 0,
    }));
  }

  update(view: View, dt: number): void {
    this.#time += dt;
    for (const gull of this.#gulls) {
      if (!this.#isPlaced) gull.x = view.left + Math.random() * view.width;
      if (!this.#isPlaced || gull.y < view.top - MARGIN || gull.y > view.top + view.height + MARGIN)
        gull.y = flyingHeight(view);
      gull.x += (gull.direction * gull.speed * dt) / 1000;
      if (gull.x < view.left - MARGIN || gull.x > view.left + view.width + MARGIN) turn(gull, view);
      const bout = (this.#time / BOUT_MS + gull.phase) % 1;
      const isUp = bout > FLAPPING_SHARE || Math.floor((bout * BOUT_MS) / FLAP_MS) % 2 === 0;
      gull.image
        .setFrame(isUp ? 'ambient/gull-up' : 'ambient/gull-down')
        .setPosition(gull.x, gull.y + Math.sin(bout * Math.PI * 2) * WAVE_PX)
        .setFlipX(gull.direction < 0);
    }
    this.#isPlaced = true;
  }

  destroy(): void {
    for (const { image } of this.#gulls) image.destroy();
  }
}

function turn(gull: Gull, view: View): void {
  gull.direction = gull.x < view.left ? 1 : -1;
  gull.x = gull.direction > 0 ? view.left - MARGIN * 0.9 : view.left + view.width + MARGIN * 0.9;
  gull.y = flyingHeight(view);
}

const flyingHeight = (view: View) => view.top + view.height * (0.12 + Math.random() * 0.5);
