import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import { addStageImage } from './stageTextures.ts';

interface Spark {
  readonly image: GameObjects.Image;
  readonly vx: number;
  readonly vy: number;
  readonly size: number;
  left: number;
}

const LIFE_MS = 620;
const COUNT = 8;

/** Short sparks at a find, and dust under a landing. */
export class SparkBurst {
  readonly #scene: Scene;
  readonly #artScale: number;
  #sparks: Spark[] = [];

  constructor(scene: Scene, artScale: number) {
    this.#scene = scene;
    this.#artScale = artScale;
  }

  burst(x: number, y: number): void {
    for (let i = 0; i < COUNT; i += 1) {
      const angle = (i / COUNT) * Math.PI * 2;
      this.#add('spark', { x, y, vx: Math.cos(angle) * 90, vy: Math.sin(angle) * 90 - 20, size: 0.8 });
    }
  }

  dust(x: number, y: number): void {
    for (const side of [-1, 1])
      this.#add('dot', { x: x + side * 8, y: y - 6, vx: side * 46, vy: -22, size: 0.8 });
  }

  update(dt: number): void {
    for (const spark of this.#sparks) {
      spark.left -= dt;
      const share = Math.max(0, spark.left / LIFE_MS);
      const { image } = spark;
      image
        .setPosition(image.x + (spark.vx * share * dt) / 1000, image.y + (spark.vy * share * dt) / 1000)
        .setAlpha(share)
        .setScale((spark.size * (0.5 + share * 0.5)) / this.#artScale);
    }
    for (const { image } of this.#sparks.filter(({ left }) => left <= 0)) image.destroy();
    this.#sparks = this.#sparks.filter(({ left }) => left > 0);
  }

  #add(
    frame: 'spark' | 'dot',
    {
      x,
      y,
      vx,
      vy,
      size,
    }: {
      readonly x: number;
      readonly y: number;
      readonly vx: number;
      readonly vy: number;
      readonly size: number;
    },
  ): void {
    const image = addStageImage(this.#scene, frame, { x, y, artScale: this.#artScale }).setDepth(
      DEPTH.EFFECT,
    );
    this.#sparks.push({ image, vx, vy, size, left: LIFE_MS });
  }
}
