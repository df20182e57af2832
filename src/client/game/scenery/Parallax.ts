import type { GameObjects, Scene } from 'phaser';
import type { LoadedMap } from '../loading/loadMap.ts';
import type { SceneryChunk, SceneryLayer } from '../loading/readScenery.ts';
import type { View } from '../camera/cameraMotion.ts';
import { paint } from '../lighting/DayLight.ts';
import { isNearView, skyShare } from './layerOffset.ts';
import type { LayerOffsets } from './LayerOffsets.ts';
import { toneAt } from '../lighting/tones.ts';
import { reportGameFailure } from '../reportGameFailure.ts';

/** Chunks are fetched when the view comes this near, px, and hidden beyond it. */
const FETCH_MARGIN = 480;
const DRAW_MARGIN = 8;

interface Piece {
  readonly layer: SceneryLayer;
  readonly chunk: SceneryChunk;
  image: GameObjects.Image | null;
  isAsked: boolean;
  /** The dusk it was last painted for. */
  dusk: number;
}

/** The scenery layers of a map, cut into chunks that load as the camera comes near. */
export class Parallax {
  readonly #scene: Scene;
  readonly #loaded: LoadedMap;
  readonly #layerOffsets: LayerOffsets;
  readonly #pieces: readonly Piece[];
  #isGone = false;

  constructor(scene: Scene, loaded: LoadedMap, layerOffsets: LayerOffsets) {
    this.#scene = scene;
    this.#loaded = loaded;
    this.#layerOffsets = layerOffsets;
    this.#pieces = loaded.scenery.layers.flatMap((layer) =>
      layer.chunks.map((chunk) => ({ layer, chunk, image: null, isAsked: false, dusk: 0 })),
    );
  }

  /** `dusk` is the share of dusk, 0 to 1. */
  update(view: View, dusk: number): void {
    for (const piece of this.#pieces) {
      const { layer, chunk } = piece;
      const offset = this.#layerOffsets.of(layer);
      const box = { x: offset.x + chunk.x, y: offset.y + chunk.y, w: chunk.w, h: chunk.h };
      const isSky = layer.factor === 0;
      const isNear = (margin: number) => (isSky ? skyShare(layer, dusk) > 0 : isNearView(view, box, margin));
      if (!piece.isAsked && isNear(FETCH_MARGIN)) void this.#fetch(piece);
      if (piece.image === null) continue;
      piece.image.setVisible(isNear(DRAW_MARGIN));
      if (isSky) fillView(piece.image.setAlpha(skyShare(layer, dusk)), chunk, view);
      else piece.image.setPosition(box.x, box.y);
      this.#paint(piece, dusk);
    }
  }

  destroy(): void {
    this.#isGone = true;
    for (const { image } of this.#pieces) image?.destroy();
  }

  /** Each chunk takes its part of the layer's gradient, so that no seam is visible. */
  #paint(piece: Piece, dusk: number): void {
    const { image, layer, chunk } = piece;
    if (image === null || layer.grade === undefined || piece.dusk === dusk) return;
    const { grade } = layer;
    piece.dusk = dusk;
    const [from, to] = [chunk.y / layer.height, (chunk.y + chunk.h) / layer.height];
    paint(image, toneAt(grade, from, dusk), toneAt(grade, to, dusk));
  }

  async #fetch(piece: Piece): Promise<void> {
    piece.isAsked = true;
    try {
      const key = await this.#loaded.chunk(piece.chunk);
      if (this.#isGone) return;
      piece.image = this.#scene.add
        .image(0, 0, key)
        .setOrigin(0)
        // A blurred layer is packed at a lower resolution.
        .setDisplaySize(piece.chunk.w, piece.chunk.h)
        .setDepth(piece.layer.depth)
        .setVisible(false);
    } catch (error) {
      // The map is playable without the chunk; the next visit retries.
      if (!this.#isGone) reportGameFailure(`A piece of the scenery is missing: ${piece.chunk.src}.`, error);
    }
  }
}

/** The sky is as high as the view and keeps its proportions, unless the view is wider. */
function fillView(image: GameObjects.Image, { w, h }: SceneryChunk, view: View): void {
  const width = Math.max(view.width, (w * view.height) / h);
  image.setPosition(view.left + (view.width - width) / 2, view.top).setDisplaySize(width, view.height);
}
