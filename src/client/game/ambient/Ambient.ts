import type { Scene } from 'phaser';
import type { MapDefinition, MapKey } from '#shared/content/maps/mapTypes.ts';
import { Bubbles } from './Bubbles.ts';
import type { View } from '../camera/cameraMotion.ts';
import { CrabsOnSand } from './CrabsOnSand.ts';
import { DriftingClouds } from './DriftingClouds.ts';
import { Drips } from './Drips.ts';
import { Fish } from './Fish.ts';
import { Gulls } from './Gulls.ts';
import { Motes } from './Motes.ts';
import { DriftingSeeds } from './DriftingSeeds.ts';

/** Feet of a player, world px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface AmbientSystem {
  update(view: View, dt: number, avatars: readonly Spot[]): void;
  destroy(): void;
}

type CreateAmbient = (scene: Scene, artScale: number, map: MapDefinition) => AmbientSystem;

const bubbles: CreateAmbient = (scene, artScale) => new Bubbles(scene, artScale);

/** Decorative animation of each map: animals, bubbles, clouds, light. */
const AMBIENT_BY_MAP: Readonly<Record<MapKey, readonly CreateAmbient[]>> = {
  plaza: [
    bubbles,
    (scene, artScale) =>
      new Fish(scene, artScale, [
        { frame: 'ambient/fish-orange', count: 3 },
        { frame: 'ambient/fish-yellow', count: 2 },
        { frame: 'ambient/fish-pink', count: 1 },
      ]),
  ],
  beach: [(scene, artScale, map) => new CrabsOnSand(scene, artScale, map)],
  arena: [
    bubbles,
    (scene, artScale) =>
      new Fish(scene, artScale, [
        { frame: 'ambient/fish-yellow', count: 3 },
        { frame: 'ambient/fish-orange', count: 2 },
        { frame: 'ambient/fish-pink', count: 2 },
      ]),
  ],
  sky: [
    (scene, artScale) => new DriftingClouds(scene, artScale),
    (scene, artScale) => new Gulls(scene, artScale),
    (scene, artScale) => new DriftingSeeds(scene, artScale),
  ],
  kelp: [
    bubbles,
    (scene, artScale) =>
      new Motes(scene, artScale, { frames: ['ambient/mote-sun'], count: 26, vx: 6, vy: 11 }),
    (scene, artScale) =>
      new Fish(scene, artScale, [
        { frame: 'ambient/fish-lime', count: 6 },
        { frame: 'ambient/fish-yellow', count: 4 },
        { frame: 'ambient/fish-orange', count: 2 },
      ]),
  ],
  cave: [
    (scene, artScale) =>
      new Motes(scene, artScale, {
        frames: ['ambient/mote-teal', 'ambient/mote-rose', 'ambient/mote-teal'],
        count: 34,
        vx: -5,
        vy: -8,
      }),
    (scene, artScale) => new Drips(scene, artScale),
    (scene, artScale) =>
      new Fish(scene, artScale, [
        { frame: 'ambient/fish-teal', count: 3 },
        { frame: 'ambient/fish-rose', count: 2 },
      ]),
  ],
};

export class Ambient {
  readonly #parts: readonly AmbientSystem[];
  readonly #reducedMotion: boolean;

  constructor(
    scene: Scene,
    map: MapDefinition,
    { artScale, reducedMotion }: { artScale: number; reducedMotion: boolean },
  ) {
    this.#parts = AMBIENT_BY_MAP[map.key].map((create) => create(scene, artScale, map));
    this.#reducedMotion = reducedMotion;
  }

  /** With reduced motion everything is drawn but stands still. */
  update(view: View, dt: number, avatars: readonly Spot[]): void {
    for (const part of this.#parts) part.update(view, this.#reducedMotion ? 0 : dt, avatars);
  }

  destroy(): void {
    for (const part of this.#parts) part.destroy();
  }
}
