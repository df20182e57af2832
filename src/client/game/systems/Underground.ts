import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import { groundTint } from './groundTint.ts';
import { inTone, toneAt } from './tones.ts';

const DEPTH_PX = 260;

/** The ground goes on below the lower edge of every map: a talk moves the camera down. */
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
      .setDisplaySize(width, DEPTH_PX)
      .setDepth(DEPTH.BELOW_GROUND);
  }

  update(dusk: number): void {
    if (dusk === this.#dusk) return;
    this.#dusk = dusk;
    const tone = toneAt(this.#loaded.scenery.dusk.ground, 1, dusk);
    const ground = groundTint(this.#loaded.map.key);
    const [from, to] = [inTone(ground.from, tone), inTone(ground.to, tone)];
    this.#image.setTint(from, from, to, to);
  }

  destroy(): void {
    this.#image.destroy();
  }
}
