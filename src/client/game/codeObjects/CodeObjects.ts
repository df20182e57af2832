import type { Scene } from 'phaser';
import type { CodeObjectShown } from '#client/bridge/commands.ts';
import { fetchUntilReachable } from '#client/net/fetchUntilReachable.ts';
import { CODE_OBJECTS, type CodeObject } from '#shared/content/codeObjects.ts';
import { CODE_OBJECT_SIZES } from '#shared/content/codeObjectSize.ts';
import { pictureAt } from '#shared/simulation/codeObjects/pictureAt.ts';
import { rulesOf } from '#shared/simulation/codeObjects/rules.ts';
import type { CodeObjectPicture } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { View } from '#client/game/camera/cameraMotion.ts';
import type { Effects } from '#client/game/actors/Effects.ts';
import type { LoadedMap } from '#client/game/loading/loadMap.ts';
import { codeObjectTexture } from '#client/game/loading/loadArt.ts';
import { reportGameFailure } from '#client/game/reportGameFailure.ts';
import { isNearView } from '#client/game/scenery/layerOffset.ts';
import type { WorldParts } from '#client/game/worldParts.ts';
import { createCodeObjectView, type CodeObjectView } from './createCodeObjectView.ts';

/** Pure. The shown moment of a program that plays over and over. Times ms. */

/** The result of the program stays for a while, then the object is as before for a moment. */
const STAY_MS = 4000;
const BEFORE_MS = 900;

/** Null before the program begins again. */
export function loopMoment(time: number, durationMs: number): number | null {
  const at = time % (BEFORE_MS + durationMs + STAY_MS);
  return at < BEFORE_MS ? null : Math.min(durationMs, at - BEFORE_MS);
}

interface CodeObjectsParts extends Pick<WorldParts, 'artScale' | 'reducedMotion' | 'settling'> {
  readonly effects: Effects;
}

interface Placed {
  readonly object: CodeObject;
  /** The picture while it waits for code. */
  readonly before: CodeObjectPicture;
  shown: CodeObjectShown | null;
  /** Ms since the present picture began. */
  time: number;
  view: CodeObjectView | null;
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
      before: rulesOf(object.look).parts(1),
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

  update(dt: number, view: View): void {
    if (this.#parts.settling.isSettled) this.#ask();
    for (const placed of this.#placed) {
      placed.time += dt;
      if (placed.view !== null && isSeen(placed.object, view)) placed.view.update(this.#picture(placed), dt);
    }
  }

  destroy(): void {
    this.#closing.abort();
    for (const { object, view } of this.#placed) {
      view?.destroy();
      this.#scene.textures.remove(codeObjectTexture(object.look));
    }
  }

  #picture({ shown, before, time }: Placed): { picture: CodeObjectPicture; isWaiting: boolean } {
    if (shown === null) return { picture: before, isWaiting: true };
    if (shown.kind === 'still') return { picture: shown.picture, isWaiting: false };
    // With less motion the result of the program is shown without its way.
    const at = this.#parts.reducedMotion ? shown.durationMs : loopMoment(time, shown.durationMs);
    return { picture: at === null ? before : pictureAt(before, shown.acts, at), isWaiting: false };
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
    await fetchUntilReachable(() => this.#loaded.codeObject(object.look), signal);
    if (signal.aborted) return;
    placed.view = createCodeObjectView({ scene: this.#scene, object, ...this.#parts });
    const { picture, isWaiting } = this.#picture(placed);
    placed.view.update({ picture, isWaiting }, 0);
  }
}

function isSeen({ look, x, y }: CodeObject, view: View): boolean {
  const { width, height } = CODE_OBJECT_SIZES[look];
  return isNearView(view, { x: x - width / 2, y: y - height, w: width, h: height }, MARGIN);
}
