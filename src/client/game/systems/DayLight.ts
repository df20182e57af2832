import { BlendModes, type GameObjects, type Scene, TintModes } from 'phaser';
import { DEPTH, LIGHT_ABOVE_LAYER } from '../depths.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import type { WorldParts } from '../worldParts.ts';
import type { View } from './cameraMotion.ts';
import type { LayerPlaces } from './LayerPlaces.ts';
import { Lights } from './Lights.ts';
import { DAYLIGHT, mixTones, type Tone } from './tones.ts';

/** A change of mind at the settings takes this long to be seen; the clock is slower by itself. */
const CHANGE_MS = 900;
/** What swims in front of the scenery keeps so much of the light that actors have. */
const LIVELY = 0.85;
/** Depths between which things belong to other systems and take the tone of where they are. */
const OTHERS = { from: DEPTH.BUBBLE, to: DEPTH.EFFECT } as const;
/** The scenery looks after its own pictures, and lights shine in the colour they have. */
const SCENERY: ReadonlySet<number> = new Set([
  DEPTH.BELOW_GROUND,
  ...[DEPTH.GROUND, DEPTH.COVER].flatMap((depth) => [depth, depth + LIGHT_ABOVE_LAYER]),
]);

/** Puts a tone on a picture, in the same draw call as every other one. */
export function paint(image: GameObjects.Image | GameObjects.Text, top: Tone, bottom: Tone): void {
  image
    .setTint(top.light, top.light, bottom.light, bottom.light)
    .setTint2(top.shade, top.shade, bottom.shade, bottom.shade)
    .setTintMode(TintModes.MULTIPLY_TWO);
}

/**
 * Day and dusk of one map: how far the dusk has come, the lamps that come on with it, and the evening's tone on whatever
 * the systems have put into the scene, so that none of them need know of it.
 */
export class DayLight {
  readonly #scene: Scene;
  readonly #loaded: LoadedMap;
  readonly #parts: WorldParts;
  readonly #lights: Lights;
  #dusk: number;
  #isPainted = false;

  constructor(scene: Scene, loaded: LoadedMap, parts: WorldParts & { readonly places: LayerPlaces }) {
    this.#scene = scene;
    this.#loaded = loaded;
    this.#parts = parts;
    this.#lights = new Lights(scene, loaded, parts);
    this.#dusk = parts.dayClock.dusk;
  }

  /** 0 by day, 1 at dusk. */
  get dusk(): number {
    return this.#dusk;
  }

  update(view: View, dt: number): void {
    this.#goOn(dt);
    this.#lights.update(view, this.#dusk, this.#parts.isCalm ? 0 : dt);
    if (this.#dusk > 0 || this.#isPainted) this.#paintOthers();
    this.#isPainted = this.#dusk > 0;
  }

  destroy(): void {
    this.#lights.destroy();
  }

  #goOn(dt: number): void {
    const goal = this.#parts.dayClock.dusk;
    const step = this.#parts.isCalm ? 1 : dt / CHANGE_MS;
    this.#dusk += Math.max(-step, Math.min(step, goal - this.#dusk));
  }

  #paintOthers(): void {
    const { near, ground, actors } = this.#loaded.scenery.dusk;
    const at = (tone: Tone) => mixTones(DAYLIGHT, tone, this.#dusk);
    const [behind, around, bodies] = [
      at(mixTones(near.bottom, actors, LIVELY)),
      at(ground.bottom),
      at(actors),
    ];
    for (const object of this.#scene.children.list) {
      if (!isPicture(object) || !isOthers(object)) continue;
      const tone = object.depth < DEPTH.GROUND ? behind : object.depth < DEPTH.SHADOW ? around : bodies;
      paint(object, tone, tone);
    }
  }
}

function isPicture(object: GameObjects.GameObject): object is GameObjects.Image | GameObjects.Text {
  return object.type === 'Image' || object.type === 'Text';
}

function isOthers({ depth, blendMode }: GameObjects.Image | GameObjects.Text): boolean {
  return depth >= OTHERS.from && depth <= OTHERS.to && !SCENERY.has(depth) && blendMode === BlendModes.NORMAL;
}
