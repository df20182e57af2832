import type { GameObjects, Scene } from 'phaser';
import { DEPTH } from '../depths.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import { inTone, toneAt } from '../lighting/tones.ts';
import type { MapKey } from '#shared/content/maps/mapTypes.ts';

const DEPTH_PX = 260;

/** Draws ground below the lower edge of the map, visible in dialogs and on portrait screens. */
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

interface GroundTint {
  readonly from: number;
  readonly to: number;
}

const SAND: GroundTint = { from: 0xd8a76f, to: 0xb57c50 };

/** Each has the colour at the lower edge of the painted ground, and its fade colour. */
const GROUNDS: Readonly<Record<MapKey, GroundTint>> = {
  plaza: SAND,
  beach: SAND,
  kelp: { from: 0xab7344, to: 0x7a4c31 },
  cave: { from: 0x5b67ac, to: 0x434c88 },
  arena: { from: 0xd1a274, to: 0xa8774c },
  sky: { from: 0xf3e9f6, to: 0xcfd0f2 },
};

export const groundTint = (map: MapKey): GroundTint => GROUNDS[map];
