import type { LoadedMap } from '../loading/loadMap.ts';
import type { SceneryLayer } from '../loading/readScenery.ts';
import type { View } from '../camera/cameraMotion.ts';
import { reducedMotionOffset, keptView, layerOffset } from './layerOffset.ts';

/** Current offsets of a map's scenery layers, for everything drawn on one. */
export class LayerOffsets {
  readonly #loaded: LoadedMap;
  readonly #reducedMotion: boolean;
  #kept: View | null = null;
  #offsets: ReadonlyMap<SceneryLayer, { readonly x: number; readonly y: number }> = new Map();

  constructor(loaded: LoadedMap, { reducedMotion }: { readonly reducedMotion: boolean }) {
    this.#loaded = loaded;
    this.#reducedMotion = reducedMotion;
  }

  update(view: View): void {
    const { map, scenery } = this.#loaded;
    const { window } = scenery;
    this.#kept = keptView(this.#kept, view);
    const calm = { window, kept: this.#kept };
    this.#offsets = new Map(
      scenery.layers.map((layer) => [
        layer,
        this.#reducedMotion
          ? reducedMotionOffset(layer, view, map, calm)
          : layerOffset(layer, view, map, window),
      ]),
    );
  }

  /** World position of the layer's upper left corner. */
  of(layer: SceneryLayer): { readonly x: number; readonly y: number } {
    return this.#offsets.get(layer) ?? { x: 0, y: 0 };
  }
}
