import type { GameObjects, Scene } from 'phaser';
import { STAGE_CELL } from '#shared/content/stageArt.ts';
import { DEPTH } from '../depths.ts';
import { addStageImage } from './stageTextures.ts';
import type { StageExtent } from './stageCamera.ts';

interface Drifter {
  readonly image: GameObjects.Image;
  readonly speed: number;
  readonly sway: number;
  x: number;
  y: number;
}

const BUBBLES = 9;
const FISH = 4;
/** World px above the floor in which decoration drifts. */
const HEIGHT = 420;

/** Bubbles that rise and fish that pass. Decoration. */
export class RisingBubbles {
  readonly #bubbles: readonly Drifter[];
  readonly #fish: readonly Drifter[];
  readonly #width: number;
  readonly #floor: number;
  #time = 0;

  constructor(
    scene: Scene,
    { extent, artScale }: { readonly extent: StageExtent; readonly artScale: number },
  ) {
    this.#width = extent.columns * STAGE_CELL;
    this.#floor = extent.floor;
    this.#bubbles = Array.from({ length: BUBBLES }, (_, i) => ({
      image: addStageImage(scene, 'bubble', { x: 0, y: 0, artScale })
        .setScale((0.3 + ((i * 7) % 5) * 0.14) / artScale)
        .setAlpha(0.85)
        .setDepth(DEPTH.BUBBLE),
      speed: 16 + ((i * 5) % 4) * 7,
      sway: i,
      x: ((i * 131) % 100) / 100,
      y: ((i * 53) % 100) / 100,
    }));
    this.#fish = Array.from({ length: FISH }, (_, i) => ({
      image: addStageImage(scene, (['fish/0', 'fish/1', 'fish/2', 'fish/0'] as const)[i] ?? 'fish/0', {
        x: 0,
        y: 0,
        artScale,
      }).setDepth(20),
      speed: (i % 2 === 0 ? 1 : -1) * (14 + i * 4),
      sway: i * 2,
      x: ((i * 37) % 100) / 100,
      y: 0.45 + i * 0.12,
    }));
  }

  update(dt: number): void {
    this.#time += dt / 1000;
    for (const bubble of this.#bubbles) {
      bubble.y = (bubble.y + (bubble.speed * dt) / 1000 / HEIGHT) % 1;
      const x = bubble.x * this.#width + Math.sin(this.#time * 1.4 + bubble.sway) * 6;
      bubble.image.setPosition(x, this.#floor + 90 - bubble.y * HEIGHT);
    }
    for (const one of this.#fish) {
      const width = this.#width + 300;
      const at = (one.x * width + one.speed * this.#time) % width;
      one.image
        .setPosition(
          ((at + width) % width) - 150,
          this.#floor - one.y * HEIGHT + Math.sin(this.#time + one.sway) * 5,
        )
        .setFlipX(one.speed < 0);
    }
  }
}
