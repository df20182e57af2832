import type { GameObjects, Scene } from 'phaser';
import { wrapIntoView } from '../ambient/wrapIntoView.ts';
import type { View } from '../camera/cameraMotion.ts';
import { DEPTH } from '../depths.ts';
import { GARLAND_FRAMES } from '#shared/content/sprites.gen.ts';
import { GARLAND_TEXTURE, SEASON_TEXTURE } from '../loading/loadArt.ts';
import type { Dressing } from './dressing.ts';

const garlands: ReadonlySet<string> = new Set(GARLAND_FRAMES);

interface Flake {
  readonly image: GameObjects.Image;
  readonly phase: number;
  readonly size: number;
  x: number;
  y: number;
}

/** The foot of a standing thing, below the middle of its picture, world px. */
const FOOT = 112;
/** The depth in the grass. */
const SINK = 5;
const MARGIN = 24;
const SWAY = { ms: 3600, px: 20, turn: 0.9 } as const;
/** The share of falling pieces that fall in front of all figures. */
const FRONT_SHARE = 0.3;
const FRONT_ALPHA = 0.8;

/** The dress of a map in the pictures of its season; the daylight tints them with everything else. */
export class SeasonPictures {
  readonly #images: readonly GameObjects.Image[];
  readonly #flakes: readonly Flake[];
  readonly #speed: number;
  #time = 0;
  #isSpread = false;

  constructor(scene: Scene, artScale: number, { standing, moon, falling }: Dressing) {
    const put = (frame: string, x: number, y: number) =>
      scene.add
        .image(x, y, garlands.has(frame) ? GARLAND_TEXTURE : SEASON_TEXTURE, frame)
        .setScale(1 / artScale);
    this.#images = [
      ...(moon === null ? [] : [put('season/moon', moon.x, moon.y).setDepth(DEPTH.BUBBLE)]),
      ...standing.map(({ frame, x, y }) => put(frame, x, y - FOOT + SINK).setDepth(DEPTH.SIGN)),
    ];
    this.#speed = falling?.speed ?? 0;
    this.#flakes = Array.from({ length: falling?.count ?? 0 }, (_, index) => {
      const size = 0.55 + Math.random() * 0.45;
      const frame = falling?.frames[index % falling.frames.length] ?? 'season/petal';
      const isInFront = index < (falling?.count ?? 0) * FRONT_SHARE;
      const image = put(frame, 0, 0)
        .setScale(size / artScale)
        .setAlpha(isInFront ? FRONT_ALPHA : 1)
        .setDepth(isInFront ? DEPTH.EFFECT : DEPTH.BUBBLE);
      return { image, phase: Math.random() * Math.PI * 2, size, x: 0, y: 0 };
    });
  }

  /** With `dt` 0 nothing moves. */
  update(view: View, dt: number): void {
    this.#time += dt;
    if (!this.#isSpread) this.#spread(view);
    for (const flake of this.#flakes) {
      const sway = Math.sin((this.#time / SWAY.ms) * Math.PI * 2 + flake.phase);
      flake.y += (this.#speed * flake.size * dt) / 1000;
      Object.assign(flake, wrapIntoView(flake, view, MARGIN));
      flake.image.setPosition(flake.x + sway * SWAY.px, flake.y).setRotation(flake.phase + sway * SWAY.turn);
    }
  }

  destroy(): void {
    for (const image of this.#images) image.destroy();
    for (const { image } of this.#flakes) image.destroy();
  }

  #spread(view: View): void {
    this.#isSpread = true;
    for (const flake of this.#flakes) {
      flake.x = view.left + Math.random() * view.width;
      flake.y = view.top + Math.random() * view.height;
    }
  }
}
