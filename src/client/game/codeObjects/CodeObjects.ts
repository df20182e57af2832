import type { Scene } from 'phaser';
import type { CodeObjectShown } from '#client/bridge/commands.ts';
import { fetchUntilReachable } from '#client/net/fetchUntilReachable.ts';
import { CODE_OBJECTS, type CodeObject } from '#shared/content/codeObjects.ts';
import { CODE_OBJECT_SIZES, ME_CELL_PX } from '#shared/content/codeObjectSize.ts';
import type { CodeObjectKind } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import { ME_CELLS } from '#shared/simulation/codeObjects/mePath.ts';
import type { View } from '#client/game/camera/cameraMotion.ts';
import type { Effects } from '#client/game/actors/Effects.ts';
import type { LoadedMap } from '#client/game/loading/loadMap.ts';
import { codeObjectTexture } from '#client/game/loading/loadArt.ts';
import { reportGameFailure } from '#client/game/reportGameFailure.ts';
import { isNearView } from '#client/game/scenery/layerOffset.ts';
import type { WorldParts } from '#client/game/worldParts.ts';
import type { OwnBody } from './CodeObjectView.ts';
import type { PlacedCodeObject } from './placeCodeObject.ts';

/** The drawing of all kinds is not needed to walk. */
const loadDrawing = async (kind: CodeObjectKind) => (await import('./placeCodeObject.ts')).loadDrawing(kind);

interface CodeObjectsParts extends Pick<WorldParts, 'artScale' | 'reducedMotion' | 'settling'> {
  readonly effects: Effects;
  readonly body: OwnBody;
}

interface Placed {
  readonly object: CodeObject;
  shown: CodeObjectShown | null;
  /** Ms since the present picture began. */
  time: number;
  view: PlacedCodeObject | null;
}

/** The greatest reach of lights and flying things beyond an object. */
const MARGIN = 460;

/** The code objects of a map: their programs play over and over; without one they wait for code. */
export class CodeObjects {
  readonly #scene: Scene;
  readonly #loaded: LoadedMap;
  readonly #parts: CodeObjectsParts;
  readonly #placed: readonly Placed[];
  #isAsked = false;
  readonly #closing = new AbortController();

  constructor(scene: Scene, loaded: LoadedMap, parts: CodeObjectsParts) {
    this.#scene = scene;
    this.#loaded = loaded;
    this.#parts = parts;
    this.#placed = CODE_OBJECTS.filter(({ mapId }) => mapId === loaded.map.id).map((object) => ({
      object,
      shown: null,
      time: 0,
      view: null,
    }));
  }

  /** Null without a program. */
  show(objectId: number, shown: CodeObjectShown | null): void {
    const placed = this.#placed.find(({ object }) => object.id === objectId);
    if (placed === undefined) return;
    if (placed.shown?.kind !== 'still' || shown?.kind !== 'still') placed.time = 0;
    placed.shown = shown;
    // An editing user must not wait until the world has settled.
    if (shown?.kind === 'still') this.#ask();
  }

  /** The place where an edited program has put the own avatar; null while none moves it. */
  get ownPose(): { readonly x: number; readonly y: number; readonly isWalking: boolean } | null {
    for (const { object, shown } of this.#placed) {
      if (object.kind !== 'me' || shown?.kind !== 'still') continue;
      const cell = Number(shown.picture['me.x'] ?? 0);
      const x = object.x + (cell - (ME_CELLS - 1) / 2) * ME_CELL_PX;
      return { x, y: object.y, isWalking: cell % 1 !== 0 };
    }
    return null;
  }

  update(dt: number, view: View): void {
    if (this.#parts.settling.isSettled) this.#ask();
    for (const placed of this.#placed) {
      placed.time += dt;
      if (placed.view !== null && isSeen(placed.object, view))
        placed.view.update(placed.shown, placed.time, dt);
    }
  }

  destroy(): void {
    this.#closing.abort();
    for (const { view } of this.#placed) view?.destroy();
    for (const kind of new Set(this.#placed.map(({ object }) => object.kind)))
      this.#scene.textures.remove(codeObjectTexture(kind));
  }

  #ask(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    for (const placed of this.#placed)
      this.#load(placed).catch((error: unknown) => {
        // The world is playable without it; the next visit retries.
        if (!this.#closing.signal.aborted)
          reportGameFailure(`A code object is missing: ${placed.object.id}.`, error);
      });
  }

  async #load(placed: Placed): Promise<void> {
    const { object } = placed;
    const { signal } = this.#closing;
    const [draw] = await Promise.all([
      fetchUntilReachable(() => loadDrawing(object.kind), signal),
      fetchUntilReachable(() => this.#loaded.codeObject(object.kind), signal),
    ]);
    if (signal.aborted || draw === null) return;
    placed.view = draw({ scene: this.#scene, object, ...this.#parts });
    placed.view.update(placed.shown, placed.time, 0);
  }
}

function isSeen({ kind, x, y }: CodeObject, view: View): boolean {
  const { width, height, below = 0 } = CODE_OBJECT_SIZES[kind];
  return isNearView(view, { x: x - width / 2, y: y - height, w: width, h: height + below }, MARGIN);
}
