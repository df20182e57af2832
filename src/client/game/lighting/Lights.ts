import { BlendModes, type GameObjects, type Scene, TintModes } from 'phaser';
import { LIGHT_ABOVE_LAYER } from '../depths.ts';
import { UI_TEXTURE } from '../loading/loadArt.ts';
import type { LoadedMap } from '../loading/loadMap.ts';
import type { SceneryLayer, SceneryLight } from '../loading/readScenery.ts';
import type { WorldParts } from '../worldParts.ts';
import type { View } from '../camera/cameraMotion.ts';
import { beamReach, flame } from './flame.ts';
import { isNearView } from '../scenery/layerOffset.ts';
import type { LayerOffsets } from '../scenery/LayerOffsets.ts';
import { mixColors } from './tones.ts';

/** Radius of the drawn glow and length of the drawn beam, px at 1x. */
const DRAWN = { radius: 46, beam: 122 } as const;
/** Share of white in the flame itself. */
const FLAME = { color: 0xfff7d6, share: 0.82 } as const;
/** The drawn beam begins 10 px into its canvas of 144. */
const BEAM_ORIGIN = 10 / 144;
const BEAM = { periodMs: 14_000, alpha: 0.5, height: 3.4 } as const;

interface Lamp {
  readonly light: SceneryLight;
  readonly layer: SceneryLayer;
  readonly glow: GameObjects.Image;
  readonly beam: GameObjects.Image | null;
  readonly phase: number;
}

interface LightsParts extends Pick<WorldParts, 'artScale'> {
  readonly layerOffsets: LayerOffsets;
}

/** The lamps, windows and gates of a map, drawn from one texture directly above their layer. */
export class Lights {
  readonly #layerOffsets: LayerOffsets;
  readonly #artScale: number;
  readonly #lamps: readonly Lamp[];
  #time = 0;

  constructor(scene: Scene, { scenery }: LoadedMap, { artScale, layerOffsets }: LightsParts) {
    const { lights, layers } = scenery;
    this.#layerOffsets = layerOffsets;
    this.#artScale = artScale;
    this.#lamps = lights.flatMap((light, index) => {
      const layer = layers.find(({ name }) => name === light.layer);
      if (layer === undefined) return [];
      return {
        light,
        layer,
        glow: glowOf(scene, light, layer),
        beam: light.beam > 0 ? beamOf(scene, layer) : null,
        phase: index * 2.4,
      };
    });
  }

  /** `dusk` 0 to 1; without `dt` nothing flickers. */
  update(view: View, dusk: number, dt: number): void {
    this.#time += dt;
    for (const lamp of this.#lamps) {
      const { x, y } = this.#layerOffsets.of(lamp.layer);
      this.#drawLamp(lamp, lamp.light.x + x, lamp.light.y + y, view, dusk);
    }
  }

  destroy(): void {
    for (const { glow, beam } of this.#lamps) {
      glow.destroy();
      beam?.destroy();
    }
  }

  #drawLamp({ light, glow, beam, phase }: Lamp, x: number, y: number, view: View, dusk: number): void {
    const { radius, flat, flicker, strength, byDay, beam: reach } = light;
    const on = byDay + (1 - byDay) * dusk;
    const isSeen = (size: number) =>
      on > 0 && isNearView(view, { x: x - size, y: y - size, w: size * 2, h: size * 2 }, 0);
    glow.setVisible(isSeen(radius));
    beam?.setVisible(isSeen(reach));
    if (glow.visible) {
      const scale = radius / DRAWN.radius / this.#artScale;
      glow
        .setPosition(x, y)
        .setScale(scale, scale * flat)
        .setAlpha(on * strength * flame(flicker, this.#time, phase));
    }
    if (beam?.visible) {
      const turn = beamReach(this.#time, BEAM.periodMs);
      const length = reach / DRAWN.beam / this.#artScale;
      beam
        .setPosition(x, y)
        .setScale(length * turn, BEAM.height / this.#artScale)
        .setAlpha(on * BEAM.alpha * Math.abs(turn));
    }
  }
}

function glowOf(scene: Scene, { color }: SceneryLight, { depth }: SceneryLayer): GameObjects.Image {
  return scene.add
    .image(0, 0, UI_TEXTURE, 'effect/glow')
    .setTint(mixColors(color, FLAME.color, FLAME.share))
    .setTint2(color)
    .setTintMode(TintModes.MULTIPLY_TWO)
    .setDepth(depth + LIGHT_ABOVE_LAYER)
    .setVisible(false);
}

function beamOf(scene: Scene, { depth }: SceneryLayer): GameObjects.Image {
  return scene.add
    .image(0, 0, UI_TEXTURE, 'effect/beam')
    .setOrigin(BEAM_ORIGIN, 0.5)
    .setTint(FLAME.color)
    .setBlendMode(BlendModes.ADD)
    .setDepth(depth + LIGHT_ABOVE_LAYER)
    .setVisible(false);
}
