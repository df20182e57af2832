import type { Scene } from 'phaser';
import { calendarStore } from '#client/stores/calendarStore.ts';
import type { View } from '../camera/cameraMotion.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import { reportGameFailure } from '../reportGameFailure.ts';
import type { WorldParts } from '../worldParts.ts';
import type { SeasonPictures } from './SeasonPictures.ts';

/** Dresses the plaza by the server's day. Loaded after the start, because the world works without it. */
export class Seasons {
  readonly #scene: Scene;
  readonly #loaded: LoadedMap;
  readonly #parts: Pick<WorldParts, 'artScale' | 'reducedMotion' | 'settling'>;
  #pictures: SeasonPictures | null = null;
  #day: string | null = null;
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

  update(view: View, dt: number): void {
    this.#dress();
    this.#pictures?.update(view, this.#parts.reducedMotion ? 0 : dt);
  }

  destroy(): void {
    this.#isDestroyed = true;
    this.#pictures?.destroy();
    this.#pictures = null;
  }

  #dress(): void {
    const { day } = calendarStore.getState();
    if (this.#loaded.map.key !== 'plaza' || !this.#parts.settling.isSettled) return;
    if (day === null || day === this.#day) return;
    this.#day = day;
    this.#load(day).catch((error: unknown) => reportGameFailure('The plaza could not be dressed.', error));
  }

  async #load(day: string): Promise<void> {
    const [{ timeOfYear }, { dressingOf }, { SeasonPictures: Pictures }] = await Promise.all([
      import('#shared/content/seasons.ts'),
      import('./dressing.ts'),
      import('./SeasonPictures.ts'),
      this.#loaded.season(),
    ]);
    if (this.#isDestroyed || day !== this.#day) return;
    this.#pictures?.destroy();
    this.#pictures = new Pictures(this.#scene, this.#parts.artScale, dressingOf(timeOfYear(day)));
  }
}
