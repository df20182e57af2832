import type { Scene } from 'phaser';
import type { StageDoorShown } from '#client/bridge/commands.ts';
import { fetchUntilReachable } from '#client/net/fetchUntilReachable.ts';
import type { PagePlace } from '#shared/content/maps/mapTypes.ts';
import type { View } from '../camera/cameraMotion.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import { reportGameFailure } from '../reportGameFailure.ts';
import type { WorldParts } from '../worldParts.ts';
import type { DrawnStageDoor } from './drawStageDoor.ts';

const loadDrawing = () => import('./drawStageDoor.ts');

/** The stage door of a map; its drawing is fetched once the world has settled. */
export class StageDoor {
  readonly #scene: Scene;
  readonly #loaded: LoadedMap;
  readonly #parts: Pick<WorldParts, 'artScale' | 'reducedMotion' | 'settling'>;
  readonly #closing = new AbortController();
  #place: PagePlace | undefined;
  #shown: StageDoorShown | null = null;
  #drawn: DrawnStageDoor | null = null;

  constructor(
    scene: Scene,
    loaded: LoadedMap,
    parts: Pick<WorldParts, 'artScale' | 'reducedMotion' | 'settling'>,
  ) {
    this.#scene = scene;
    this.#loaded = loaded;
    this.#parts = parts;
    this.#place = loaded.map.places.find(({ page }) => page === 'stages');
  }

  show(shown: StageDoorShown): void {
    this.#shown = shown;
    this.#drawn?.show(shown);
  }

  update(dt: number, view: View): void {
    const place = this.#place;
    if (place !== undefined && this.#parts.settling.isSettled) {
      this.#place = undefined;
      this.#load(place).catch((error: unknown) => {
        // One enters without it; the next visit retries.
        if (!this.#closing.signal.aborted) reportGameFailure('The stage door is missing.', error);
      });
    }
    this.#drawn?.update(dt, view);
  }

  destroy(): void {
    this.#closing.abort();
    this.#drawn?.destroy();
  }

  async #load({ x, y, w, h }: PagePlace): Promise<void> {
    const { signal } = this.#closing;
    const [drawing] = await Promise.all([
      fetchUntilReachable(loadDrawing, signal),
      fetchUntilReachable(() => this.#loaded.door(), signal),
    ]);
    if (signal.aborted || drawing === null) return;
    this.#drawn = drawing.drawStageDoor(this.#scene, { ...this.#parts, x: x + w / 2, y: y + h });
    if (this.#shown !== null) this.#drawn.show(this.#shown);
  }
}
