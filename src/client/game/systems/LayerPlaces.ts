import type { LoadedMap } from '../loading/loadMap.ts';
import type { SceneryLayer } from '../loading/readScenery.ts';
import type { View } from './cameraMotion.ts';
import { calmOffset, keptView, layerOffset } from './layerOffset.ts';

/** Where the painted layers of a map lie now; whatever is drawn upon one asks here. */
export class LayerPlaces {
  readonly #loaded: LoadedMap;
  readonly #isCalm: boolean;
  #kept: View | null = null;
  #offsets: ReadonlyMap<SceneryLayer, { readonly x: number; readonly y: number }> = new Map();

  constructor(loaded: LoadedMap, { isCalm }: { readonly isCalm: boolean }) {
    this.#loaded = loaded;
    this.#isCalm = isCalm;
  }

  update(view: View): void {
    const { map, scenery } = this.#loaded;
    const { window } = scenery;
    this.#kept = keptView(this.#kept, view);
    const calm = { window, kept: this.#kept };
    this.#offsets = new Map(
      scenery.layers.map((layer) => [
        layer,
        this.#isCalm ? calmOffset(layer, view, map, calm) : layerOffset(layer, view, map, window),
      ]),
    );
  }

  /** World position of the layer's upper left corner. */
  of(layer: SceneryLayer): { readonly x: number; readonly y: number } {
    return this.#offsets.get(layer) ?? { x: 0, y: 0 };
  }
}
