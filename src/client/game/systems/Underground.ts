import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import { inTone, toneAt } from './tones.ts';

const SAND = { from: 0xd8a76f, to: 0xb57c50, depth: 260 } as const;

/** The sand goes on below the lower edge of every map: a talk moves the camera down. */
export class Underground {
  readonly #image: GameObjects.Image;
  readonly #loaded: LoadedMap;
  #dusk: number | null = null;

  constructor(scene: Scene, loaded: LoadedMap) {
    const { width, height } = loaded.map;
    this.#loaded = loaded;
    this.#image = scene.add
      .image(0, height - 1, '__WHITE')
      .setOrigin(0)
      .setDisplaySize(width, SAND.depth)
      .setDepth(DEPTH.BELOW_GROUND);
  }

  update(dusk: number): void {
    if (dusk === this.#dusk) return;
    this.#dusk = dusk;
    const tone = toneAt(this.#loaded.scenery.dusk.ground, 1, dusk);
    const [from, to] = [inTone(SAND.from, tone), inTone(SAND.to, tone)];
    this.#image.setTint(from, from, to, to);
  }

  destroy(): void {
    this.#image.destroy();
  }
}
