import type { Scene } from 'phaser';
import type { CodeObjectShown } from '#client/bridge/commands.ts';
import type { CodeObject } from '#shared/content/codeObjects.ts';
import { pictureAt } from '#shared/simulation/codeObjects/pictureAt.ts';
import { rulesOf } from '#shared/simulation/codeObjects/rules.ts';
import type { CodeObjectKind, CodeObjectPicture } from '#shared/simulation/codeObjects/codeObjectTypes.ts';
import type { Effects } from '#client/game/actors/Effects.ts';
import type { CreateView, OwnBody } from './CodeObjectView.ts';
import { createCodeObjectView, loadView } from './createCodeObjectView.ts';

/** The result of the program stays for a while, then the object is as before for a moment. */
const STAY_MS = 4000;
const BEFORE_MS = 900;

/** Pure: the moment of a program that plays over and over, in ms; null before the program begins again. */
export function loopMoment(time: number, durationMs: number): number | null {
  const at = time % (BEFORE_MS + durationMs + STAY_MS);
  return at < BEFORE_MS ? null : Math.min(durationMs, at - BEFORE_MS);
}

interface PlaceOptions {
  readonly scene: Scene;
  readonly object: CodeObject;
  readonly artScale: number;
  readonly reducedMotion: boolean;
  readonly effects: Pick<Effects, 'twinkle'>;
  readonly body: OwnBody;
}

/** A code object on its map. */
export interface PlacedCodeObject {
  /** `shown` is null without a program; `time` is in ms since what is shown began, `dt` since the last frame. */
  update(shown: CodeObjectShown | null, time: number, dt: number): void;
  destroy(): void;
}

/**
 * Fetches what draws this kind, and answers the drawing of an object as its program has it. The world fetches this
 * module once it has settled.
 */
export async function loadDrawing(
  kind: CodeObjectKind,
): Promise<(options: PlaceOptions) => PlacedCodeObject> {
  const createView = await loadView(kind);
  return (options) => placeCodeObject({ ...options, createView });
}

function placeCodeObject({
  reducedMotion,
  ...options
}: PlaceOptions & { readonly createView: CreateView }): PlacedCodeObject {
  const view = createCodeObjectView({ reducedMotion, ...options });
  /** The picture while it waits for code. */
  const before = rulesOf(options.object.kind).parts(options.object.seed ?? 1);

  const pictureOf = (shown: CodeObjectShown, time: number): CodeObjectPicture => {
    if (shown.kind !== 'loop') return shown.picture;
    // With less motion the result of the program is shown without its way.
    const at = reducedMotion ? shown.durationMs : loopMoment(time, shown.durationMs);
    return at === null ? before : pictureAt(before, shown.acts, at);
  };

  return {
    update: (shown, time, dt) =>
      view.update({ picture: shown ? pictureOf(shown, time) : before, isWaiting: shown === null }, dt),
    destroy: () => view.destroy(),
  };
}
