import type { GameObjects, Scene } from 'phaser';
import type { ChannelFlagDesign } from '#shared/contract/channels/channelFlags.ts';
import { BANNER_MAP, bannersOf } from '#shared/content/plazaBanners.ts';
import { sessionStore } from '#client/stores/sessionStore.ts';
import { DEPTH } from '../depths.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import { reportGameFailure } from '../reportGameFailure.ts';
import type { WorldParts } from '../worldParts.ts';

const SWING = { ms: 4200, radians: 0.035 } as const;

interface Banner {
  readonly image: GameObjects.Image;
  readonly phase: number;
}

/** The flags of the own channels on the plaza. Drawn after the start, as they are in the session. */
export class ChannelBanners {
  readonly #scene: Scene;
  readonly #loaded: LoadedMap;
  readonly #parts: Pick<WorldParts, 'artScale' | 'reducedMotion' | 'settling'>;
  #banners: readonly Banner[] = [];
  /** The last drawing, by flags and places. */
  #drawn = '';
  #time = 0;
  #isDestroyed = false;

  constructor(
    scene: Scene,
    loaded: LoadedMap,
    parts: Pick<WorldParts, 'artScale' | 'reducedMotion' | 'settling'>,
  ) {
    this.#scene = scene;
    this.#loaded = loaded;
    this.#parts = parts;
  }

  update(dt: number): void {
    if (this.#loaded.map.key !== BANNER_MAP || !this.#parts.settling.isSettled) return;
    const wanted = bannersOf(sessionStore.getState().user?.channelProfileList ?? []).map(
      ({ channel: { flag }, x, y }) => ({ flag, x, y }),
    );
    const key = JSON.stringify(wanted);
    if (key !== this.#drawn) {
      this.#drawn = key;
      this.#hang(key, wanted).catch((error: unknown) =>
        reportGameFailure('The flags of the channels could not be hung.', error),
      );
    }
    if (this.#parts.reducedMotion) return;
    this.#time += dt;
    for (const { image, phase } of this.#banners)
      image.setRotation(Math.sin((this.#time / SWING.ms) * Math.PI * 2 + phase) * SWING.radians);
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#clear();
  }

  async #hang(
    key: string,
    wanted: readonly { readonly flag: ChannelFlagDesign; readonly x: number; readonly y: number }[],
  ): Promise<void> {
    const { drawBanner } = await import('./drawBanner.ts');
    const scale = this.#parts.artScale;
    const pictures = await Promise.all(wanted.map(({ flag }) => drawBanner(flag, scale)));
    if (this.#isDestroyed || key !== this.#drawn) return;
    this.#clear();
    this.#banners = wanted.flatMap(({ flag, x, y }, index) => {
      const picture = pictures[index];
      if (!picture) return [];
      const texture = `channel-banner ${flag.colour} ${flag.emblem} ${scale}`;
      if (!this.#scene.textures.exists(texture)) this.#scene.textures.addCanvas(texture, picture);
      const image = this.#scene.add
        .image(x, y, texture)
        .setOrigin(0.5, 0)
        .setScale(1 / scale)
        .setDepth(DEPTH.SIGN);
      return [{ image, phase: index * 1.1 }];
    });
  }

  #clear(): void {
    for (const { image } of this.#banners) image.destroy();
    this.#banners = [];
  }
}
