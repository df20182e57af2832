import { BlendModes, type GameObjects, type Scene, TintModes } from 'phaser';
import { DEPTH, LIGHT_ABOVE_LAYER } from '../depths.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import type { WorldParts } from '../worldParts.ts';
import type { View } from '../camera/cameraMotion.ts';
import type { LayerOffsets } from '../scenery/LayerOffsets.ts';
import { Lights } from './Lights.ts';
import { DAYLIGHT, mixTones, type Tone } from './tones.ts';

/** Transition after a change in the settings, ms; the clock alone changes more slowly. */
const CHANGE_MS = 900;
/** Share of the actors' light on animals in front of the scenery. */
const FRONT_LIGHT = 0.85;
/** Depths whose pictures belong to other systems and take the tone of their position. */
const OTHERS = { from: DEPTH.BUBBLE, to: DEPTH.EFFECT } as const;
/** Excluded: the scenery tints its own pictures, and lights keep their colour. */
const EXCLUDED: ReadonlySet<number> = new Set([
  DEPTH.LAMPLIGHT,
  DEPTH.LAMP,
  DEPTH.BELOW_GROUND,
  ...[DEPTH.GROUND, DEPTH.COVER].flatMap((depth) => [depth, depth + LIGHT_ABOVE_LAYER]),
  DEPTH.CODE_OBJECT + LIGHT_ABOVE_LAYER,
]);

/** Tints a picture without an additional draw call. */
export function paint(image: GameObjects.Image | GameObjects.Text, top: Tone, bottom: Tone): void {
  image
    .setTint(top.light, top.light, bottom.light, bottom.light)
    .setTint2(top.shade, top.shade, bottom.shade, bottom.shade)
    .setTintMode(TintModes.MULTIPLY_TWO);
}

/**
 * Day and dusk of one map: the share of dusk, the lamps, and the tone on all objects in the scene, so that no other
 * system has to handle it.
 */
export class DayLight {
  readonly #scene: Scene;
  readonly #loaded: LoadedMap;
  readonly #parts: WorldParts;
  readonly #lights: Lights;
  #dusk: number;
  #isPainted = false;

  constructor(scene: Scene, loaded: LoadedMap, parts: WorldParts & { readonly layerOffsets: LayerOffsets }) {
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
    this.#advance(dt);
    this.#lights.update(view, this.#dusk, this.#parts.reducedMotion ? 0 : dt);
    if (this.#dusk > 0 || this.#isPainted) this.#paintOthers();
    this.#isPainted = this.#dusk > 0;
  }

  destroy(): void {
    this.#lights.destroy();
  }

  #advance(dt: number): void {
    const goal = this.#parts.dayClock.dusk;
    const step = this.#parts.reducedMotion ? 1 : dt / CHANGE_MS;
    this.#dusk += Math.max(-step, Math.min(step, goal - this.#dusk));
  }

  #paintOthers(): void {
    const { near, ground, actors } = this.#loaded.scenery.dusk;
    const at = (tone: Tone) => mixTones(DAYLIGHT, tone, this.#dusk);
    const [behind, around, bodies] = [
      at(mixTones(near.bottom, actors, FRONT_LIGHT)),
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
  return (
    depth >= OTHERS.from && depth <= OTHERS.to && !EXCLUDED.has(depth) && blendMode === BlendModes.NORMAL
  );
}
